import type { KeyboardEvent } from 'react';

/** Two presses of Enter within this time are one that bounced, and the second books nothing. */
const doublePressMs = 600;

let led: { readonly button: HTMLElement; readonly at: number } | null = null;

/**
 * Enter in an amount goes to the button that books, and does not press it: that takes a press of its own, after the
 * numbers were seen. What stands in sight stays there.
 */
export const enterLeadsOn = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const button = event.currentTarget.closest('.card')?.querySelector<HTMLElement>('.deal-action button');
  led = button ? { button, at: event.timeStamp } : null;
  button?.focus({ preventScroll: true });
};

/** Whether this key goes down on the button so soon after Enter led there that it belongs to that press. */
export const belongsToLeadingOn = ({
  target,
  timeStamp,
}: Pick<KeyboardEvent, 'target' | 'timeStamp'>): boolean =>
  led !== null && led.button === target && timeStamp - led.at < doublePressMs;
