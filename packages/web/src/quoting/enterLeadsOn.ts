import type { KeyboardEvent } from 'react';

/**
 * Enter in an amount goes to the button that books, and does not press it: that takes a press of its own, after the
 * numbers were seen.
 */
export const enterLeadsOn = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.closest('.card')?.querySelector<HTMLElement>('.deal-action button')?.focus();
};
