/** Who runs the site, as its configuration names them. */
export type Operator = {
  /** The legal name. */
  readonly name: string;
  /** Where it is registered, and under which number. */
  readonly registration?: string;
  /** Who lets it move money, and under which number. */
  readonly licence?: string;
  readonly address?: string;
  /** How customers' money is held, as a sentence. */
  readonly funds?: string;
  /** Where it says what does not work for now. */
  readonly statusPage?: string;
};
