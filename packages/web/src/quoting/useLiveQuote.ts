import { useCallback, useEffect } from 'react';
import { useRunning } from '../calls/useRunning.ts';
import { usePageReload } from '../reload/reloadContext.ts';
import { useConnectionBack } from './useConnectionBack.ts';
import { usePageVisibility } from './usePageVisibility.ts';

type LiveQuoteStore = {
  start(): void;
  stop(): void;
  handle(type: 'page-shown' | 'page-hidden' | 'connection-came'): void;
};

/** Keeps a quote alive while its page is looked at; `typed` holds back a reload that would lose something. */
export const useLiveQuote = (quote: LiveQuoteStore, typed: boolean): void => {
  const reload = usePageReload();
  useRunning(quote);
  usePageVisibility(useCallback((visible) => quote.handle(visible ? 'page-shown' : 'page-hidden'), [quote]));
  useConnectionBack(useCallback(() => quote.handle('connection-came'), [quote]));
  useEffect(() => (typed ? reload.block() : undefined), [typed, reload]);
};
