import { systemIdentifiers } from '@fx-gateway/adapters/node';
import type { AddOutcome } from '@fx-gateway/domain/beneficiaries/addRecordsInTurn.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { submitNewOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/submitNewOfxBeneficiary.ts';
import { isSameOfxPayee } from '@fx-gateway/domain/ofx/beneficiaries/isSameOfxPayee.ts';

/**
 * Adds one record after the other as `submitNewOfxBeneficiary` does, and nobody who is there by now: the list is read once,
 * before the first. Call it while nothing else on this machine adds for the customer.
 */
export const makeAbsentBeneficiaryAdder = ({
  beneficiaries,
}: Pick<Ofx, 'beneficiaries'>): ((
  record: OfxBeneficiary,
) => Promise<Extract<AddOutcome, { readonly id: string } | { readonly failure: unknown }>>) => {
  let known: readonly OfxBeneficiary[] | null = null;
  return async (record) => {
    if (known === null) {
      const list = await beneficiaries.list();
      if (!list.ok) return { kind: 'refused', failure: list.failure };
      known = list.value;
    }
    const there = known.find((one) => isSameOfxPayee(one, record));
    if (there !== undefined) return { kind: 'already-saved', id: there.beneficiaryId };
    const added = { record, idempotencyKey: systemIdentifiers.uuid(), known };
    const outcome = await submitNewOfxBeneficiary(beneficiaries, added);
    if (outcome.kind !== 'saved') return { kind: outcome.kind, failure: outcome.failure };
    known = [...known, outcome.beneficiary];
    return { kind: 'saved', id: outcome.beneficiary.beneficiaryId };
  };
};
