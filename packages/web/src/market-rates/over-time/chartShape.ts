import type { RateLine, RatePoint } from '@fx-gateway/domain/market-rates/over-time/rateLine.ts';

/** The picture in units of its own: it is stretched to the room that there is. */
export const chartSize = { width: 100, height: 40 } as const;

/** Room above the highest rate and below the lowest, as a part of the height. */
const room = 0.1;

/** Where rates stand in the picture of a line; `also` is a rate beside it that has to be in the picture too. */
export const chartShape = (line: RateLine, also: number | null) => {
  const rates = [line.high.rate, line.low.rate, ...(also === null ? [] : [also])];
  const [most, least] = [Math.max(...rates), Math.min(...rates)];
  const span = most - least;
  const x = (at: number): number =>
    line.to === line.from
      ? chartSize.width / 2
      : ((at - line.from) / (line.to - line.from)) * chartSize.width;
  const y = (rate: number): number =>
    span === 0 ? chartSize.height / 2 : (room + (1 - 2 * room) * ((most - rate) / span)) * chartSize.height;
  const place = ({ at, rate }: RatePoint): string => `${x(at).toFixed(2)} ${y(rate).toFixed(2)}`;
  return {
    /** The highest and the lowest rate of the picture. */
    most,
    least,
    /** Where they stand. */
    levels: `M0 ${y(most)}H${chartSize.width}M0 ${y(least)}H${chartSize.width}`,
    /** A path through all points: straight over days that have no rate. */
    path: `M${line.points.map(place).join('L')}`,
    x,
    /** A path of no length: with round ends it is a dot that no stretching makes an ellipse. */
    dot: (point: RatePoint): string => `M${place(point)}h.001`,
  };
};

/** The point that is nearest to a moment. */
export const nearestPoint = ({ points, high }: RateLine, at: number): RatePoint =>
  points.reduce(
    (nearest, point) => (Math.abs(point.at - at) <= Math.abs(nearest.at - at) ? point : nearest),
    points[0] ?? high,
  );

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
  Home: -Infinity,
  End: Infinity,
};

/** The point that a key leads to from another one; null for a key that leads nowhere. */
export const pointOfKey = ({ points }: RateLine, from: RatePoint, key: string): RatePoint | null => {
  const step = steps[key];
  if (step === undefined) return null;
  const place = Math.min(Math.max(points.indexOf(from) + step, 0), points.length - 1);
  return points[place] ?? null;
};
