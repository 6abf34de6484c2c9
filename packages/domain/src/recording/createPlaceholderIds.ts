/** Names an id `quote-1` and so on: the same id has the same name all over one recording, in the order of appearance. */
export const createPlaceholderIds = (kind: string) => {
  const known = new Map<string, string>();
  return (id: string): string => {
    const standIn = known.get(id) ?? `${kind}-${known.size + 1}`;
    known.set(id, standIn);
    return standIn;
  };
};
