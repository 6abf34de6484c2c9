import type { LostRunBooking } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import type { PaymentRunScope } from '../stores/PaymentRunScope.ts';
import '../../quoting/LostBooking.css';

const none = 'none';

type Choose = Extract<LostRunBooking, { readonly kind: 'choose' }>;

type Props = {
  readonly dealId: string;
  readonly seen: Choose;
  readonly booked: PaymentRunScope['booked'];
  /** Null where it was not booked. */
  readonly onSay: (number: string | null) => void;
};

/** What is known where nothing was found that it may have become, and what the user can do. */
const NothingFound = ({ seen: { canBeNone }, booked: { noun, list }, onSay }: Props) => (
  <>
    <p>
      No new {noun.toLowerCase()} with these amounts was found. Look for it in{' '}
      <Link to={list}>your list</Link>
      {canBeNone
        ? '. Where it is not there either, say that it was not booked: it waits again then, and is booked only when you book it.'
        : '. The booking may still arrive: only later can it be said that it was not booked.'}
    </p>
    {canBeNone ? (
      <div className="button-row">
        <QuietButton onPress={() => onSay(null)}>It was not booked</QuietButton>
      </div>
    ) : null}
  </>
);

/** Only the user can say what a booking became. */
export const LostRunCandidates = (props: Props) => {
  const { dealId, seen, booked, onSay } = props;
  const { candidates, canBeNone } = seen;
  const [choice, setChoice] = useState<string | null>(null);
  if (candidates.length === 0) return <NothingFound {...props} />;
  return (
    <>
      <fieldset className="candidates">
        <legend>Which {booked.noun.toLowerCase()} is it?</legend>
        {candidates.map(({ number, sentence }) => (
          <label className="candidate" key={number}>
            <input
              type="radio"
              name={`lost-${dealId}`}
              checked={choice === number}
              onChange={() => setChoice(number)}
            />
            <span>{sentence}</span>
          </label>
        ))}
        <label className="candidate">
          <input
            type="radio"
            name={`lost-${dealId}`}
            disabled={!canBeNone}
            checked={choice === none}
            onChange={() => setChoice(none)}
          />
          <span>
            None of them: it was not booked.
            {canBeNone ? '' : ' This can be said once the booking can no longer arrive.'}
          </span>
        </label>
      </fieldset>
      <div className="button-row">
        <QuietButton disabled={choice === null} onPress={() => onSay(choice === none ? null : choice)}>
          Continue
        </QuietButton>
      </div>
    </>
  );
};
