import { useCallback, useEffect } from 'react';
import { useRunningStore } from '../fetching/useRunningStore.ts';
import { usePageReload } from '../reload/reloadContext.ts';
import { useConnectionChanges } from '../fetching/useConnectionChanges.ts';
import { usePageVisibility } from './usePageVisibility.ts';

type LiveQuoteStore = {
  start(): void;
  stop(): void;
  handle(type: 'page-shown' | 'page-hidden' | 'connection-came' | 'connection-lost'): void;
};

/** Keeps a quote alive while its page is looked at; `typed` holds back a reload that would lose something. */
export const useLiveQuote = (quote: LiveQuoteStore, typed: boolean): void => {
  const reload = usePageReload();
  useRunningStore(quote);
  usePageVisibility(useCallback((visible) => quote.handle(visible ? 'page-shown' : 'page-hidden'), [quote]));
  useConnectionChanges(
    useCallback((there) => quote.handle(there ? 'connection-came' : 'connection-lost'), [quote]),
  );
  useEffect(() => (typed ? reload.block() : undefined), [typed, reload]);
};
