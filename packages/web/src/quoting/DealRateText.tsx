import { formatDealRate, formatInverseRate, type DealRate } from '@fx-gateway/domain/money/dealRate.ts';
import './DealRateText.css';

/** The rate of a deal with its pair, and quietly the other way round beside it (S-7). */
export const DealRateText = ({ of }: { readonly of: DealRate }) => {
  const inverse = formatInverseRate(of);
  return (
    <span className="deal-rate">
      <span>{formatDealRate(of)}</span>
      {inverse === null ? null : <span className="deal-rate-inverse">{inverse}</span>}
    </span>
  );
};
