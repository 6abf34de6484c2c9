import type { PartnerPairRateService } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { ratesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import type { OfxTokenProvider } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList } from '../http/envelope.ts';
import { makeContentReader } from '../http/makeContentReader.ts';
import { wireNumberSchema } from '../http/wireShapes.ts';
import { camelCaseMembers } from './camelCaseMembers.ts';
import type { HoldableHttp } from '../http/holdChangesBack.ts';

const wire = z.object({ ofxRate: wireNumberSchema });

export const ofxRateAnswerShape: AnswerShape = {
  schema: wire,
  find: (body) => wrapContentInList(camelCaseMembers(body)),
  place: 'the answer',
  read: (body) => readOfxRate(body),
};

/** A rate of an answer (RATE-11); null where it is none. */
const readOfxRate = (body: unknown): number | null => {
  const read = makeContentReader(wire)(camelCaseMembers(body));
  return read === null || read.ofxRate <= 0 ? null : read.ofxRate;
};

/** The amount that a rate is asked for. */
export const rateQueryAmount = 1000;

/** The partner's market rates, one call for each pair (RATE-11, S-121), with the token for rates. */
export const connectOfxRates = (
  http: HoldableHttp,
  ratesUrl: string | null,
  tokens: OfxTokenProvider,
  clock: Pick<Clock, 'now'>,
): PartnerPairRateService => ({
  rate: async ({ base, quote }) => {
    if (ratesUrl === null) return failed(ratesFailure('server-trouble'));
    const token = await tokens.current();
    if (token === null) return failed(ratesFailure('missing-token'));
    const answer = await http.send({
      method: 'GET',
      address: `${ratesUrl}/${base}/${quote}/${rateQueryAmount}`,
      headers: { authorization: `Bearer ${token.accessToken}` },
    });
    if (answer.kind !== 'answered') return failed(ratesFailure('no-answer'));
    const { status, requestId } = answer;
    if (status === 401) {
      tokens.refused(token);
      return failed(ratesFailure('token-refused', { requestId }));
    }
    if (status < 200 || status >= 300) return failed(ratesFailure('server-trouble', { requestId }));
    const rate = readOfxRate(answer.body);
    return rate === null
      ? failed(ratesFailure('unreadable', { requestId }))
      : succeeded({ rate, receivedAt: clock.now() });
  },
});
