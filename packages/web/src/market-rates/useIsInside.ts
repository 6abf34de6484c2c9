import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer or the focus is in a part of the page. A window that is left keeps its focus where it is. */
export const useIsInside = (part: RefObject<HTMLElement | null>): boolean => {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const { current } = part;
    if (current === null) return undefined;
    const enter = (): void => setInside(true);
    const leave = (event: Event): void => {
      const next = (event instanceof FocusEvent && event.relatedTarget) || document.activeElement;
      const isFocused = next instanceof Node && current.contains(next);
      const isPointedAt = event instanceof FocusEvent && current.matches(':hover');
      if (!isFocused && !isPointedAt) setInside(false);
    };
    const handlers = { pointerenter: enter, focusin: enter, pointerleave: leave, focusout: leave };
    for (const [type, handle] of Object.entries(handlers)) current.addEventListener(type, handle);
    return () => {
      for (const [type, handle] of Object.entries(handlers)) current.removeEventListener(type, handle);
    };
  }, [part]);
  return inside;
};
