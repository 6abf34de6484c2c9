import type { BeneficiarySummary } from '../api/beneficiary.ts';
import {
  makeBeneficiaryListReducer,
  type BeneficiaryChange,
  type BeneficiaryListAction,
} from '../../beneficiaries/beneficiarySlice.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { PartnerToken } from '../api/partnerToken.ts';
import type { TokenEvent } from '../../tokens/createRenewingTokenProvider.ts';

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
  readonly error: {
    readonly of: 'token' | 'beneficiaries' | BeneficiaryChange;
    readonly failure: CallFailure;
  } | null;
};

export const initialCorpaySession: CorpaySession = {
  loading: true,
  needsAuth: false,
  corpayToken: null,
  beneficiaries: null,
  error: null,
};

export type CorpaySessionAction =
  | TokenEvent<PartnerToken>
  | BeneficiaryListAction<BeneficiarySummary>
  | { readonly type: 'signed-out' };

const ofBeneficiaries = makeBeneficiaryListReducer<BeneficiarySummary>(
  ({ clientIntegrationId }) => clientIntegrationId,
);

/** The one place where the session changes; pure (GATE-14 to GATE-19). */
export const reduceCorpaySession = (session: CorpaySession, event: CorpaySessionAction): CorpaySession => {
  switch (event.type) {
    case 'token-requested':
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
    case 'signed-out':
      return initialCorpaySession;
    default:
      return ofBeneficiaries(session, event);
  }
};
