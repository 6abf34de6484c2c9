/** What the identity pool lends a signed-in user to sign calls with. */
export type TemporaryCredentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
};
