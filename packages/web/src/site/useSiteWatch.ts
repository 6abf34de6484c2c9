import { useEffect } from 'react';
import { useDependencies } from '../context/dependenciesContext.ts';
import { usePageReload } from '../reload/reloadContext.ts';

const everyMs = 60_000;

/** Looks each minute what the site gives now, with a file of its own that comes with the first look (SITE-1, OPS-1). */
export const useSiteWatch = (): void => {
  const { timers, operations } = useDependencies();
  const reload = usePageReload();
  useEffect(() => {
    let hasEnded = false;
    const look = async (): Promise<void> => {
      try {
        const site = await import('./lookAtSite.ts');
        await site.lookAtSite(reload, operations);
      } catch {
        // Nothing is known without the file; the next look asks for it again.
      }
      if (!hasEnded) cancel = later();
    };
    const later = () => timers.after(everyMs, () => void look());
    let cancel = later();
    return () => {
      hasEnded = true;
      cancel();
    };
  }, [timers, operations, reload]);
};
