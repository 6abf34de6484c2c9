import { counterWeight } from '../page/counterWeight.mjs';
import { inBrowser, openSessionForUser, withStoredSession } from '../page/sessions.mjs';
import { weighPage } from '../page/weighPage.mjs';
import { judged } from '../judged.mjs';

const landed = (page) => page.getByText('support@steamchain.test').waitFor();
const inside = (page) => page.getByText('Logged in as').first().waitFor();

/** What the landing page weighs for a stranger, and a reload for who is signed in. */
async function weights(browser, url) {
  const context = await browser.newContext({ baseURL: url });
  const landing = await weighPage(await context.newPage(), '/', landed);
  const user = await openSessionForUser(browser, url);
  await inside(user);
  const reloaded = await withStoredSession(browser, user);
  return { landing, reload: await weighPage(reloaded, '/secure/fxgateway/dashboard', inside) };
}

/** Rows 3, 4 and 11: what travels until the landing page, and a reload with a stored session, can be used. */
export async function pageWeight({ url }) {
  const counter = await counterWeight();
  const { landing, reload } = await inBrowser((browser) => weights(browser, url));
  const floor = `a counter of react and react-dom (${(counter / 1_000).toFixed(1)} kB)`;
  return [
    judged({
      number: 3,
      measure: 'scripts of the landing page until it is fully usable, gzip',
      floor,
      value: landing.js.bytes / counter,
      unit: 'times',
      target: 0.045,
    }),
    judged({
      number: 4,
      measure: 'scripts of a reload with a stored session until idle, gzip',
      floor,
      value: reload.js.bytes / 1_000,
      unit: 'kB',
      target: 255,
    }),
    judged({
      number: 4,
      measure: 'requests for them',
      floor: 'none',
      value: reload.js.requests,
      unit: 'requests',
      target: 12,
    }),
    judged({
      number: 11,
      measure: 'style sheets of a reload, gzip',
      floor: 'none',
      value: reload.css.bytes / 1_000,
      unit: 'kB',
      target: 15,
      why: 'Most of it are the rules of the signed-in area, those of the component library among them.',
    }),
  ];
}
