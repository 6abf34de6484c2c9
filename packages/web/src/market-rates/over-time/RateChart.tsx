import type { RateLine, RatePoint } from '@fx-gateway/domain/market-rates/over-time/rateLine.ts';
import {
  lineMovementText,
  lineRangeText,
  rateOfPairText,
} from '@fx-gateway/domain/market-rates/over-time/rateLineTexts.ts';
import type { RatePair } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { formatRate } from '@fx-gateway/domain/money/formatRate.ts';
import { useState, type PointerEvent } from 'react';
import { chartShape, chartSize, nearestPoint, pointOfKey } from './chartShape.ts';
import { formatPointTime } from './formatPointTime.ts';

const { width, height } = chartSize;

/** The line with its highest and lowest rate, the chosen day, and the rate of a quote where its last day is. */
const Picture = ({
  line,
  shape: { path, levels, dot, x },
  chosen,
  quoted,
}: {
  readonly line: RateLine;
  readonly shape: ReturnType<typeof chartShape>;
  readonly chosen: RatePoint;
  readonly quoted: number | null;
}) => {
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
      <path className="rate-chart-level" d={levels} />
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
 * What a height of the picture means, beside it: a line of rates never begins at zero, so the range is said too. By ear it
 * stands with the figures.
 */
const Axis = ({
  line,
  most,
  least,
}: {
  readonly line: RateLine;
  readonly most: number;
  readonly least: number;
}) => (
  <p className="rate-axis" aria-hidden="true">
    <span>{most === least ? null : formatRate(most)}</span>
    <span>
      <span className="rate-words">{lineMovementText(line)}</span>{' '}
      <span className="rate-words">{lineRangeText(line)}</span>
    </span>
    <span>{most === least ? null : formatRate(least)}</span>
  </p>
);

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
  const shape = chartShape(line, quoted);
  const time = formatPointTime(line, chosen);
  const rate = rateOfPairText(pair, chosen);
  const follow = ({ nativeEvent, currentTarget, pointerType }: PointerEvent<HTMLInputElement>): void => {
    if (pointerType !== 'mouse') return;
    const part = nativeEvent.offsetX / currentTarget.clientWidth;
    setAt(line.from + part * (line.to - line.from));
  };
  return (
    <div className="rate-plot">
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
        <Picture line={line} shape={shape} chosen={chosen} quoted={quoted} />
      </div>
      <p className="rate-ends" aria-hidden="true">
        <span>{formatPointTime(line, { at: line.from, rate: 0 })}</span>
        <span>{line.of === 'days' ? 'today' : formatPointTime(line, { at: line.to, rate: 0 })}</span>
      </p>
      <Axis line={line} most={shape.most} least={shape.least} />
    </div>
  );
};
