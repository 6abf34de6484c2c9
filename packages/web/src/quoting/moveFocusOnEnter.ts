import type { KeyboardEvent } from 'react';
import { doublePressMs } from '../kit/buttons/doublePressMs.ts';
import { findEmptySelect } from '../kit/layout/findEmptySelect.ts';
import { hasFocusArrivedByItself } from '../kit/focus/moveFocusAfterNotice.ts';

let led: { readonly button: HTMLElement; readonly at: number } | null = null;
/** Where Enter was pressed before the button was there. */
let waiting: HTMLElement | null = null;

const leadTo = (button: HTMLElement, at: number): void => {
  led = { button, at };
  waiting = null;
  button.focus({ preventScroll: true });
  // With all that is to be read before the press.
  button.closest('.card-footer')?.scrollIntoView({ block: 'nearest' });
};

/**
 * Enter in a field goes to what is still to be chosen, else to the button that moves money, and does not press it: that
 * takes a press of its own, after the numbers were seen. What stands in sight stays there. Where the button is still to come, `moveFocusToArrivedButton` goes there.
 * Who is in the field only because a notice went, such as after 'Ask again', uses it first: their next Enter leads nowhere.
 */
export const moveFocusOnEnter = (event: KeyboardEvent<HTMLElement>): void => {
  waiting = null;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  if (hasFocusArrivedByItself(event.target)) return;
  const card = event.currentTarget.closest('.card');
  const missing = findEmptySelect(card, event.target);
  if (missing) return missing.focus();
  const button = card?.querySelector<HTMLElement>('.deal-action button');
  if (button) leadTo(button, event.timeStamp);
  else waiting = event.target;
};

/** The button in `action` has come: whoever pressed Enter before, and has stayed since, is led on to it. */
export const moveFocusToArrivedButton = (action: HTMLElement | null): void => {
  const button = action?.querySelector<HTMLElement>('button');
  if (button && waiting !== null && waiting === document.activeElement)
    leadTo(button, new Event('now').timeStamp);
};

/** An Enter that is held down, or bounces, since it was in a field is no press of the button where it arrives. */
export const isBouncedEnter = ({
  key,
  repeat,
  target,
  timeStamp,
}: Pick<KeyboardEvent, 'key' | 'repeat' | 'target' | 'timeStamp'>): boolean =>
  key === 'Enter' &&
  (repeat || (led !== null && led.button === target && timeStamp - led.at < doublePressMs));
