/** What a user may be typing in, or choosing from. */
export const isField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Nobody is anywhere yet: the focus is on nothing, or on what was only to be seen first. */
export const isFocusFree = (element: Element | null): boolean =>
  element === null ||
  element === document.body ||
  element.matches('.arrival:not(.arrival-held), .page-title, .screen-title, .public-title');

/** Somebody is answering a dialog. */
export const isInDialog = (element: Element | null): boolean =>
  element?.closest('dialog, [role="dialog"]') != null;

const fields = 'input:not([type="radio"], [type="checkbox"]), select, textarea';

export type FormFieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The first field of a form in which nothing stands. */
export const firstEmptyField = (form: HTMLElement): FormFieldElement | undefined =>
  [...form.querySelectorAll<FormFieldElement>(fields)].find(({ value }) => value === '');

/** The first field of a form that has to be filled and in which nothing stands. */
export const firstEmptyRequiredField = (form: HTMLElement): FormFieldElement | undefined =>
  [...form.querySelectorAll<FormFieldElement>(fields)].find(
    (field) => field.value === '' && field.getAttribute('aria-required') === 'true',
  );

/** A keyboard on the screen would cover the page before anybody has read it. */
export const hasOnScreenKeyboard = (): boolean =>
  typeof globalThis.matchMedia === 'function' &&
  globalThis.matchMedia('(hover: none) and (pointer: coarse)').matches;
