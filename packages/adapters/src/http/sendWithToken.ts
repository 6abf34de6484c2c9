import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { Result } from '@fx-gateway/domain/result/result.ts';
import type { ExpiringToken, TokenProvider } from '@fx-gateway/domain/tokens/tokenProvider.ts';

/** What a call became, and whether that is about its token. */
type TokenOutcome<T> = {
  readonly outcome: Result<T, CallFailure>;
  readonly refusesToken: boolean;
};

/**
 * Makes a call with the partner's token. A refused one is told to its source and the call is not repeated (S-81, S-82),
 * unless an earlier run had kept that token: then it is sent once more with a new one, and never a third time.
 */
export const sendWithToken = async <K extends ExpiringToken, T>(
  tokens: TokenProvider<K>,
  send: (token: K | null) => Promise<TokenOutcome<T>>,
): Promise<Result<T, CallFailure>> => {
  const token = await tokens.current();
  const first = await send(token);
  if (!first.refusesToken) return first.outcome;
  tokens.refused(token);
  const renewed = (await tokens.insteadOfKept?.()) ?? null;
  if (renewed === null) return first.outcome;
  const second = await send(renewed);
  if (second.refusesToken) tokens.refused(renewed);
  return second.outcome;
};
