import { corpayPolicy, initialCorpaySession, type CorpaySession } from './corpay/index.ts';

/**
 * What each partner brings to the domain: how its quotes are kept alive, and its slice of the partner session.
 * Deleting a partner's room and its entry removes it.
 */
export const partners = {
  corpay: { quotePolicy: corpayPolicy, initialSession: initialCorpaySession },
} as const;

/** The partner session (GATE-8): the union of the slices. */
export type PartnerSession = CorpaySession;
