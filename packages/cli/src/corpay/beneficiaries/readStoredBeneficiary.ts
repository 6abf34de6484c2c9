import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';

/** The partner has none with this id, or what was named cannot stand where an id stands. */
const isNoId = ({ kind, status }: CallFailure): boolean =>
  status === 404 || (kind === 'refused' && status === null);

const told = (failure: CallFailure) =>
  failed(callCommandFailure(failure, beneficiariesFailureMessage(failure)));

/** The beneficiary with this id, or else this name, in full; exit 5 when there is none, 2 when several have the name. */
export const readStoredBeneficiary = async (corpay: Corpay, named: string): CommandResult<Beneficiary> => {
  const { beneficiaries } = corpay;
  const shown = await beneficiaries.show(named);
  if (shown.ok) return shown;
  if (!isNoId(shown.failure)) return told(shown.failure);
  const found = await findBeneficiary(corpay, named);
  if (!found.ok) return failed({ ...found.failure, requestId: shown.failure.requestId });
  const stored = await beneficiaries.show(found.value.clientIntegrationId);
  return stored.ok ? stored : told(stored.failure);
};
