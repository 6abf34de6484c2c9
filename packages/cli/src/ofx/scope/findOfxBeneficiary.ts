import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { ofxBeneficiariesFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { ofxPayeeAccount } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { findNamedBeneficiary } from '../../beneficiaries/findNamedBeneficiary.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';

/** The customer's beneficiaries. */
export const listOfxBeneficiaries = async ({
  beneficiaries,
}: Pick<Ofx, 'beneficiaries'>): CommandResult<readonly OfxBeneficiary[]> => {
  const list = await beneficiaries.list();
  return list.ok
    ? list
    : failed(callCommandFailure(list.failure, ofxBeneficiariesFailureMessage(list.failure)));
};

/** The one with this id or name among these; exit 5 when there is none, 2 when several have the name. */
export const pickOfxBeneficiary = (
  known: readonly OfxBeneficiary[],
  named: string,
): CommandResult<OfxBeneficiary> =>
  findNamedBeneficiary(named, known, {
    idOf: ({ beneficiaryId }) => beneficiaryId,
    nameOf: ({ name }) => name,
    currencyOf: ({ currency }) => currency,
    accountsOf: async (several) => several.map((one) => ofxPayeeAccount(one).account),
  });

/** The same among the customer's own. */
export const findOfxBeneficiary = async (ofx: Ofx, named: string): CommandResult<OfxBeneficiary> => {
  const list = await listOfxBeneficiaries(ofx);
  return list.ok ? pickOfxBeneficiary(list.value, named) : list;
};
