import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer or the focus is in a part of the page. A window that is left keeps its focus where it is. */
export const useIsInside = (part: RefObject<HTMLElement | null>): boolean => {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const { current } = part;
    const unmounted = new AbortController();
    const listen = (type: string, isStill: (event: Event) => boolean): void =>
      current?.addEventListener(type, (event) => setInside(isStill(event)), unmounted);
    const holds = (focused: unknown): boolean =>
      focused instanceof Node && current?.contains(focused) === true;
    const enters = (): boolean => true;
    listen('pointerenter', enters);
    listen('focusin', enters);
    listen('pointerleave', () => holds(document.activeElement));
    listen(
      'focusout',
      (event) =>
        current?.matches(':hover') === true ||
        holds((event instanceof FocusEvent && event.relatedTarget) || document.activeElement),
    );
    return () => unmounted.abort();
  }, [part]);
  return inside;
};
