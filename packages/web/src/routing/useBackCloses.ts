import { useEffect, useRef } from 'react';
import { useHistoryGate } from './HistoryGate.tsx';
import { stayHere } from './stayHere.ts';

/** While something lies over the page, the browser's Back closes it and leads nowhere. */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const interceptHistory = useHistoryGate();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(
    () => (open ? interceptHistory(stayHere(() => latest.current())) : undefined),
    [open, interceptHistory],
  );
};
