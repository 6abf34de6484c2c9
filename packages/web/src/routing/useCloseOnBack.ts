import { useEffect, useRef } from 'react';
import { useInterceptHistory } from './HistoryInterceptor.tsx';
import { makeStayOnPageHandler } from './makeStayOnPageHandler.ts';

/** While something lies over the page, the browser's Back closes it and leads nowhere. */
export const useCloseOnBack = (open: boolean, close: () => void): void => {
  const interceptHistory = useInterceptHistory();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(
    () => (open ? interceptHistory(makeStayOnPageHandler(() => latest.current())) : undefined),
    [open, interceptHistory],
  );
};
