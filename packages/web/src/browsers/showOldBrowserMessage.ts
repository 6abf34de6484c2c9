import { lacksRequiredBrowserFeatures } from './lacksRequiredBrowserFeatures.ts';

/** The heading of the page in a browser that is too old. */
const title = 'Please update your browser.';

/**
 * Says in the place of an application which browsers it works in, where this one lacks what it needs. The place is
 * taken away with it, so that the application does not start there.
 */
export const showOldBrowserMessage = (page: Window & typeof globalThis, browsers: string): void => {
  const { document } = page;
  const place = document.getElementById('root');
  if (place === null || !lacksRequiredBrowserFeatures(page)) return;
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  const words = document.createElement('p');
  main.className = 'whole-page';
  heading.textContent = title;
  words.setAttribute('role', 'alert');
  words.textContent = `This browser is too old for this application. It works from ${browsers} on: update this browser, or open the page in another one.`;
  main.appendChild(heading);
  main.appendChild(words);
  place.textContent = '';
  place.appendChild(main);
  place.removeAttribute('id');
  document.title = title;
};
