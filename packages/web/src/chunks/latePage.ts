import type { ComponentType } from 'react';

/** A page in a chunk of its own. */
export type LatePage<Props = object> = {
  /** Fetches the page, again if it could not be fetched before. */
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** The page, once it has been fetched. */
  readonly here: () => ComponentType<Props> | null;
};

export const latePage = <Props>(fetch: () => Promise<ComponentType<Props>>): LatePage<Props> => {
  let page: ComponentType<Props> | null = null;
  return {
    fetch: async () => {
      page ??= await fetch();
      return page;
    },
    here: () => page,
  };
};
