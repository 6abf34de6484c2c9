import type { MoneyCallOutcome } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';

/** What became of a booking, for scripts. */
export type BookingOutcomeJson = {
  readonly became: MoneyCallOutcome['became'] | 'settled-elsewhere';
  readonly quoteId: string;
  readonly dealId: string | null;
  readonly reference?: string;
  readonly sentAt: string;
};

/** `reference` is empty where it is not known. */
export const toBookingOutcomeJson = (
  { quoteId, startedAt }: StoredOfxBookingCall,
  became: BookingOutcomeJson['became'],
  dealId: string | null,
  reference = '',
): BookingOutcomeJson => ({
  became,
  quoteId,
  dealId,
  ...(reference === '' ? {} : { reference }),
  sentAt: new Date(startedAt).toISOString(),
});

/** The same for a reader. */
export const toBookingOutcomeLabelledValue = ({
  became,
  quoteId,
  dealId,
  reference = '',
}: BookingOutcomeJson): readonly [label: string, value: string] => {
  if (dealId !== null) return ['Booked as deal', dealName({ dealId, reference })];
  return [became === 'settled-elsewhere' ? 'Settled by another fxg, quote' : 'Not booked, quote', quoteId];
};
