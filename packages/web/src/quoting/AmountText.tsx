import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/money.ts';
import { showAmount, type ShownAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import './AmountText.css';

/**
 * An amount with its symbol, and the code in a quieter weight at its place behind it. Where the symbol is the code it
 * stands there alone, so that figures and codes line up below each other.
 */
export const AmountText = ({ of }: { readonly of: Money | ShownAmount }) => {
  const text = 'minor' in of ? formatMoney(of) : showAmount(of);
  const [sign, figures] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
  const named = figures.startsWith(of.currency);
  return (
    <span className="amount">
      {sign}
      {named ? figures.slice(of.currency.length).trimStart() : figures}{' '}
      <span className="amount-code">{of.currency}</span>
    </span>
  );
};
