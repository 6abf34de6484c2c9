import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { CallFailure } from '../../calls/index.ts';
import type { PartnerToken } from '../api/partnerToken.ts';
import type { TokenEvent } from '../../tokens/index.ts';

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

/** What the user does to one beneficiary of the list. */
type BeneficiaryChange = 'add' | 'edit' | 'delete';

export const initialCorpaySession: CorpaySession = {
  loading: true,
  needsAuth: false,
  corpayToken: null,
  beneficiaries: null,
  error: null,
};

export type CorpaySessionEvent =
  | TokenEvent<PartnerToken>
  | { readonly type: 'beneficiaries-requested' }
  | { readonly type: 'beneficiaries-received'; readonly beneficiaries: readonly BeneficiarySummary[] }
  | { readonly type: 'beneficiaries-failed'; readonly failure: CallFailure }
  | { readonly type: 'beneficiary-change-requested' }
  | { readonly type: 'beneficiary-added'; readonly beneficiary: BeneficiarySummary }
  | { readonly type: 'beneficiary-edited'; readonly beneficiary: BeneficiarySummary }
  | { readonly type: 'beneficiary-deleted'; readonly id: string }
  | {
      readonly type: 'beneficiary-change-failed';
      readonly change: BeneficiaryChange;
      readonly failure: CallFailure;
    }
  | { readonly type: 'signed-out' };

type Rows = readonly BeneficiarySummary[];

/** A change that succeeded; a list that was never fetched stays unknown. */
const withRows = (session: CorpaySession, change: (rows: Rows) => Rows): CorpaySession => ({
  ...session,
  loading: false,
  error: null,
  beneficiaries: session.beneficiaries === null ? null : change(session.beneficiaries),
});

const withoutId = (rows: Rows, id: string): Rows =>
  rows.filter(({ clientIntegrationId }) => clientIntegrationId !== id);

/** The one place where the session changes; pure (GATE-14 to GATE-19). */
export const corpaySessionTransition = (session: CorpaySession, event: CorpaySessionEvent): CorpaySession => {
  switch (event.type) {
    case 'token-requested':
    case 'beneficiaries-requested':
    case 'beneficiary-change-requested':
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
    case 'beneficiary-added': {
      const { beneficiary } = event;
      return withRows(session, (rows) => [...withoutId(rows, beneficiary.clientIntegrationId), beneficiary]);
    }
    case 'beneficiary-edited': {
      const { beneficiary } = event;
      return withRows(session, (rows) =>
        rows.map((row) => (row.clientIntegrationId === beneficiary.clientIntegrationId ? beneficiary : row)),
      );
    }
    case 'beneficiary-deleted':
      return withRows(session, (rows) => withoutId(rows, event.id));
    case 'beneficiary-change-failed':
      return { ...session, loading: false, error: { of: event.change, failure: event.failure } };
    case 'signed-out':
      return initialCorpaySession;
  }
};
