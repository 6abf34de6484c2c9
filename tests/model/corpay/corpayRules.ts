/** What the product rests on at Corpay, each as it would be broken. */
type BrokenCorpayRule =
  | 'quotes outlive their end'
  | 'a quote is booked twice'
  | 'an order is instructed twice'
  | 'new orders are listed late'
  | 'instructions arrive after 45 seconds'
  | 'a second copy is refused at the door before the first is heard';

/** How this partner behaves. */
export type CorpayRules = {
  /** Ignored, a repeated booking is answered without a number and a repeated instruction is refused. */
  readonly keys: 'honoured' | 'ignored';
  /** Whether an order shows by which ids it is paid and settled. */
  readonly shows: 'ids' | 'names only';
  /** Whether it may refuse a call for their number (429). */
  readonly limitsCalls?: boolean;
  readonly broken?: BrokenCorpayRule;
};
