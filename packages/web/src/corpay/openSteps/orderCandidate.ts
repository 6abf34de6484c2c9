import type { CandidateOrder } from '@fx-gateway/domain/corpay/booking/candidateDetails.ts';
import type { Candidate } from '../../quoting/candidates/CandidateFacts.tsx';

export const orderCandidate = ({ ordNum, sell, settled, payees, entryDate }: CandidateOrder): Candidate => ({
  id: ordNum,
  number: ordNum,
  received: sell,
  paid: settled,
  payees,
  entered: entryDate,
});
