import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import type { BookingCandidate } from '../../quoting/candidates/BookingCandidateDetails.tsx';

/**
 * Describes a deal as a candidate for a lost booking. Its payees are those of the booking; none if the deal names no
 * beneficiaries.
 */
export const makeDealCandidate =
  ({ parts }: Pick<StoredOfxBookingCall, 'parts'>) =>
  ({ dealId, reference, buy, sell, dealBeneficiaries, enteredDate }: OfxDeal): BookingCandidate => ({
    id: dealId,
    number: reference,
    received: sell,
    paid: buy,
    payees: dealBeneficiaries.length === 0 ? [] : parts.map(({ name }) => name),
    entered: enteredDate,
  });
