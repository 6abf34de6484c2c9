/** What a customer allowed on the authorize page, until its end. */
export type Grant = {
  readonly sub: string;
  /** The mark of the code that they brought back. */
  readonly codeHash: string;
  readonly endsAt: Date;
};
