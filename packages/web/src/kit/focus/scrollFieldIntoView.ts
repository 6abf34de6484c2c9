let brought: Element | null = null;

/** What was brought into sight last without the focus. */
export const getLastFieldScrolledIntoView = (): Element | null => brought;

/** Brings a field into sight that has not the focus; it stays there as one in which somebody types (HIST-9). */
export const scrollFieldIntoView = (field: Element): void => {
  brought = field;
  field.scrollIntoView({ block: 'nearest' });
};
