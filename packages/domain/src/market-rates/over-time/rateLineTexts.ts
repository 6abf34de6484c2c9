import { formatDate } from '../../geography/formatDate.ts';
import { formatRate } from '../../money/formatRate.ts';
import { computeRateMovement } from '../computeRateMovement.ts';
import type { RatesFailure } from '../marketRatesService.ts';
import type { RatePair } from '../pairRates.ts';
import { ratesFailureMessage } from '../ratesPanelTexts.ts';
import type { RateLine, RatePoint } from './rateLine.ts';

/** The service's number for what the plan of a key does not allow. */
const planRefused = 105;

/** Whether the plan of the key has no earlier days: another try would get the same answer. */
export const isRefusedByPlan = ({ code }: Pick<RatesFailure, 'code'>): boolean => code === planRefused;

/** Whether asking again could help: not without a key, and not where the plan says no (RATE-16). */
export const mayAskDailyRatesAgain = (failure: RatesFailure): boolean =>
  failure.kind !== 'missing-key' && !isRefusedByPlan(failure);

/** Why there is no rate for each day (RATE-16). */
export const whyNoDailyRates = (failure: RatesFailure): string =>
  isRefusedByPlan(failure)
    ? 'The plan of the rates service has no earlier days.'
    : ratesFailureMessage(failure);

/** The same, and what is drawn instead. */
export const noDailyRatesMessage = (failure: RatesFailure, line: RateLine | null): string =>
  `${whyNoDailyRates(failure)} ${
    line === null
      ? 'This visit has seen no rate of this pair yet.'
      : 'The line is what this visit has seen so far.'
  }`;

/** Of a service that answered, and whose days have nothing of the pair. */
export const noRateOfPairMessage = 'The rates service knows no rate of this pair in these days.';

/** What a point says, e.g. `1 USD = 0.8671 EUR`. */
export const rateOfPairText = ({ base, quote }: RatePair, { rate }: Pick<RatePoint, 'rate'>): string =>
  `1 ${base} = ${formatRate(rate)} ${quote}`;

/** From the first rate of a line to its last, e.g. `up 0.42%`. */
export const lineMovementText = ({ points }: RateLine): string => {
  const movement = computeRateMovement(points[0]?.rate, points.at(-1)?.rate ?? 0);
  return movement === null ? 'unchanged' : `${movement.direction} ${movement.percent}`;
};

/** From the lowest rate of a line to its highest, e.g. `range 0.25%`: a line is drawn as high whatever that is. */
export const lineRangeText = ({ high, low }: Pick<RateLine, 'high' | 'low'>): string =>
  `range ${computeRateMovement(low.rate, high.rate)?.percent ?? '0.00%'}`;

/** So many days are named; more are counted. */
const mostNamed = 2;

/** Business days without a rate, named or counted; null where there are none. */
export const daysWithoutRateText = ({ missing }: Pick<RateLine, 'missing'>): string | null => {
  if (missing.length === 0) return null;
  return missing.length > mostNamed
    ? `${missing.length} business days have no rate.`
    : `No rate on ${missing.map(formatDate).join(' and ')}.`;
};

/** The same of a line that is drawn: it goes straight across them, and says so. */
export const daysMissingMessage = (line: Pick<RateLine, 'missing'>): string | null => {
  const said = daysWithoutRateText(line);
  return said === null ? null : `${said} The line goes straight across.`;
};
