import type { KeyValueStore } from '@fx-gateway/domain/ports';

/** The browser's local storage, which outlives the tab. Rejects where the browser keeps nothing. */
export const browserStore = (): KeyValueStore => ({
  read: async (key) => localStorage.getItem(key),
  write: async (key, value) => localStorage.setItem(key, value),
  remove: async (key) => localStorage.removeItem(key),
});
