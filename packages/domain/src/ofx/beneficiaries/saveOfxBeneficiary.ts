import type { CallFailure } from '../../calls/index.ts';
import type { Identifiers } from '../../ports/index.ts';
import type { Result } from '../../result/index.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxBeneficiaries } from '../api/ofxPorts.ts';

/** Adds a new beneficiary, or edits the one that the record names; sent once (OFX-BENE-24, S-77). */
export const saveOfxBeneficiary = (
  beneficiaries: Pick<OfxBeneficiaries, 'add' | 'edit'>,
  identifiers: Identifiers,
  beneficiary: OfxBeneficiary,
): Promise<Result<OfxBeneficiary, CallFailure>> =>
  beneficiary.beneficiaryId === ''
    ? beneficiaries.add(beneficiary, identifiers.uuid())
    : beneficiaries.edit(beneficiary);
