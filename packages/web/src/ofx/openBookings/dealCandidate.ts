import type { OfxBookingIntent, OfxDeal } from '@fx-gateway/domain/ofx';
import type { Candidate } from '../../quoting/candidates/CandidateFacts.tsx';

/** A deal that a lost booking may have become: it pays those of the booking, or names nobody. */
export const dealCandidate =
  ({ parts }: Pick<OfxBookingIntent, 'parts'>) =>
  ({ dealId, reference, buy, sell, dealBeneficiaries, enteredDate }: OfxDeal): Candidate => ({
    id: dealId,
    number: reference,
    received: sell,
    paid: buy,
    payees: dealBeneficiaries.length === 0 ? [] : parts.map(({ name }) => name),
    entered: enteredDate,
  });
