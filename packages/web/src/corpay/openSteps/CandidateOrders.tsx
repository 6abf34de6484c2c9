import { whichOrder, whichOrderWords, type CandidateOrder } from '@fx-gateway/domain/corpay';
import { useState } from 'react';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';

const none = 'none';

/** The orders that the lost booking may have become; only the user can say which, or that it is none of them. */
export const CandidateOrders = ({
  candidates,
  noneFrom,
  onChoose,
}: {
  readonly candidates: readonly CandidateOrder[];
  /** The time from which the booking can be none of them; null when that is now. */
  readonly noneFrom: string | null;
  readonly onChoose: (orderNumber: string | null) => void;
}) => {
  const [choice, setChoice] = useState<string | null>(null);
  const words = whichOrder(candidates.length);
  return (
    <div className="stack">
      <fieldset className="candidates">
        <legend>{words.question}</legend>
        {candidates.map((order) => (
          <label className="candidate" key={order.ordNum}>
            <input
              type="radio"
              name="candidate"
              checked={choice === order.ordNum}
              onChange={() => setChoice(order.ordNum)}
            />
            <CandidateFacts order={order} />
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
            {words.none}
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
