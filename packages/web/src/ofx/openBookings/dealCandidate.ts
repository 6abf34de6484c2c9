import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { OfxBookingIntent } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
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
