import { callFailure } from '@fx-gateway/domain/calls';
import type { CorpayTokens } from '@fx-gateway/domain/corpay';
import type { Clock } from '@fx-gateway/domain/ports';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { SignedApi } from '../http/signedApi.ts';
import { failureOfAnswer } from './failureOfAnswer.ts';
import { readToken } from './tokenWire.ts';

const path = '/token';

/** Asks the partner for access. The life of a token counts from before the question, so it never ends too late. */
export const connectTokens = (api: SignedApi, clock: Pick<Clock, 'now'>): CorpayTokens => ({
  request: async () => {
    const asked = clock.now();
    const answer = await api.send({ method: 'GET', path });
    const failure = failureOfAnswer(path, answer);
    if (failure !== null) return failed(failure);
    if (answer.kind !== 'answered') return failed(callFailure('no-answer', path));
    const token = readToken(answer.body, asked);
    return token === null
      ? failed(callFailure('unreadable', path, { status: answer.status, requestId: answer.requestId }))
      : succeeded(token);
  },
});
