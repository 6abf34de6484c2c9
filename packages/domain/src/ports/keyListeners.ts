/** Those who want to hear that what is kept under a key has changed. */
export type KeyListeners = {
  add(key: string, changed: () => void): () => void;
  notify(key: string): void;
};

export const createKeyListeners = (): KeyListeners => {
  let listeners: readonly { readonly key: string; readonly changed: () => void }[] = [];
  return {
    add: (key, changed) => {
      const listener = { key, changed };
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((other) => other !== listener);
      };
    },
    notify: (key) => listeners.filter((listener) => listener.key === key).forEach(({ changed }) => changed()),
  };
};
