import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { renewedAmountChangeText } from '@fx-gateway/domain/quoting/renewedAmountChangeText.ts';
import { formatAmount } from '@fx-gateway/domain/money/formatMoney.ts';
import './RenewalNote.css';

/** What a renewal made of the amount that it stands beside: the old one, and the difference (COST-3). */
export const RenewalNote = ({
  before,
  now,
  worse,
}: {
  readonly before: Money;
  readonly now: Money;
  readonly worse: boolean;
}) => {
  if (before.currency !== now.currency) return null;
  const same = before.minor === now.minor;
  const tone = same ? 'same' : worse ? 'worse' : 'better';
  return (
    <p className="renewal-note">
      {same ? null : <span className="renewal-amounts">Was {formatAmount(before)}. </span>}
      <span className={`renewal-${tone}`}>{renewedAmountChangeText(before, now)}</span>
    </p>
  );
};
