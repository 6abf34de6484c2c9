/** Moves the focus into what has just opened, to the first thing that `selector` names. */
export const focusWhenOpened =
  (selector: string) =>
  (opened: HTMLElement): void => {
    // The box around a dialog is no tab stop: nothing would show that it has the focus.
    opened.tabIndex = -1;
    opened.querySelector<HTMLElement>(selector)?.focus();
  };
