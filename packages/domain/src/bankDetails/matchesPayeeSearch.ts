/**
 * Whether every word of a search is in the name of somebody or in the end of their account; null while only that end can
 * tell, which is not read yet (PAYEE-8). `text` and the words are searchable.
 */
export const matchesPayeeSearch = (
  words: readonly string[],
  text: string,
  ending: string | undefined,
): boolean | null => {
  const rest = words.filter((word) => !text.includes(word));
  if (ending !== undefined || rest.length === 0)
    return rest.every((word) => ending?.toLowerCase().includes(word));
  return rest.every((word) => /^\d+$/.test(word)) ? null : false;
};

/** Said where so many could be meant whose account is not read; empty for none. */
export const unreadAccountEndingsMessage = (count: number): string =>
  count === 0
    ? ''
    : count === 1
      ? 'One account ending is not read yet.'
      : `${count.toLocaleString('en-US')} account endings are not read yet.`;
