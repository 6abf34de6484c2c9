import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { CorpayTokenProvider } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import { toEndedCall } from '../http/toEndedCall.ts';
import { fillPathIds } from '../http/fillPathIds.ts';
import { sendWithToken } from '../http/sendWithToken.ts';
import type { SignedRequest } from '../http/signedApi.ts';
import type { CorpayHeaders } from './corpayConfigurationSchema.ts';
import { readCorpayAnswer } from './readCorpayAnswer.ts';
import type { HoldableApi } from '../http/holdChangesBack.ts';

export type CorpayCall<T> = Omit<SignedRequest, 'headers'> & {
  /** What stands in the places of `path` that have these names; where it cannot stand there nothing is sent. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  /** Null for an answer that is not what the call promises; an answer may come without an id. */
  readonly read: (body: unknown, requestId: string | null) => T | null;
};

/** Makes the partner's token-bearing calls. */
export type CorpayCaller = <T>(call: CorpayCall<T>) => Promise<Result<T, CallFailure>>;

/**
 * Puts token and client code into the configured headers (CP-API-1). Without a token nothing is sent; a refused
 * one is told to its source (S-82).
 */
export const createCorpayCaller =
  (api: HoldableApi, names: CorpayHeaders, tokens: CorpayTokenProvider): CorpayCaller =>
  async ({ idempotencyKey, ids = {}, read, ...request }) => {
    const path = fillPathIds(request.path, ids);
    if (path === null) return failed(callFailure('refused', request.path));
    return sendWithToken(tokens, async (token) => {
      if (token === null) return { outcome: failed(callFailure('missing-token', path)), refusesToken: false };
      const answer = await api.send({
        ...request,
        path,
        headers: {
          [names.accessToken]: token.cmgToken,
          [names.clientCode]: token.clientCode,
          ...(names.idempotencyKey === undefined || idempotencyKey === undefined
            ? {}
            : { [names.idempotencyKey]: idempotencyKey }),
        },
      });
      if (answer.kind === 'answered') tokens.reached?.();
      const ended = toEndedCall(request, answer, idempotencyKey ?? null);
      if (ended !== null) tokens.ended?.(ended);
      const outcome = readCorpayAnswer(path, answer, read);
      const refusesToken =
        !outcome.ok &&
        (outcome.failure.kind === 'token-refused' || outcome.failure.kind === 'session-refused');
      return { outcome, refusesToken };
    });
  };
