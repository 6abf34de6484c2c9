import { formatAmount, subtractMoney, type Money } from '@fx-gateway/domain/money';
import './RenewalNote.css';

const words = ({ minor, currency }: Money): string => {
  if (minor === 0n) return 'Unchanged';
  const difference = formatAmount({ minor: minor < 0n ? -minor : minor, currency });
  return `${difference} ${currency} ${minor > 0n ? 'more' : 'less'} than before`;
};

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
  return <p className={`renewal-note renewal-${tone}`}>{words(subtractMoney(now, before))}</p>;
};
