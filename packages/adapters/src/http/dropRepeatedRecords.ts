/** The entries by their id, each once: what a list holds twice is one record. Entries without an id stay as they are. */
export const dropRepeatedRecords = <T>(entries: readonly T[], idOf: (entry: T) => string): readonly T[] => {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const id = idOf(entry);
    if (id === '') return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
};
