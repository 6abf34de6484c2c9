import { formatAmount } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  readDisplayOnlyAmount,
  formatDisplayOnlyAmount,
  type DisplayOnlyAmount,
} from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import './AmountText.css';

const withCode = (of: Money | DisplayOnlyAmount): string => {
  if ('minor' in of) return `${formatAmount(of)} ${of.currency}`;
  const exact = readDisplayOnlyAmount(of);
  return exact === null ? formatDisplayOnlyAmount(of) : withCode(exact);
};

/** An amount with the code of its currency, `7,234.45 AUD`, for readers outside the product: they may know another dollar. */
export const AmountWithCode = ({ of }: { readonly of: Money | DisplayOnlyAmount }) => (
  <span className="amount">{withCode(of)}</span>
);
