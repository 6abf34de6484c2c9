const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : null;

/** What a partner or exchange of an account is called; the accounts service may send a name or a record that has one. */
export const readEntryName = (entry: unknown): string | null => {
  if (typeof entry !== 'object' || entry === null) return text(entry);
  return (
    ['name', 'label', 'id'].map((member) => text(Reflect.get(entry, member))).find((name) => name !== null) ??
    null
  );
};
