import { useState, type KeyboardEvent } from 'react';
import { isBouncedEnter } from './moveFocusOnEnter.ts';

const words = 'That Enter came right after the last one and pressed nothing. Press it once more.';

/** Holds back the Enter that presses nothing, and says so until another key, or until the button is left. */
export const useBouncedEnter = (): {
  readonly note: string | null;
  /** True when the key was held back. */
  readonly holdBack: (event: KeyboardEvent) => boolean;
  readonly forget: () => void;
  /** Both, for a button that is not held. */
  readonly handlers: { readonly onKeyDown: (event: KeyboardEvent) => void; readonly onBlur: () => void };
} => {
  const [bounced, setBounced] = useState(false);
  const holdBack = (event: KeyboardEvent): boolean => {
    const nothing = isBouncedEnter(event);
    if (nothing) event.preventDefault();
    // A key that is held down is still the press that led here.
    if (!event.repeat) setBounced(nothing);
    return nothing;
  };
  const forget = (): void => setBounced(false);
  return {
    note: bounced ? words : null,
    holdBack,
    forget,
    handlers: { onKeyDown: (event) => void holdBack(event), onBlur: forget },
  };
};
