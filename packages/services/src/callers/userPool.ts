/** A user as the user pool knows them. */
export type PoolUser = {
  readonly email: string;
  readonly emailVerified: boolean;
  /** The brand under which they registered. */
  readonly origin: string;
  readonly fxPartner: string;
};

/** The port to the user pool: who a sub is; null for nobody, and for one who may not sign in any more. */
export type FindPoolUser = (sub: string) => Promise<PoolUser | null>;

/** The user pool does not answer: nobody can be told apart, and the same call may be made again. */
export class UserPoolUnavailableError extends Error {
  override readonly name = 'UserPoolUnavailableError';
  readonly statusCode = 503;
}
