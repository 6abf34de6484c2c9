/** The access to the partner's calls; a secret, held in memory only (OFX-QUOTE-21). */
export type OfxToken = {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
};
