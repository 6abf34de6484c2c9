import type { ComponentType } from 'react';

/** A page in a chunk of its own. */
export type LazyPage<Props = object> = {
  /** Fetches the page, again if it could not be fetched before. */
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** The page, once it has been fetched. */
  readonly loaded: () => ComponentType<Props> | null;
};

export const makeLazyPage = <Props>(fetch: () => Promise<ComponentType<Props>>): LazyPage<Props> => {
  let page: ComponentType<Props> | null = null;
  return {
    fetch: async () => {
      page ??= await fetch();
      return page;
    },
    loaded: () => page,
  };
};
