/** What a user may be typing in, or choosing from. */
export const isField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Nobody is anywhere yet: the focus is on nothing, or on what was only to be seen first. */
export const isFree = (element: Element | null): boolean =>
  element === null || element === document.body || element.matches('.arrival, .page-title');

/** Somebody is answering a dialog. */
export const inDialog = (element: Element | null): boolean =>
  element?.closest('dialog, [role="dialog"]') != null;
