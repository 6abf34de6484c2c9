import type { Timers } from '@fx-gateway/domain/ports';
import { isSessionHint } from './sessionHint.ts';

/** The identity library writes its keys one by one. */
const settledMs = 300;

/** Hears when another tab of this browser has signed somebody in or out, once its keys are in place. */
export const hearTabs = (page: Window, timers: Timers, heard: () => void): (() => void) => {
  let cancel: (() => void) | null = null;
  const handle = (event: StorageEvent): void => {
    if (event.key !== null && !isSessionHint(event.key)) return;
    cancel?.();
    cancel = timers.after(settledMs, heard);
  };
  page.addEventListener('storage', handle);
  return () => {
    cancel?.();
    page.removeEventListener('storage', handle);
  };
};
