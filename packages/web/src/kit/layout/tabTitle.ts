import { createContext, use, useEffect } from 'react';

/** A page, or the screen that stands in it. */
type Level = 'page' | 'screen';

/** What is named in the browser's tab before the product's title: the screen, else the page. */
export type TabTitle = {
  /** Names what is shown until the returned function is called. */
  name(level: Level, name: string): () => void;
};

export const createTabTitle = (product: string, show: (title: string) => void): TabTitle => {
  const names: Record<Level, string | null> = { page: null, screen: null };
  const draw = (): void => {
    const name = names.screen ?? names.page;
    show(name === null ? product : `${name}: ${product}`);
  };
  const put = (level: Level, name: string | null): void => {
    names[level] = name;
    draw();
  };
  return {
    name: (level, name) => {
      put(level, name);
      return () => put(level, null);
    },
  };
};

/** Null where a page leaves the browser's tab alone. */
export const TabTitleContext = createContext<TabTitle | null>(null);

/** Names the page or its screen in the browser's tab, as long as it is shown. */
export const useTabName = (level: Level, name: string): void => {
  const title = use(TabTitleContext);
  useEffect(() => title?.name(level, name), [title, level, name]);
};
