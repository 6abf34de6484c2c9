import { formatAmount, formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/money.ts';
import { readShownAmount, showAmount, type ShownAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import './AmountText.css';

type Amount = Money | ShownAmount;

const withSymbol = (of: Amount): string => ('minor' in of ? formatMoney(of) : showAmount(of));

const withCode = (of: Amount): string => {
  const exact = 'minor' in of ? of : readShownAmount(of);
  return exact === null ? withSymbol(of) : `${formatAmount(exact)} ${of.currency}`;
};

/**
 * An amount with one mark of its currency: the symbol, as everywhere in the product (`A$7,234.45`), or the code for
 * readers elsewhere, to whom a dollar may be another one (`7,234.45 AUD`).
 */
export const AmountText = ({
  of,
  by = 'symbol',
}: {
  readonly of: Amount;
  readonly by?: 'symbol' | 'code';
}) => <span className="amount">{by === 'symbol' ? withSymbol(of) : withCode(of)}</span>;
