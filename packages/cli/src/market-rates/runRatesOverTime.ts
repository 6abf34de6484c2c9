import { isMarketCurrency, marketCurrencies } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { lineOfDays } from '@fx-gateway/domain/market-rates/over-time/rateLine.ts';
import {
  isRefusedByPlan,
  noRateOfPairMessage,
  whyNoDailyRates,
} from '@fx-gateway/domain/market-rates/over-time/rateLineTexts.ts';
import {
  lineLengths,
  requestDailyRates,
  usualLineLength,
  type LineLength,
} from '@fx-gateway/domain/market-rates/over-time/requestDailyRates.ts';
import type { RatePair } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, optionFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { accountCommandFailure } from '../identity/accountCommandFailure.ts';
import type { OpenSession } from '../identity/openSession.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import { formatRateLine, toRateLineJson } from './formatRateLine.ts';
import { ratesCommandFailure } from './ratesCommandFailure.ts';

const readPair = (text: string): Result<RatePair, CommandFailure> => {
  const [base = '', quote = '', ...more] = text.toUpperCase().split('/');
  if (more.length > 0 || quote === '')
    return optionFailure('--pair', `This is no pair: ${text}`, 'Write two currencies, such as EUR/USD.');
  const known = `A currency is one of: ${marketCurrencies.join(', ')}`;
  if (!isMarketCurrency(base)) return optionFailure('--pair', `There are no market rates of ${base}.`, known);
  if (!isMarketCurrency(quote))
    return optionFailure('--pair', `There are no market rates of ${quote}.`, known);
  return base === quote
    ? optionFailure('--pair', `Both currencies are ${base}.`, 'Write two currencies, such as EUR/USD.')
    : succeeded({ base, quote });
};

const readLength = (text: string | null): LineLength =>
  lineLengths.find((length) => String(length) === text) ?? usualLineLength;

/** `fxg rates --pair EUR/USD`: one rate a day of the external service, as the web application draws them (RATE-15, RATE-16). */
export const runRatesOverTime = async (openSession: OpenSession, invocation: Invocation, text: string) => {
  const pair = readPair(text);
  if (!pair.ok) return pair;
  const session = await openSession(invocation);
  if (!session.ok) return session;
  const { services } = session.value.connection;
  const account = await services.account.load();
  if (!account.ok) return failed(accountCommandFailure(account.failure));
  const { systemClock } = await import('@fx-gateway/adapters/node');
  const now = systemClock.now();
  const answer = await requestDailyRates(await services.dailyRates(), account.value.fixerApiKey, now);
  if (!answer.ok) {
    const failure = ratesCommandFailure(answer.failure);
    const message = whyNoDailyRates(answer.failure);
    return failed(
      isRefusedByPlan(answer.failure) ? { ...failure, code: 'rates-plan', message } : { ...failure, message },
    );
  }
  const line = lineOfDays(answer.value, pair.value, readLength(invocation.options.text('days')), now);
  return line === null
    ? failed(commandFailure(exitCodes.notFound, 'rates-unavailable', noRateOfPairMessage))
    : makeOutput(toRateLineJson(pair.value, line), (paint) => formatRateLine(pair.value, line, paint));
};
