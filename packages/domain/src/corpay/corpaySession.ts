import type { BeneficiarySummary } from './beneficiary.ts';
import type { CorpayFailure } from './corpayFailure.ts';
import type { PartnerToken } from './partnerToken.ts';
import type { TokenNews } from './tokenKeeper.ts';

/**
 * Corpay's slice of the partner session (GATE-8, GATE-9). `needsAuth` never becomes true for Corpay (S-120); it
 * stands here because a token clears it (GATE-14).
 */
export type CorpaySession = {
  readonly loading: boolean;
  readonly needsAuth: boolean;
  readonly corpayToken: PartnerToken | null;
  readonly beneficiaries: readonly BeneficiarySummary[] | null;
  /** What failed last, with the call it came from (GATE-19, ERR-51). */
  readonly error: { readonly of: 'token' | 'beneficiaries'; readonly failure: CorpayFailure } | null;
};

export const initialCorpaySession: CorpaySession = {
  loading: true,
  needsAuth: false,
  corpayToken: null,
  beneficiaries: null,
  error: null,
};

export type CorpaySessionEvent =
  | TokenNews
  | { readonly type: 'beneficiaries-requested' }
  | { readonly type: 'beneficiaries-received'; readonly beneficiaries: readonly BeneficiarySummary[] }
  | { readonly type: 'beneficiaries-failed'; readonly failure: CorpayFailure }
  | { readonly type: 'beneficiary-deleted'; readonly id: string }
  | { readonly type: 'signed-out' };

/** The one place where the session changes; pure (GATE-14, GATE-15, GATE-18, GATE-19). */
export const corpaySessionTransition = (session: CorpaySession, event: CorpaySessionEvent): CorpaySession => {
  switch (event.type) {
    case 'token-requested':
    case 'beneficiaries-requested':
      return { ...session, loading: true };
    case 'token-received':
      return { ...session, loading: false, needsAuth: false, corpayToken: event.token, error: null };
    case 'token-failed':
      return {
        ...session,
        loading: false,
        corpayToken: null,
        error: { of: 'token', failure: event.failure },
      };
    case 'beneficiaries-received':
      return { ...session, loading: false, beneficiaries: event.beneficiaries, error: null };
    case 'beneficiaries-failed':
      return { ...session, loading: false, error: { of: 'beneficiaries', failure: event.failure } };
    case 'beneficiary-deleted':
      return {
        ...session,
        beneficiaries:
          session.beneficiaries?.filter(({ clientIntegrationId }) => clientIntegrationId !== event.id) ??
          null,
      };
    case 'signed-out':
      return initialCorpaySession;
  }
};
