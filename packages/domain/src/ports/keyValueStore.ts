/**
 * A small durable store: the browser's local storage, or a file that only its owner can read.
 * A write is on disk, or in the browser's storage, when its promise resolves. It rejects when nothing could be kept.
 */
export type KeyValueStore = {
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
};
