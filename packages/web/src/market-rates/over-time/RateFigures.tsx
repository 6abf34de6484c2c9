import type { RateLine } from '@fx-gateway/domain/market-rates/over-time/rateLine.ts';
import {
  daysMissingMessage,
  lineMovementText,
  lineRangeText,
} from '@fx-gateway/domain/market-rates/over-time/rateLineTexts.ts';
import type { RatePair } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { formatRate } from '@fx-gateway/domain/money/formatRate.ts';
import { Table } from '../../kit/lists/Table.tsx';
import { formatPointTime } from './formatPointTime.ts';

/** Every rate of the line as a table, for who does not see it. */
const RateTable = ({ line, pair }: { readonly line: RateLine; readonly pair: RatePair }) => (
  <div className="visually-hidden">
    <Table
      caption={`1 ${pair.base} in ${pair.quote}, the newest first`}
      heads={
        <>
          <th scope="col">{line.of === 'days' ? 'Day' : 'Time'}</th>
          <th scope="col">Rate</th>
        </>
      }
    >
      {line.points.toReversed().map((point) => (
        <tr key={point.at}>
          <th scope="row">{formatPointTime(line, point)}</th>
          <td>{formatRate(point.rate)}</td>
        </tr>
      ))}
    </Table>
  </div>
);

/** What a line says in numbers: high and low, how far it went, and the quote on it. */
export const RateFigures = ({
  line,
  pair,
  quoted,
}: {
  readonly line: RateLine;
  readonly pair: RatePair;
  readonly quoted: number | null;
}) => {
  const missing = daysMissingMessage(line);
  return (
    <>
      <dl className="rate-figures">
        <div>
          <dt>High</dt>
          <dd>
            {formatRate(line.high.rate)} <span>{formatPointTime(line, line.high)}</span>
          </dd>
        </div>
        <div>
          <dt>Low</dt>
          <dd>
            {formatRate(line.low.rate)} <span>{formatPointTime(line, line.low)}</span>
          </dd>
        </div>
        <div className="visually-hidden">
          <dt>Change</dt>
          <dd>
            {lineMovementText(line)}, {lineRangeText(line)}
          </dd>
        </div>
        {quoted === null ? null : (
          <div>
            <dt className="rate-figures-quote">Your quote</dt>
            <dd>{formatRate(quoted)}</dd>
          </div>
        )}
      </dl>
      {missing === null ? null : <p className="rate-note">{missing}</p>}
      <RateTable line={line} pair={pair} />
    </>
  );
};
