import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import {
  dayOfPoint,
  type RateLine,
  type RatePoint,
} from '@fx-gateway/domain/market-rates/over-time/rateLine.ts';
import {
  daysWithoutRateText,
  lineMovementText,
  rateOfPairText,
} from '@fx-gateway/domain/market-rates/over-time/rateLineTexts.ts';
import type { RatePair } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { ratesPanelTexts } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { formatRate } from '@fx-gateway/domain/money/formatRate.ts';
import { toRateJson } from '../amounts/amountData.ts';
import { formatTable } from '../terminal/formatTable.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';

const toPointJson = (point: RatePoint) => ({ day: dayOfPoint(point), rate: toRateJson(point.rate) });

/** The rates of a pair over time for scripts, the oldest first; a day without a rate is left out, and named where it is a business day (RATE-15). */
export const toRateLineJson = ({ base, quote }: RatePair, line: RateLine) => ({
  base,
  quote,
  businessDaysWithoutRate: line.missing,
  high: toPointJson(line.high),
  low: toPointJson(line.low),
  rates: line.points.map(toPointJson),
});

/** What stands beside a day: of several with the same rate the latest is the highest or the lowest. */
const markOf = (point: RatePoint, { high, low }: RateLine): string => {
  if (high.rate === low.rate) return '';
  if (point === high) return 'High';
  return point === low ? 'Low' : '';
};

const dayOf = (point: RatePoint): string => formatDate(dayOfPoint(point));

/** The same for a reader, the newest first, as the web application's table has it. */
export const formatRateLine = (pair: RatePair, line: RateLine, paint: ViewStyle): string => {
  const missing = daysWithoutRateText(line);
  return [
    formatTable(
      [{ heading: 'Day' }, { heading: `For 1 ${pair.base} in ${pair.quote}`, right: true }, { heading: '' }],
      line.points.toReversed().map((point) => [dayOf(point), formatRate(point.rate), markOf(point, line)]),
      paint,
    ),
    '',
    `High ${rateOfPairText(pair, line.high)} on ${dayOf(line.high)}, low ${rateOfPairText(pair, line.low)} on ${dayOf(line.low)}; ${lineMovementText(line)} from the first day to the last.`,
    ...(missing === null ? [] : [missing]),
    paint.dim(ratesPanelTexts.note),
  ].join('\n');
};
