import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import {
  dayOfPoint,
  type RateLine,
  type RatePoint,
} from '@fx-gateway/domain/market-rates/over-time/rateLine.ts';
import { formatTime } from '../../kit/facts/formatTime.ts';

/** The day of a point in the calendar of UTC; in the line of a visit the time on the wall. */
export const formatPointTime = ({ of }: Pick<RateLine, 'of'>, point: RatePoint): string =>
  of === 'days' ? formatDate(dayOfPoint(point)) : formatTime(point.at);
