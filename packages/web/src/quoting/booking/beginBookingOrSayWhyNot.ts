import { whyNotBookable, type LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';

/** What is displayed, and can be held still. */
type HeldQuote = {
  readonly live: LiveQuoteState<unknown, unknown, unknown>;
  handle(event: 'press-began' | 'booking-began' | 'press-ended'): void;
};

/**
 * Begins the booking of what is displayed: holds it still while the newest deals are read. Null where the booking began;
 * otherwise why nothing is to be sent: those tell more than the user had read (`same-found`), or meanwhile the connection
 * was lost, or the quote has ended or changed (`quote-gone`).
 */
export const beginBookingOrSayWhyNot = async (
  quote: HeldQuote,
  agreesNow: () => Promise<boolean>,
): Promise<'same-found' | 'disconnected' | 'quote-gone' | null> => {
  const displayed = quote.live.offer?.quote;
  quote.handle('press-began');
  const agrees = await agreesNow();
  const stands = quote.live.offer?.quote === displayed;
  if (agrees && stands) quote.handle('booking-began');
  if (quote.live.held.booking) return null;
  quote.handle('press-ended');
  if (stands && !agrees) return 'same-found';
  return stands && whyNotBookable(quote.live) === 'disconnected' ? 'disconnected' : 'quote-gone';
};
