/** A bank detail that an edit changes, masked on both sides; an empty text stands for none. */
export type BankDetailChange = {
  readonly label: string;
  readonly before: string;
  readonly after: string;
};
