import { whyNotBookable, type LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';

/** What is displayed, and can be held still. */
type HeldQuote = {
  readonly live: LiveQuoteState<unknown, unknown, unknown>;
  handle(event: 'press-began' | 'booking-began' | 'press-ended'): void;
};

/** The newest deals tell more than the user had read, or a payment run may have paid the same. */
type WhyNotNow = 'same-found' | 'run-open';

/**
 * Begins the booking of what is displayed: holds it still while the newest deals are read. Null where the booking began;
 * otherwise why nothing is to be sent: what `whyNotNow` found out, or meanwhile the connection was lost, or the quote has
 * ended or changed (`quote-gone`).
 */
export const beginBookingOrSayWhyNot = async (
  quote: HeldQuote,
  whyNotNow: () => Promise<WhyNotNow | null>,
): Promise<WhyNotNow | 'disconnected' | 'quote-gone' | null> => {
  const displayed = quote.live.offer?.quote;
  quote.handle('press-began');
  const why = await whyNotNow();
  const stands = quote.live.offer?.quote === displayed;
  if (why === null && stands) quote.handle('booking-began');
  if (quote.live.held.booking) return null;
  quote.handle('press-ended');
  if (stands && why !== null) return why;
  return stands && whyNotBookable(quote.live) === 'disconnected' ? 'disconnected' : 'quote-gone';
};
