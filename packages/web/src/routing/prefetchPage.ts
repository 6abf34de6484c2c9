import type { LazyPage } from './makeLazyPage.ts';

/** Fetches a page before it is drawn. What is lost is fetched again, and told of, where the page is drawn. */
export const prefetchPage = <Props>(page: LazyPage<Props>): void => {
  page.fetch().catch(() => undefined);
};
