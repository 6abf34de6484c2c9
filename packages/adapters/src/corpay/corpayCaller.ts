import { callFailure, type CallFailure } from '@fx-gateway/domain/calls';
import type { CorpayTokenSource } from '@fx-gateway/domain/corpay';
import { failed, type Result } from '@fx-gateway/domain/result';
import type { SignedApi, SignedRequest } from '../http/signedApi.ts';
import type { CorpayHeaders } from './corpayConfiguration.ts';
import { readCorpayAnswer } from './readCorpayAnswer.ts';

export type CorpayCall<T> = Omit<SignedRequest, 'headers'> & {
  readonly idempotencyKey?: string;
  /** Null for an answer that is not what the call promises. */
  readonly read: (body: unknown) => T | null;
};

/** Makes the partner's token-bearing calls. */
export type CorpayCaller = <T>(call: CorpayCall<T>) => Promise<Result<T, CallFailure>>;

/**
 * Puts token and client code into the configured headers (CP-API-1). Without a token nothing is sent; a refused
 * one is told to its source and the call is not repeated (S-82).
 */
export const corpayCaller =
  (api: SignedApi, names: CorpayHeaders, tokens: CorpayTokenSource): CorpayCaller =>
  async ({ idempotencyKey, read, ...request }) => {
    const token = await tokens.current();
    if (token === null) return failed(callFailure('missing-token', request.path));
    const answer = await api.send({
      ...request,
      headers: {
        [names.accessToken]: token.cmgToken,
        [names.clientCode]: token.clientCode,
        ...(names.idempotencyKey === undefined || idempotencyKey === undefined
          ? {}
          : { [names.idempotencyKey]: idempotencyKey }),
      },
    });
    if (answer.kind === 'answered') tokens.reached?.();
    const outcome = readCorpayAnswer(request.path, answer, read);
    const isAboutToken =
      !outcome.ok && (outcome.failure.kind === 'token-refused' || outcome.failure.kind === 'session-refused');
    if (isAboutToken) tokens.refused();
    return outcome;
  };
