import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { ofxBeneficiariesMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

/** The customer's beneficiaries. */
export const listOfxBeneficiaries = async ({
  beneficiaries,
}: Pick<Ofx, 'beneficiaries'>): CommandResult<readonly OfxBeneficiary[]> => {
  const list = await beneficiaries.list();
  return list.ok ? list : failed(callCommandFailure(list.failure, ofxBeneficiariesMessages(list.failure)));
};

/** The beneficiary with this id among the customer's own; exit 5 when there is none. */
export const findOfxBeneficiary = async (ofx: Ofx, id: string): CommandResult<OfxBeneficiary> => {
  const list = await listOfxBeneficiaries(ofx);
  if (!list.ok) return list;
  const found = list.value.find(({ beneficiaryId }) => beneficiaryId === id);
  return found === undefined
    ? failed(
        commandFailure(exitCodes.notFound, 'no-beneficiary', 'There is no beneficiary with this id.', {
          hint: 'fxg beneficiaries list has the ids.',
        }),
      )
    : succeeded(found);
};
