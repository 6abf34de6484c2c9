import { ratesFailure, type RatesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import type { HttpAnswer } from '../http/httpPort.ts';
import { ratesRefusalSchema } from './latestRatesSchema.ts';

/** Why an answer of the rates service has no rates: its own code where it names one (RATE-13). */
export const readRatesRefusal = (answer: HttpAnswer): Result<never, RatesFailure> => {
  if (answer.kind === 'no-answer') return failed(ratesFailure('no-answer'));
  const { requestId } = answer;
  const refused = ratesRefusalSchema.safeParse(answer.body);
  if (refused.success)
    return failed(ratesFailure('refused', { code: refused.data.error?.code ?? null, requestId }));
  const succeededStatus = answer.status >= 200 && answer.status < 300;
  return failed(ratesFailure(succeededStatus ? 'unreadable' : 'server-trouble', { requestId }));
};
