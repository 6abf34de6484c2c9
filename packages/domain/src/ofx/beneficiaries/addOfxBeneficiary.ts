import type { CallFailure } from '../../calls/callFailure.ts';
import type { Identifiers } from '../../ports/identifiers.ts';
import type { Result } from '../../result/result.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxBeneficiaries } from '../api/ofxPorts.ts';

/** Adds a new beneficiary; sent once (OFX-BENE-24, S-77). */
export const addOfxBeneficiary = (
  beneficiaries: Pick<OfxBeneficiaries, 'add'>,
  identifiers: Identifiers,
  beneficiary: OfxBeneficiary,
): Promise<Result<OfxBeneficiary, CallFailure>> => beneficiaries.add(beneficiary, identifiers.uuid());
