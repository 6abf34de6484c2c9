import { firstMissing, typesOnScreen } from '../layout/focusOf.ts';

const field = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** A keyboard on the screen would cover the page. */
const placesOnPage = (): string => (typesOnScreen() ? 'a[href]' : `a[href], ${field}`);

/**
 * Where somebody goes on who was in a notice, the best place first: what is still to be filled beside it, the nearest
 * field beside it, then what follows it on the page. Never a button: the next press of the same key would press it.
 */
export const placesAfter = (notice: Element): readonly HTMLElement[] => {
  const beside = notice.closest<HTMLElement>('section, form');
  const missing = beside === null || typesOnScreen() ? undefined : firstMissing(beside);
  const all = [...document.querySelectorAll<HTMLElement>(`#content :is(${placesOnPage()})`)].filter(
    (element) => !notice.contains(element),
  );
  const follows = (element: Element): boolean =>
    (notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const near = all.filter((element) => beside?.contains(element) === true);
  return [
    ...(missing === undefined ? [] : [missing]),
    ...near.filter(follows),
    ...near.filter((element) => !follows(element)).toReversed(),
    ...all.filter(follows),
  ];
};

/** The focus goes to the first of these that is still there, or else to the heading of the page. */
export const focusFirst = (places: readonly HTMLElement[]): void => {
  const next = places.find(({ isConnected }) => isConnected);
  (next ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
};

/** The focus goes on from a notice that is about to go. */
export const focusAfter = (notice: Element | null): void => {
  if (notice !== null) focusFirst(placesAfter(notice));
};
