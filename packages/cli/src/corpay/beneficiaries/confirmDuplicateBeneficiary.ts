import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { sameAccountMessages } from '@fx-gateway/domain/beneficiaries/sameAccountMessages.ts';
import { findSameAccount } from '@fx-gateway/domain/corpay/beneficiaries/sameAccount.ts';
import type { IdentifiedRecord } from '@fx-gateway/domain/corpay/beneficiaries/saving/identifyRecord.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import {
  confirmDuplicateBeneficiaries,
  existingBeneficiaryHint,
  type DuplicateBeneficiary,
} from '../../beneficiaries/confirmDuplicateBeneficiaries.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';

/** Of one who was added from the same record and was changed since, by whatever terminal. */
export const makeChangedDuplicateWarning = (id: string): DuplicateBeneficiary => ({
  title: 'You have a beneficiary of this file',
  why: `It was added from it and changed since. (${id})`,
  look: existingBeneficiaryHint(id),
});

/** Which beneficiary a new one would be a second of: one that was added from the same record, or has its account. */
export const findDuplicateOfNewBeneficiary = async (
  beneficiaries: Pick<Corpay['beneficiaries'], 'list' | 'show'>,
  { record, changedId }: Pick<IdentifiedRecord, 'record' | 'changedId'>,
): Promise<DuplicateBeneficiary | null> => {
  if (changedId !== null) return makeChangedDuplicateWarning(changedId);
  const same = await findSameAccount(beneficiaries, record);
  return same === null
    ? null
    : {
        title: sameAccountMessages.title,
        why: `${sameAccountMessages.why(same.payee, same.curr)} (${same.clientIntegrationId})`,
        look: existingBeneficiaryHint(same.clientIntegrationId),
      };
};

/** The same of one record. */
export const confirmDuplicateBeneficiary = async (
  invocation: Invocation,
  { beneficiaries }: Pick<Corpay, 'beneficiaries'>,
  identified: Pick<IdentifiedRecord, 'record' | 'changedId'>,
): CommandResult<boolean> => {
  if (invocation.options.flag('despiteSameAccount')) return succeeded(true);
  const second = await findDuplicateOfNewBeneficiary(beneficiaries, identified);
  return confirmDuplicateBeneficiaries(invocation, second === null ? [] : [second]);
};
