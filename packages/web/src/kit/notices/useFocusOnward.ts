import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusFirst, placesAfter } from './focusAfter.ts';

/**
 * When the notice goes by itself, whoever was in it goes on with what follows it, instead of at the head of the page;
 * what comes in its place and takes the focus has it.
 */
export const useFocusOnward = <E extends HTMLElement>(): RefObject<E | null> => {
  const place = useRef<E>(null);
  const places = useRef<readonly HTMLElement[] | null>(null);
  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      places.current = notice?.contains(document.activeElement) === true ? placesAfter(notice) : null;
    };
  }, []);
  useEffect(
    () => () => {
      const left = places.current;
      if (left === null) return;
      // Behind the effects of what comes in its place.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusFirst(left);
      });
    },
    [],
  );
  return place;
};
