import type { CandidateOrder } from '@fx-gateway/domain/corpay';
import { formatMoment } from '../../kit/facts/formatMoment.ts';
import { AmountText } from '../../quoting/AmountText.tsx';

/** By what a user tells an order from another of the same amount: its number, both amounts, who is paid, and when. */
export const CandidateFacts = ({ order }: { readonly order: CandidateOrder }) => {
  const { ordNum, sell, settled, payees, entryDate } = order;
  return (
    <span className="candidate-words">
      <span className="candidate-number">{ordNum}</span>
      <span>
        <AmountText of={sell} />
        {settled === null ? null : (
          <>
            {' for your '}
            <AmountText of={settled} />
          </>
        )}
      </span>
      {payees.length === 0 ? null : <span>to {payees.join(', ')}</span>}
      <span className="quiet-words">{formatMoment(entryDate)}</span>
    </span>
  );
};
