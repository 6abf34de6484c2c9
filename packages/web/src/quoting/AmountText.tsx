import { formatMoney, showAmount, type Money, type ShownAmount } from '@fx-gateway/domain/money';
import './AmountText.css';

/** An amount with its symbol, and the code in a quieter weight beside it unless the symbol is the code. */
export const AmountText = ({ of }: { readonly of: Money | ShownAmount }) => {
  const text = 'minor' in of ? formatMoney(of) : showAmount(of);
  const named = text.replace('-', '').startsWith(of.currency);
  return (
    <span className="amount">
      {text}
      {named ? null : <span className="amount-code"> {of.currency}</span>}
    </span>
  );
};
