import { formatAmount, subtractMoney, type Money } from '@fx-gateway/domain/money';
import './RenewalNote.css';

const signed = (difference: Money): string =>
  (difference.minor > 0n ? '+' : '\u2212') +
  formatAmount({ ...difference, minor: difference.minor < 0n ? -difference.minor : difference.minor });

/** After a renewal that changed an amount: the old and the new side by side, and what lies between them. */
export const RenewalNote = ({
  what,
  before,
  now,
  worse,
}: {
  /** Which amount it is, e.g. `You send`. */
  readonly what: string;
  readonly before: Money;
  readonly now: Money;
  readonly worse: boolean;
}) => {
  if (before.currency !== now.currency || before.minor === now.minor) return null;
  return (
    <p className="renewal-note">
      <span className="visually-hidden">{what}: </span>
      was <span className="amount">{formatAmount(before)}</span> · now{' '}
      <span className="amount renewal-now">{formatAmount(now)}</span>{' '}
      <span className={`amount renewal-${worse ? 'worse' : 'better'}`}>
        ({signed(subtractMoney(now, before))})
      </span>
    </p>
  );
};
