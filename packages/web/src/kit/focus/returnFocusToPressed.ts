/** Who pressed in a notice that went, and had nothing to go on with: what they pressed, and where they are since. */
let waiting: { readonly label: string; readonly at: Element | null } | null = null;

/** What is pressed in a notice is named by this; null for what is no button. */
export const buttonLabelOf = (element: Element | null): string | null =>
  element instanceof HTMLButtonElement ? element.textContent : null;

/** There was nothing else for them than to wait where the focus is now. */
export const rememberPressedButton = (label: string | null): void => {
  waiting = label === null ? null : { label, at: document.activeElement };
};

/** The same failed once more: whoever has waited where they were left is back at what they pressed. */
export const returnFocusToPressed = (notice: Element | null): void => {
  if (waiting === null || waiting.at !== document.activeElement) return;
  const { label } = waiting;
  const button = [...(notice?.querySelectorAll('button') ?? [])].find(
    (each) => buttonLabelOf(each) === label,
  );
  if (button === undefined) return;
  waiting = null;
  button.focus({ preventScroll: true });
};
