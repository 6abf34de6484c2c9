import { useState } from 'react';
import { useLocation } from 'react-router-dom';

type Page = { readonly pathname: string; readonly ids: ReadonlySet<string> };

/**
 * Tells what a page was opened with from what came to it by itself later: that waits in a bar until the user asks for it,
 * so that nothing moves under the pointer. What is not known yet when a page opens belongs to it, and so does `own`, which the
 * user did here.
 */
export const useHoldBackLaterItems = (
  ids: readonly string[],
  known: boolean,
  own: string | null = null,
): { readonly isLater: (id: string) => boolean; readonly show: () => void } => {
  const { pathname } = useLocation();
  const [page, setPage] = useState<Page | null>(null);
  const now = (): Page => ({ pathname, ids: new Set(ids) });
  if (known && page?.pathname !== pathname) setPage(now());
  else if (page !== null && own !== null && !page.ids.has(own))
    setPage({ pathname, ids: new Set([...page.ids, own]) });
  return { isLater: (id) => page?.pathname === pathname && !page.ids.has(id), show: () => setPage(now()) };
};
