import { useCallback } from 'react';

/** Hears of Escape while the focus is in the place, except where it is used already: by an open picker, or to empty a search. */
export const useEscape = (onEscape: ((place: HTMLElement) => void) | null) =>
  useCallback(
    (place: HTMLElement | null) => {
      if (place === null || onEscape === null) return;
      const hear = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
        const isSearch = target instanceof HTMLInputElement && target.type === 'search';
        if (key === 'Escape' && !defaultPrevented && !isSearch) onEscape(place);
      };
      place.addEventListener('keydown', hear);
      return () => place.removeEventListener('keydown', hear);
    },
    [onEscape],
  );
