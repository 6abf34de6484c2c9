import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { totalOfxCost, type OfxCosts } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { AmountText } from '../../quoting/AmountText.tsx';

/** What the customer pays in all; a fee in another currency stands beside it (OFX-QUOTE-2, S-89). */
export const TotalText = ({ of }: { readonly of: OfxCosts }) => {
  const total = totalOfxCost(of);
  return (
    <strong>
      <AmountText of={total ?? toPaysAndReceives(of).pays} />
      {total !== null || of.fee === null ? null : (
        <>
          {' and '}
          <AmountText of={of.fee} />
        </>
      )}
    </strong>
  );
};
