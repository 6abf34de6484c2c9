import {
  bookingCandidateMessages,
  bookingCandidateQuestion,
  type BookingNoun,
} from '@fx-gateway/domain/intents/bookingCandidateMessages.ts';
import { useState } from 'react';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { BookingCandidateDetails, type BookingCandidate } from './BookingCandidateDetails.tsx';
import '../LostBooking.css';

const none = 'none';

/** What the lost booking may have become; only the user can say which, or that it is none of them. */
export const BookingCandidateSelector = ({
  bookedAs,
  candidates,
  noneFrom,
  onChoose,
}: {
  readonly bookedAs: BookingNoun;
  readonly candidates: readonly BookingCandidate[];
  /** Says from when on the booking can be none of them; null when that is now. */
  readonly noneFrom: string | null;
  readonly onChoose: (id: string | null) => void;
}) => {
  const [choice, setChoice] = useState<string | null>(null);
  const words = bookingCandidateQuestion(bookedAs, candidates.length);
  return (
    <div className="stack">
      <fieldset className="candidates">
        <legend>{words.question}</legend>
        {candidates.map((candidate) => (
          <label className="candidate" key={candidate.id}>
            <input
              type="radio"
              name="candidate"
              checked={choice === candidate.id}
              onChange={() => setChoice(candidate.id)}
            />
            <BookingCandidateDetails candidate={candidate} />
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
            {noneFrom}
          </span>
        </label>
      </fieldset>
      {candidates.length === 0 && noneFrom !== null ? null : (
        <div className="button-row">
          <PrimaryButton
            disabledReason={choice === null ? bookingCandidateMessages(bookedAs).chooseFirst : null}
            onPress={() => onChoose(choice === none ? null : choice)}
          >
            Continue
          </PrimaryButton>
        </div>
      )}
    </div>
  );
};
