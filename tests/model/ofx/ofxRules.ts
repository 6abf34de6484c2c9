/** What the product rests on at OFX, each as it would be broken. */
type BrokenOfxRule =
  | 'a quote is booked twice'
  | 'new deals are listed late'
  | 'bookings arrive after 90 seconds';

/** How this partner behaves. */
export type OfxRules = {
  /** Ignored, a repeated booking is refused. */
  readonly keys: 'honoured' | 'ignored';
  readonly broken?: BrokenOfxRule;
};
