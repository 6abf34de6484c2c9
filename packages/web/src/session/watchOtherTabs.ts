import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { isStoredSessionKey } from './mayBeSignedIn.ts';

/** The identity library writes its keys one by one. */
const settledMs = 300;

/** Calls `onChange` when a user has signed in or out in another tab of this browser, once the keys are in place. */
export const watchOtherTabs = (page: Window, timers: Timers, onChange: () => void): (() => void) => {
  let cancel: (() => void) | null = null;
  const handle = (event: StorageEvent): void => {
    if (event.key !== null && !isStoredSessionKey(event.key)) return;
    cancel?.();
    cancel = timers.after(settledMs, onChange);
  };
  page.addEventListener('storage', handle);
  return () => {
    cancel?.();
    page.removeEventListener('storage', handle);
  };
};
