const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** The focus goes to what follows a notice that is about to go, or else to the heading of the page. */
export const focusAfter = (notice: Element | null): void => {
  if (notice === null) return;
  const after = [...document.querySelectorAll<HTMLElement>(`#content :is(${focusable})`)].find(
    (element) =>
      !notice.contains(element) &&
      (notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  (after ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
};
