import { beneficiariesWords, beneficiaryGoneWords, type BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { fieldMessages } from '@fx-gateway/domain/forms';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../../command/commandResult.ts';
import type { Invocation } from '../../command/invocation.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { usageFailure } from '../../failures/commandFailure.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import type { OrderToInstruct } from './readOrderToInstruct.ts';

const nameHint = 'Name who is paid with --beneficiary ID; fxg beneficiaries list has the ids.';

/** The named beneficiary, else the one the deal was booked for; never another one in place of one that was deleted. */
export const beneficiaryToPay = async (
  { options }: Invocation,
  { corpay }: CorpayScope,
  { deal, bookedFor }: OrderToInstruct,
): CommandResult<BeneficiarySummary> => {
  const { currency } = deal.payment;
  const named = options.text('beneficiary');
  if (named !== null) {
    const found = await findBeneficiary(corpay, named);
    if (!found.ok || found.value.curr === currency) return found;
    return usageFailure(`This beneficiary is paid in ${found.value.curr}, and the order is in ${currency}.`);
  }
  if (bookedFor === null) return usageFailure(fieldMessages.required, nameHint);
  const list = await corpay.beneficiaries.list();
  if (!list.ok) return failed(callCommandFailure(list.failure, beneficiariesWords(list.failure)));
  const gone = beneficiaryGoneWords(deal, list.value, bookedFor);
  const booked = list.value.find(
    ({ clientIntegrationId }) => clientIntegrationId === bookedFor.beneficiaryId,
  );
  if (booked !== undefined && gone === null) return succeeded(booked);
  return usageFailure(gone ?? fieldMessages.required, nameHint);
};
