import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxTokenProvider } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { toEndedCall } from '../http/toEndedCall.ts';
import { fillPathIds } from '../http/fillPathIds.ts';
import { sendWithToken } from '../http/sendWithToken.ts';
import type { HttpRequest } from '../http/httpPort.ts';
import type { OfxSettings } from './ofxConfigurationSchema.ts';
import { readOfxAnswer } from './readOfxAnswer.ts';
import type { HoldableHttp } from '../http/holdChangesBack.ts';

type OfxCall<T> = Pick<HttpRequest, 'method' | 'body' | 'changes'> & {
  readonly path: string;
  /** What stands in the places of `path` that have these names; where it cannot stand there nothing is sent. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  /** A 403 of this call is about what was asked, whatever it says: it never asks for a new token (S-81). */
  readonly keepsToken?: true;
  /** Null for an answer that is not what the call promises; an answer may come without an id. */
  readonly read: (body: unknown, requestId: string | null) => T | null;
  /** What else the call takes for its answer, though it is a refusal. */
  readonly readRefusal?: (status: number, body: unknown) => T | null;
};

/** Makes the partner's token-bearing calls. */
export type OfxCaller = <T>(call: OfxCall<T>) => Promise<Result<T, CallFailure>>;

/**
 * Calls the partner with its bearer token (OFX-QUOTE-21), below one address (S-85). Without a token nothing is sent; a
 * refused one is told to its source (S-81, S-82).
 */
export const createOfxCaller =
  (
    http: HoldableHttp,
    places: Pick<OfxSettings, 'baseUrl' | 'idempotencyKey'> | null,
    tokens: OfxTokenProvider,
  ): OfxCaller =>
  async ({
    method,
    path: named,
    ids = {},
    body,
    idempotencyKey,
    changes,
    keepsToken = false,
    read,
    readRefusal,
  }) => {
    const path = fillPathIds(named, ids);
    if (path === null) return failed(callFailure('refused', named));
    if (places === null) return failed(callFailure('missing-configuration', path));
    return sendWithToken(tokens, async (token) => {
      if (token === null) return { outcome: failed(callFailure('missing-token', path)), refusesToken: false };
      const answer = await http.send({
        method,
        address: `${places.baseUrl}${path}`,
        headers: {
          authorization: `Bearer ${token.accessToken}`,
          ...(places.idempotencyKey === undefined || idempotencyKey === undefined
            ? {}
            : { [places.idempotencyKey]: idempotencyKey }),
        },
        ...(body === undefined ? {} : { body }),
        ...(changes === undefined ? {} : { changes }),
      });
      const ended = toEndedCall({ method, path: named }, answer, idempotencyKey ?? null);
      if (ended !== null) tokens.ended?.(ended);
      const outcome = readOfxAnswer(path, answer, read);
      if (answer.kind !== 'answered') return { outcome, refusesToken: false };
      tokens.reached?.();
      if (outcome.ok) return { outcome, refusesToken: false };
      const refusal = readRefusal?.(answer.status, answer.body) ?? null;
      if (refusal !== null) return { outcome: succeeded(refusal), refusesToken: false };
      const { kind } = outcome.failure;
      return {
        outcome,
        refusesToken: kind === 'token-refused' || (kind === 'session-refused' && !keepsToken),
      };
    });
  };
