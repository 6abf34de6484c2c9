/** Services of their own that this sandbox stands before, and what it proves itself to them with; all of it PEM texts. */
export type ServicesAddress = {
  /** Such as `https://127.0.0.1:4443`. */
  readonly url: string;
  readonly certificate: string;
  readonly key: string;
  /** Who vouches for the certificate of the services. */
  readonly authority: string;
};
