const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** What can have the focus behind a notice, in its order. */
export const followersOf = (notice: Element): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#content :is(${focusable})`)].filter(
    (element) =>
      !notice.contains(element) &&
      (notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );

/** The focus goes to the first of these that is still there, or else to the heading of the page. */
export const focusFirst = (followers: readonly HTMLElement[]): void => {
  const next = followers.find(({ isConnected }) => isConnected);
  (next ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
};

/** The focus goes to what follows a notice that is about to go. */
export const focusAfter = (notice: Element | null): void => {
  if (notice !== null) focusFirst(followersOf(notice));
};
