/** The access to the partner's calls (CP-TOKEN-2); a secret, held in memory only. */
export type PartnerToken = {
  readonly cmgToken: string;
  readonly clientCode: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
};
