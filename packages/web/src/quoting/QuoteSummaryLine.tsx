import { formatDealRate, type DealRate } from '@fx-gateway/domain/money/dealRate.ts';
import type { ReactNode } from 'react';
import './QuoteSummaryLine.css';

/**
 * What is booked, in one line of the bar that sticks to the edge of a phone and hides where the quote stands in the page:
 * the rate, and in parts of their own what changes by itself. The line is there before the quote, so that nothing moves
 * when that comes. Screen readers hear all of it in its own place.
 */
export const QuoteSummaryLine = ({
  rate,
  children,
}: {
  /** Null while no quote is displayed. */
  readonly rate: DealRate | null;
  /** What else is known, each a `BriefPart`. */
  readonly children?: ReactNode;
}) => (
  <p className="quote-brief" aria-hidden="true">
    {rate === null ? null : (
      <>
        <span className="brief-part brief-rate">{formatDealRate(rate)}</span>
        {children}
      </>
    )}
  </p>
);
