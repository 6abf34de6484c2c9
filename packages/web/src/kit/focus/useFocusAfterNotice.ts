import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusFirstConnected, listFocusTargetsAfterNotice } from './moveFocusAfterNotice.ts';
import { returnFocusToPressed, buttonLabelOf, rememberPressedButton } from './returnFocusToPressed.ts';

/** Whoever was in a notice: what they had pressed there, and where they could go on. */
type Left = { readonly pressed: string | null; readonly places: readonly HTMLElement[] };

/**
 * When the notice goes by itself, whoever was in it goes on with what follows it, instead of at the head of the page;
 * what comes in its place and takes the focus has it. Where nothing follows they wait at the heading, and a notice that
 * comes again has them back where they pressed.
 */
export const useFocusAfterNotice = <E extends HTMLElement>(): RefObject<E | null> => {
  const place = useRef<E>(null);
  const left = useRef<Left | null>(null);
  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      const { activeElement } = document;
      left.current =
        notice?.contains(activeElement) === true
          ? { pressed: buttonLabelOf(activeElement), places: listFocusTargetsAfterNotice(notice) }
          : null;
    };
  }, []);
  useEffect(() => {
    returnFocusToPressed(place.current);
    return () => {
      const who = left.current;
      if (who === null) return;
      // Behind the effects of what comes in its place.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        focusFirstConnected(who.places);
        rememberPressedButton(who.places.some(({ isConnected }) => isConnected) ? null : who.pressed);
      });
    };
  }, []);
  return place;
};
