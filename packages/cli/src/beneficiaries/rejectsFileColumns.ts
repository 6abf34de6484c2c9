/** What the file of `--rejects` says of each row beside its fields: where it stood, and why. Whoever adds it again reads past these. */
export const rejectsFileColumns = { row: 'rejected-row', why: 'rejected-why' } as const;

export const isRejectsFileColumn = (name: string): boolean =>
  Object.values<string>(rejectsFileColumns).includes(name);
