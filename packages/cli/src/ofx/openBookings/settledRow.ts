import type { IntentAnswer } from '@fx-gateway/domain/intents/answeredIntent.ts';
import type { OfxBookingIntent } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';

/** What became of a booking, for scripts. */
export type SettledRow = {
  readonly became: IntentAnswer['became'] | 'settled-elsewhere';
  readonly quoteId: string;
  readonly dealId: string | null;
  readonly reference?: string;
  readonly sentAt: string;
};

/** `reference` is empty where it is not known. */
export const settledRow = (
  { quoteId, startedAt }: OfxBookingIntent,
  became: SettledRow['became'],
  dealId: string | null,
  reference = '',
): SettledRow => ({
  became,
  quoteId,
  dealId,
  ...(reference === '' ? {} : { reference }),
  sentAt: new Date(startedAt).toISOString(),
});

/** The same for a reader. */
export const settledFact = ({
  became,
  quoteId,
  dealId,
  reference = '',
}: SettledRow): readonly [label: string, value: string] => {
  if (dealId !== null) return ['Booked as deal', dealName({ dealId, reference })];
  return [became === 'settled-elsewhere' ? 'Settled by another fxg, quote' : 'Not booked, quote', quoteId];
};
