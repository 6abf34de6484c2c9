/** A moment in milliseconds since 1970 that all tabs of this browser share. */
export type SharedMoment = {
  read(): number | null;
  write(moment: number): void;
  /** Hears when another tab writes, until the returned function is called. */
  listen(heard: () => void): () => void;
};

/** The key in local storage under which the tabs share when somebody was last active. */
export const lastActivityKey = 'fxGateway.lastActivity';

/** Shared through local storage; where the browser keeps nothing, every tab is on its own. */
export const sharedMomentIn = (page: Window): SharedMoment => ({
  read: () => {
    try {
      const moment = Number(page.localStorage.getItem(lastActivityKey));
      return Number.isSafeInteger(moment) && moment > 0 ? moment : null;
    } catch {
      return null;
    }
  },
  write: (moment) => {
    try {
      page.localStorage.setItem(lastActivityKey, String(moment));
    } catch {
      // The moment is then known to this tab alone.
    }
  },
  listen: (heard) => {
    const handle = (event: StorageEvent): void => {
      if (event.key === lastActivityKey) heard();
    };
    page.addEventListener('storage', handle);
    return () => page.removeEventListener('storage', handle);
  },
});
