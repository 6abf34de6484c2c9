/**
 * A small durable store: the browser's database, or a file that only its owner can read.
 * A change is on the disk when its promise resolves. It rejects when nothing could be kept, with a `StoreFailure` where
 * the user can mend that: another process does not let go of the store, or its file cannot be used.
 */
export type KeyValueStore = {
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  /**
   * Changes what is kept under a key in one step, so that no other tab or process comes between reading and
   * writing. `change` gets what is kept, or null, and gives what shall be; null keeps nothing.
   */
  update(key: string, change: (kept: string | null) => string | null): Promise<void>;
  /**
   * Calls `changed` whenever what is kept under the key was changed, here or in another tab of the browser, until
   * the returned function is called. Changes of other processes are not heard.
   */
  watch(key: string, changed: () => void): () => void;
};
