import type { CandidateOrder } from '@fx-gateway/domain/corpay/booking/candidateDetails.ts';
import type { BookingCandidate } from '../../quoting/candidates/BookingCandidateDetails.tsx';

export const makeOrderCandidate = ({
  ordNum,
  sell,
  settled,
  payees,
  entryDate,
}: CandidateOrder): BookingCandidate => ({
  id: ordNum,
  number: ordNum,
  received: sell,
  paid: settled,
  payees,
  entered: entryDate,
});
