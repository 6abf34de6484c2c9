import { whichOrderWords, type OrderSummary } from '@fx-gateway/domain/corpay';
import { formatDate } from '@fx-gateway/domain/geography';
import { useState } from 'react';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';

const none = 'none';

/** The orders that the lost booking may have become; only the user can say which, or that it is none of them. */
export const CandidateOrders = ({
  candidates,
  noneFrom,
  onChoose,
}: {
  readonly candidates: readonly OrderSummary[];
  /** The time from which the booking can be none of them; null when that is now. */
  readonly noneFrom: string | null;
  readonly onChoose: (orderNumber: string | null) => void;
}) => {
  const [choice, setChoice] = useState<string | null>(null);
  return (
    <div className="stack">
      <fieldset className="candidates">
        <legend>{whichOrderWords[candidates.length === 0 ? 'none' : 'some']}</legend>
        {candidates.map(({ ordNum, sell, entryDate }) => (
          <label className="candidate" key={ordNum}>
            <input
              type="radio"
              name="candidate"
              checked={choice === ordNum}
              onChange={() => setChoice(ordNum)}
            />
            <span className="candidate-words">
              <span className="candidate-number">{ordNum}</span>
              <AmountText of={sell} />
              <span className="quiet-words">{formatDate(entryDate)}</span>
            </span>
          </label>
        ))}
        <label className="candidate">
          <input
            type="radio"
            name="candidate"
            disabled={noneFrom !== null}
            checked={choice === none}
            onChange={() => setChoice(none)}
          />
          <span>
            {whichOrderWords[candidates.length === 0 ? 'notBooked' : 'noneOfThese']}
            {noneFrom === null ? '' : whichOrderWords.noneFrom(noneFrom)}
          </span>
        </label>
      </fieldset>
      <div className="button-row">
        <PrimaryButton
          disabledReason={choice === null ? whichOrderWords.chooseFirst : null}
          onPress={() => onChoose(choice === none ? null : choice)}
        >
          Continue
        </PrimaryButton>
      </div>
    </div>
  );
};
