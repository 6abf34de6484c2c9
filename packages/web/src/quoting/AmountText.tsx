import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  formatDisplayOnlyAmount,
  type DisplayOnlyAmount,
} from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import './AmountText.css';

/** An amount with one mark of its currency, the symbol: `A$7,234.45`. */
export const AmountText = ({ of }: { readonly of: Money | DisplayOnlyAmount }) => (
  <span className="amount">{'minor' in of ? formatMoney(of) : formatDisplayOnlyAmount(of)}</span>
);
