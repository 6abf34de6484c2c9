/** A moment in milliseconds since 1970 that all tabs of this browser share. */
export type SharedTimestamp = {
  read(): number | null;
  write(moment: number): void;
  /** Calls `onChange` when another tab writes, until the returned function is called. */
  listen(onChange: () => void): () => void;
};

/** The key in local storage under which the tabs share when the user was last active. */
export const lastActivityKey = 'fxGateway.lastActivity';

/** The key under which they share when the user last logged out: the sign-out broadcast. */
export const lastSignOutKey = 'fxGateway.lastFarewell';

/** Shared through local storage under a key; where the browser keeps nothing, every tab is on its own. */
export const makeSharedTimestamp = (page: Window, key: string): SharedTimestamp => ({
  read: () => {
    try {
      const moment = Number(page.localStorage.getItem(key));
      return Number.isSafeInteger(moment) && moment > 0 ? moment : null;
    } catch {
      return null;
    }
  },
  write: (moment) => {
    try {
      page.localStorage.setItem(key, String(moment));
    } catch {
      // The moment is then known to this tab alone.
    }
  },
  listen: (onChange) => {
    const handle = (event: StorageEvent): void => {
      if (event.key === key) onChange();
    };
    page.addEventListener('storage', handle);
    return () => page.removeEventListener('storage', handle);
  },
});
