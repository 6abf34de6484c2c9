import { createContext, use, useEffect } from 'react';

/** What the product calls itself in the browser's tab; null where a page leaves the tab alone. */
export const ProductTitle = createContext<string | null>(null);

/** Names the page in the browser's tab, before the product's title, as long as it is shown. */
export const usePageName = (name: string): void => {
  const title = use(ProductTitle);
  useEffect(() => {
    if (title === null) return undefined;
    document.title = `${name}: ${title}`;
    return () => {
      document.title = title;
    };
  }, [name, title]);
};
