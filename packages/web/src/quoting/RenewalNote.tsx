import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { renewedAmountChangeText } from '@fx-gateway/domain/quoting/renewedAmountChangeText.ts';
import './RenewalNote.css';

/** What a renewal made of an amount: how much more or less it is than before. */
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
  return <p className={`renewal-note renewal-${tone}`}>{renewedAmountChangeText(before, now)}</p>;
};
