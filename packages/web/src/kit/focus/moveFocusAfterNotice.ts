import { firstEmptyRequiredField, hasOnScreenKeyboard } from './formFieldFocus.ts';

/** No list and no row of choices: there the arrow keys would choose another thing. */
const field = 'input:not(:disabled, [type="radio"]), textarea:not(:disabled)';

/** Without fields where a keyboard on the screen would cover the page. */
const placesIn = (part: ParentNode): readonly HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>(hasOnScreenKeyboard() ? 'a[href]' : `a[href], ${field}`),
];

/**
 * Where somebody goes on who was in a notice, the best place first: what is still to be filled beside it, the nearest
 * field beside it, then what follows it on the page. Never a button: the next press of the same key would press it.
 */
export const listFocusTargetsAfterNotice = (notice: Element): readonly HTMLElement[] => {
  const beside = notice.closest<HTMLElement>('section, form');
  const missing = beside === null || hasOnScreenKeyboard() ? undefined : firstEmptyRequiredField(beside);
  const outside = (element: Element): boolean => !notice.contains(element);
  const follows = (element: Element): boolean =>
    (notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const near = beside === null ? [] : placesIn(beside).filter(outside);
  const content = document.querySelector('#content');
  const onPage = content?.contains(notice) === true ? placesIn(content).filter(outside) : [];
  return [
    ...(missing === undefined ? [] : [missing]),
    ...near.filter(follows),
    ...near.filter((element) => !follows(element)).toReversed(),
    ...onPage.filter(follows),
  ];
};

let arrived: EventTarget | null = null;

const noteArrival = (place: HTMLElement): void => {
  arrived = place;
  const used = new AbortController();
  const forget = (): void => {
    used.abort();
    if (arrived === place) arrived = null;
  };
  const options = { signal: used.signal };
  place.addEventListener('keydown', ({ key }) => (key === 'Enter' ? undefined : forget()), options);
  for (const kind of ['input', 'pointerdown', 'blur'] as const) place.addEventListener(kind, forget, options);
};

/**
 * Whether the focus came here by itself, after a press elsewhere, and nothing but Enter was pressed since: that Enter may
 * still mean what was pressed before.
 */
export const hasFocusArrivedByItself = (place: EventTarget): boolean => place === arrived;

/** The focus goes to the first of these that is still there, or else to the heading of the page. */
export const focusFirstConnected = (places: readonly HTMLElement[]): void => {
  const next = places.find(({ isConnected }) => isConnected) ?? document.querySelector<HTMLElement>('h1');
  if (next === null) return;
  next.focus({ preventScroll: true });
  noteArrival(next);
};

/** The focus goes on from a notice that is about to go. */
export const moveFocusAfterNotice = (notice: Element | null): void => {
  if (notice !== null) focusFirstConnected(listFocusTargetsAfterNotice(notice));
};
