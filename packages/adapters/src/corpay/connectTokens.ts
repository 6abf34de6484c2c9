import type { CorpayTokens } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { readCorpayAnswer } from './readCorpayAnswer.ts';
import { readToken } from './tokenWire.ts';
import type { HoldableApi } from '../http/holdChangesBack.ts';

const path = '/token';

/** Asks the partner for access. The life of a token counts from before the question, so it never ends too late. */
export const connectTokens = (api: HoldableApi, clock: Pick<Clock, 'now'>): CorpayTokens => ({
  request: async () => {
    const asked = clock.now();
    const answer = await api.send({ method: 'GET', path });
    return readCorpayAnswer(path, answer, (body) => readToken(body, asked));
  },
});
