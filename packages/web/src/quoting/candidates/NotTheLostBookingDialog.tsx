import type { notTheLostBookingMessages } from '@fx-gateway/domain/intents/bookingCandidateMessages.ts';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { BookingCandidateDetails } from './BookingCandidateDetails.tsx';
import type { NotTheLostBookingQuestion } from './useNotTheLostBookingQuestion.ts';

/** Names what could be the lost booking, before it is taken for other deals. */
export const NotTheLostBookingDialog = ({
  words: { question, why, yes },
  otherDeals: { open, deals, close, confirm },
}: {
  readonly words: ReturnType<typeof notTheLostBookingMessages>;
  readonly otherDeals: NotTheLostBookingQuestion;
}) => (
  <ConfirmDialog
    open={open}
    advised="cancel"
    title={question}
    confirmLabel={yes}
    cancelLabel="Go back"
    onCancel={close}
    onConfirm={confirm}
  >
    <div className="stack">
      <ul className="candidates">
        {deals.map((candidate) => (
          <li className="candidate candidate-read" key={candidate.id}>
            <BookingCandidateDetails candidate={candidate} />
          </li>
        ))}
      </ul>
      <p>{why}</p>
    </div>
  </ConfirmDialog>
);
