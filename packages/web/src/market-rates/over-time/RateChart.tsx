import type { RateLine, RatePoint } from '@fx-gateway/domain/market-rates/over-time/rateLine.ts';
import { rateOfPairText } from '@fx-gateway/domain/market-rates/over-time/rateLineTexts.ts';
import type { RatePair } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { useState, type PointerEvent } from 'react';
import { chartShape, chartSize, nearestPoint, pointOfKey } from './chartShape.ts';
import { formatPointTime } from './formatPointTime.ts';

const { width, height } = chartSize;

/** The line with its highest and lowest rate, the chosen day, and the rate of a quote where its last day is. */
const Picture = ({
  line,
  chosen,
  quoted,
}: {
  readonly line: RateLine;
  readonly chosen: RatePoint;
  readonly quoted: number | null;
}) => {
  const { path, dot, x } = chartShape(line, quoted);
  const quote = quoted === null ? null : dot({ at: line.to, rate: quoted });
  return (
    <svg
      className="rate-chart"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="rate-chart-area" d={`${path}V${height}H${x(line.points[0]?.at ?? line.from)}Z`} />
      <path className="rate-chart-day" d={`M${x(chosen.at)} 0V${height}`} />
      <path className="rate-chart-line" d={path} />
      <path className="rate-chart-mark" d={dot(line.high) + dot(line.low)} />
      <path className="rate-chart-chosen" d={dot(chosen)} />
      {quote === null ? null : (
        <>
          <path className="rate-chart-quote" d={quote} />
          <path className="rate-chart-quote-middle" d={quote} />
        </>
      )}
    </svg>
  );
};

/**
 * A line that is read along its days: with the keys of a slider, a finger or a pointer. The days are those that have a
 * rate; the one that is chosen is read out, and stands above the line.
 */
export const RateChart = ({
  line,
  pair,
  quoted,
}: {
  readonly line: RateLine;
  readonly pair: RatePair;
  /** The rate of a displayed quote. */
  readonly quoted: number | null;
}) => {
  const [at, setAt] = useState<number | null>(null);
  const chosen = nearestPoint(line, at ?? line.to);
  const time = formatPointTime(line, chosen);
  const rate = rateOfPairText(pair, chosen);
  const follow = ({ nativeEvent, currentTarget, pointerType }: PointerEvent<HTMLInputElement>): void => {
    if (pointerType !== 'mouse') return;
    const part = nativeEvent.offsetX / currentTarget.clientWidth;
    setAt(line.from + part * (line.to - line.from));
  };
  return (
    <>
      <p className="rate-read" aria-hidden="true">
        <span className="rate-read-figure">{rate}</span> <span>{time}</span>
      </p>
      <div className="rate-picture">
        <input
          className="rate-slider"
          type="range"
          aria-label={line.of === 'days' ? 'Day' : 'Moment'}
          aria-valuetext={`${time}: ${rate}`}
          min={line.from}
          max={Math.max(line.to, line.from + 1)}
          step="any"
          value={chosen.at}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
          onPointerMove={follow}
          onKeyDown={(event) => {
            const next = pointOfKey(line, chosen, event.key);
            if (next === null) return;
            event.preventDefault();
            setAt(next.at);
          }}
        />
        <Picture line={line} chosen={chosen} quoted={quoted} />
      </div>
    </>
  );
};
