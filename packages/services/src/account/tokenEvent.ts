/** How a question to a partner for a token ended; it holds no token, no code and no secret. */
export type TokenEvent = {
  readonly requestId: string;
  /** How the token was asked for, in the words of OAuth. */
  readonly grantType: string;
  readonly outcome: 'granted' | 'refused' | 'unreachable' | 'late' | 'unusable';
  /** The error code of OAuth with which the partner refused, or why its answer cannot be used. */
  readonly reason?: string;
  readonly milliseconds: number;
};
