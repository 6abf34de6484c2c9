import type { DisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { formatDateTime } from '../../kit/facts/formatDateTime.ts';
import { AmountText } from '../AmountText.tsx';

/** By what a user tells a deal that a lost booking may have become from another one of the same amount. */
export type BookingCandidate = {
  readonly id: string;
  /** Under which the user finds it in the list. */
  readonly number: string;
  readonly received: DisplayOnlyAmount;
  /** Null where it is not known. */
  readonly paid: DisplayOnlyAmount | null;
  /** Who is paid by it, as far as that is known. */
  readonly payees: readonly string[];
  readonly entered: string;
};

export const BookingCandidateDetails = ({ candidate }: { readonly candidate: BookingCandidate }) => {
  const { number, received, paid, payees, entered } = candidate;
  return (
    <span className="candidate-words">
      <span className="candidate-number">{number}</span>
      <span>
        <AmountText of={received} />
        {paid === null ? null : (
          <>
            {' for your '}
            <AmountText of={paid} />
          </>
        )}
      </span>
      {payees.length === 0 ? null : <span>to {payees.join(', ')}</span>}
      <span className="quiet-words">{formatDateTime(entered)}</span>
    </span>
  );
};
