/** A column whose texts a key ring sealed, and for which record each of them. */
export type SealedColumn = {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  /** What a text of the row with this id was sealed for. */
  readonly recordOf: (id: string) => string;
};
