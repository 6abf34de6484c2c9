import type { KeyboardEvent } from 'react';

/** Two presses of Enter within this time are one that bounced, and the second books nothing. */
const doublePressMs = 600;

let led: { readonly button: HTMLElement; readonly at: number } | null = null;

/**
 * Enter in a field goes to the button that moves money, and does not press it: that takes a press of its own, after the
 * numbers were seen. What stands in sight stays there.
 */
export const enterLeadsOn = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const button = event.currentTarget.closest('.card')?.querySelector<HTMLElement>('.deal-action button');
  led = button ? { button, at: event.timeStamp } : null;
  button?.focus({ preventScroll: true });
};

/** An Enter that is held down, or bounces, since it was in a field is no press of the button where it arrives. */
export const pressesNothing = ({
  key,
  repeat,
  target,
  timeStamp,
}: Pick<KeyboardEvent, 'key' | 'repeat' | 'target' | 'timeStamp'>): boolean =>
  key === 'Enter' &&
  (repeat || (led !== null && led.button === target && timeStamp - led.at < doublePressMs));
