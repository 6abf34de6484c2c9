const aWhile = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 3);
  });

/** A storage of the identity library that begins with `entries`; each step takes a while, as a file does. */
export const memoryStorage = (entries: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(entries));
  return {
    kept: kept as ReadonlyMap<string, string>,
    getItem: async (key: string) => {
      await aWhile();
      return kept.get(key) ?? null;
    },
    setItem: async (key: string, value: string) => {
      await aWhile();
      kept.set(key, value);
    },
    removeItem: async (key: string) => {
      await aWhile();
      kept.delete(key);
    },
    clear: async () => kept.clear(),
  };
};
