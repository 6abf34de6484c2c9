import { openOfxBookingWords, type OfxDeal } from '@fx-gateway/domain/ofx';
import { useState } from 'react';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { formatMoment } from '../../kit/facts/formatMoment.ts';
import { AmountText } from '../../quoting/AmountText.tsx';

const none = 'none';

/** By what a user tells a deal from another of the same amount. */
const DealFacts = ({ deal }: { readonly deal: OfxDeal }) => {
  const count = deal.dealBeneficiaries.length;
  return (
    <span className="candidate-words">
      <span className="candidate-number">{deal.reference}</span>
      <span>
        <AmountText of={deal.sell} />
        {' for your '}
        <AmountText of={deal.buy} />
      </span>
      {count === 0 ? null : (
        <span>
          to {count} {count === 1 ? 'beneficiary' : 'beneficiaries'}
        </span>
      )}
      <span className="quiet-words">{formatMoment(deal.enteredDate)}</span>
    </span>
  );
};

/** The deals that a lost booking may have become; only the user can say which, or that it is none of them. */
export const CandidateDeals = ({
  candidates,
  noneFrom,
  onChoose,
}: {
  readonly candidates: readonly OfxDeal[];
  /** The time from which the booking can be none of them; null when that is now. */
  readonly noneFrom: string | null;
  readonly onChoose: (dealId: string | null) => void;
}) => {
  const [choice, setChoice] = useState<string | null>(null);
  const { which, notBooked, notBookedFrom, chooseFirst } = openOfxBookingWords;
  return (
    <div className="stack">
      <fieldset className="candidates">
        <legend>{which(candidates.length)}</legend>
        {candidates.map((deal) => (
          <label className="candidate" key={deal.dealId}>
            <input
              type="radio"
              name="candidate-deal"
              checked={choice === deal.dealId}
              onChange={() => setChoice(deal.dealId)}
            />
            <DealFacts deal={deal} />
          </label>
        ))}
        <label className="candidate">
          <input
            type="radio"
            name="candidate-deal"
            disabled={noneFrom !== null}
            checked={choice === none}
            onChange={() => setChoice(none)}
          />
          <span>
            {notBooked}
            {noneFrom === null ? '' : notBookedFrom(noneFrom)}
          </span>
        </label>
      </fieldset>
      {candidates.length === 0 && noneFrom !== null ? null : (
        <div className="button-row">
          <PrimaryButton
            disabledReason={choice === null ? chooseFirst : null}
            onPress={() => onChoose(choice === none ? null : choice)}
          >
            Continue
          </PrimaryButton>
        </div>
      )}
    </div>
  );
};
