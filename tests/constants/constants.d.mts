/** A value of the specification where the product keeps it, the same value moved, and the tests that notice. */
export type Constant = {
  readonly rules: readonly string[];
  readonly file: string;
  readonly text: string;
  readonly moved: string;
  readonly proof: readonly string[];
};

export const constants: readonly Constant[];
