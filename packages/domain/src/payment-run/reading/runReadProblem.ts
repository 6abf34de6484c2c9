/** What cannot be read, and where: both from 1 on; a cell of a table counts its row and its column. */
export type RunReadProblem = {
  readonly line: number;
  readonly column: number;
  /** Says what is wrong and what helps, without the place. */
  readonly message: string;
};
