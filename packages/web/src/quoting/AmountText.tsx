import { readShownAmount, showAmount, type Money, type ShownAmount } from '@fx-gateway/domain/money';
import { formatMoney } from '@fx-gateway/domain/money';
import './AmountText.css';

/** An amount with its symbol, the code in a quieter weight beside it. */
export const AmountText = ({ of }: { readonly of: Money | ShownAmount }) => {
  const text = 'minor' in of ? formatMoney(of) : showAmount(of);
  const hasCode = !('minor' in of) && readShownAmount(of) === null;
  return (
    <span className="amount">
      {text}
      {hasCode ? null : <span className="amount-code"> {of.currency}</span>}
    </span>
  );
};
