import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isFocusFree } from './formFieldFocus.ts';
import { markPageShown } from './markPageShown.ts';

/**
 * The heading of a page, or of a step of it, to which anything led within the document is at the top of the window and
 * has the focus that was lost on the way. A field of the page may take it from there.
 */
export const useFocusStepHeading = (step: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  const place = `${useLocation().pathname} ${step}`;
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (markPageShown().isFirst || !isFocusFree(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [place]);
  return heading;
};
