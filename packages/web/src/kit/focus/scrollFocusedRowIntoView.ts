import type { FocusEvent } from 'react';

/**
 * Brings the whole row into sight to whose control a key has led: a browser brings only the control, below whose edge the
 * row would stand cut. A press by pointer moves nothing under it.
 */
export const scrollFocusedRowIntoView = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.closest('tr')?.scrollIntoView({ block: 'nearest' });
};
