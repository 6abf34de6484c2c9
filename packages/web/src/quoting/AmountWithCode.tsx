import { formatAmount } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/money.ts';
import { readShownAmount, showAmount, type ShownAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import './AmountText.css';

const withCode = (of: Money | ShownAmount): string => {
  if ('minor' in of) return `${formatAmount(of)} ${of.currency}`;
  const exact = readShownAmount(of);
  return exact === null ? showAmount(of) : withCode(exact);
};

/** An amount for readers elsewhere, to whom a dollar may be another one: `7,234.45 AUD`. */
export const AmountWithCode = ({ of }: { readonly of: Money | ShownAmount }) => (
  <span className="amount">{withCode(of)}</span>
);
