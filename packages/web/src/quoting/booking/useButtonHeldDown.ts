import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useBouncedEnter } from '../useBouncedEnter.ts';

/** A finger's click comes a moment after the finger has left; until then the press still counts. */
const clickFollowsMs = 350;

type HeldPress = {
  /** What is said of an Enter that pressed nothing. */
  readonly note: string | null;
  readonly handlers: Handlers;
};

type Handlers = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: () => void;
  readonly onBlur: () => void;
};

/** Reports when a button is held down, by pointer or key, and when it no longer is, whether or not it was clicked. */
export const useButtonHeldDown = ({
  press,
  release,
}: {
  readonly press: () => void;
  readonly release: () => void;
}): HeldPress => {
  const bounced = useBouncedEnter();
  const ending = useRef<number | null>(null);
  const endNow = (): void => {
    if (ending.current !== null) window.clearTimeout(ending.current);
    ending.current = null;
    release();
  };
  const endSoon = (): void => {
    if (ending.current !== null) window.clearTimeout(ending.current);
    ending.current = window.setTimeout(endNow, clickFollowsMs);
  };
  const begin = (): void => {
    if (ending.current !== null) window.clearTimeout(ending.current);
    ending.current = null;
    press();
  };
  useEffect(
    () => () => {
      if (ending.current !== null) window.clearTimeout(ending.current);
    },
    [],
  );
  return {
    note: bounced.note,
    handlers: {
      onPointerDown: (event) => {
        if (event.button === 0) begin();
      },
      onPointerLeave: (event) => (event.buttons === 0 ? endSoon() : endNow()),
      onPointerCancel: endNow,
      onKeyDown: (event) => {
        if (!bounced.holdBack(event) && (event.key === 'Enter' || event.key === ' ')) begin();
      },
      onKeyUp: endSoon,
      onBlur: () => {
        bounced.forget();
        endNow();
      },
    },
  };
};
