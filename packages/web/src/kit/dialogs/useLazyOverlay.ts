import { useEffect, useState, type ComponentType } from 'react';
import type { LazyPage } from '../../routing/makeLazyPage.ts';

/** Something that opens over the page: null until it was fetched, `lost` where it cannot be fetched when it opens. */
export const useLazyOverlay = <Props>(lazy: LazyPage<Props>, open: boolean) => {
  const [fetched, setFetched] = useState<ComponentType<Props> | null>(lazy.loaded);
  const [lost, setLost] = useState(false);
  // The same one for ever, so that what is open stays open.
  const drawn = fetched ?? lazy.loaded();
  const missing = open && drawn === null;
  useEffect(() => {
    if (!missing) return undefined;
    lazy.fetch().then(
      (component) => setFetched(() => component),
      () => setLost(true),
    );
    return () => setLost(false);
  }, [lazy, missing]);
  return { drawn, lost: missing && lost };
};
