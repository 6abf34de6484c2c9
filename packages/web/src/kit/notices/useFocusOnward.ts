import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusAfter } from './focusAfter.ts';

/** When the notice goes by itself, whoever was in it goes on with what follows it, instead of at the head of the page. */
export const useFocusOnward = <E extends HTMLElement>(): RefObject<E | null> => {
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      if (notice?.contains(document.activeElement) === true) focusAfter(notice);
    };
  }, []);
  return place;
};
