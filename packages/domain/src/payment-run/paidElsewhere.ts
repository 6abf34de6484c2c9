/** A deal as the partner names it. */
export type NamedOrder = {
  readonly number: string;
  /** By what else users know it; empty where they know it by its number. */
  readonly reference: string;
};

/** A deal beside a run that pays what a row of it would have paid, and what is said of it. */
export type PaidElsewhere = NamedOrder & { readonly sentence: string };

/** A deal by what users know it; null for none. */
export const orderName = (order: NamedOrder | null): string | null =>
  order && (order.reference || order.number);
