import type { NotBookableReason } from './liveQuoteState.ts';

/** Why nothing came of a press on Book Deal that met it off: the connection was lost, or it rested for a moment. */
export type WhyBookDealWasOff = 'disconnected' | 'was-off';

/** What goes by itself, and takes with it what stood under the button. */
const passing: ReadonlySet<string | null> = new Set<NotBookableReason>(['loading', 'stale', 'resting']);

/**
 * What is to be said of a press that met Book Deal off for this reason; null where the reason stays under the button
 * until the user has done something about it.
 */
export const whyBookDealWasOff = (reason: string | null): WhyBookDealWasOff | null => {
  if (reason === 'disconnected') return reason;
  return passing.has(reason) ? 'was-off' : null;
};
