import type { CallFailure } from '../calls/callFailure.ts';

/** What the user does to one beneficiary of the list. */
export type BeneficiaryChange = 'add' | 'edit' | 'delete';

/** The beneficiaries in a partner's slice of the session; null until they were fetched. */
type BeneficiarySlice<B> = {
  readonly loading: boolean;
  readonly beneficiaries: readonly B[] | null;
};

export type BeneficiaryListAction<B> =
  | { readonly type: 'beneficiaries-requested' }
  | { readonly type: 'beneficiaries-received'; readonly beneficiaries: readonly B[] }
  | { readonly type: 'beneficiaries-failed'; readonly failure: CallFailure }
  | { readonly type: 'beneficiary-change-requested' }
  | { readonly type: 'beneficiary-added'; readonly beneficiary: B }
  | { readonly type: 'beneficiary-edited'; readonly beneficiary: B }
  | { readonly type: 'beneficiary-deleted'; readonly id: string }
  | {
      readonly type: 'beneficiary-change-failed';
      readonly change: BeneficiaryChange;
      readonly failure: CallFailure;
    };

/** What becomes of a session by what happens to its beneficiaries; pure (GATE-15 to GATE-19). */
export const makeBeneficiaryListReducer =
  <B>(idOf: (beneficiary: B) => string) =>
  <S extends BeneficiarySlice<B>>(session: S, event: BeneficiaryListAction<B>) => {
    /** A change that succeeded; a list that was never fetched stays unknown. */
    const changed = (change: (rows: readonly B[]) => readonly B[]) => {
      const { beneficiaries } = session;
      const rows = beneficiaries === null ? null : change(beneficiaries);
      return { ...session, loading: false, error: null, beneficiaries: rows };
    };
    const without = (id: string) => (rows: readonly B[]) => rows.filter((row) => idOf(row) !== id);
    switch (event.type) {
      case 'beneficiaries-requested':
      case 'beneficiary-change-requested':
        return { ...session, loading: true };
      case 'beneficiaries-received':
        return { ...session, loading: false, beneficiaries: event.beneficiaries, error: null };
      case 'beneficiaries-failed':
        return {
          ...session,
          loading: false,
          error: { of: 'beneficiaries' as const, failure: event.failure },
        };
      case 'beneficiary-added': {
        const { beneficiary } = event;
        return changed((rows) => [...without(idOf(beneficiary))(rows), beneficiary]);
      }
      case 'beneficiary-edited': {
        const { beneficiary } = event;
        return changed((rows) => rows.map((row) => (idOf(row) === idOf(beneficiary) ? beneficiary : row)));
      }
      case 'beneficiary-deleted':
        return changed(without(event.id));
      case 'beneficiary-change-failed':
        return { ...session, loading: false, error: { of: event.change, failure: event.failure } };
    }
  };
