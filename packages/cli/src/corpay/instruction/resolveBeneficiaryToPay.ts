import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { noBeneficiaryChosenMessage } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { instructLabels } from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { optionFailure, usageFailure } from '../../failures/commandFailure.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import type { OrderToInstruct } from './readOrderToInstruct.ts';

const nameHint = 'Name who is paid with --beneficiary ID; fxg beneficiaries list has the ids.';

/** More than this nobody reads in a row: a part of the name narrows them first. */
const longestChoice = 40;

const contains = (part: string) => {
  const wanted = part.trim().toLowerCase();
  return ({ payee }: BeneficiarySummary): boolean => payee.toLowerCase().includes(wanted);
};

/** Lets the user choose among these; `why` says why nobody is chosen already. */
const chooseBeneficiary = async (
  invocation: Invocation,
  payable: readonly BeneficiarySummary[],
  why: string | null,
): CommandResult<BeneficiarySummary> => {
  const missing = why === null ? optionFailure('--beneficiary', fieldMessages.required, nameHint) : null;
  const prompts = payable.length === 0 ? null : await invocation.prompts();
  if (prompts === null) return missing ?? usageFailure(why ?? '', nameHint);
  if (why !== null) await invocation.report(why);
  let offered = payable;
  while (offered.length > longestChoice) {
    const part = await prompts.text(`${instructLabels.beneficiaryId}: part of the name`);
    if (!part.ok) return part;
    const found = payable.filter(contains(part.value));
    if (found.length > longestChoice) await invocation.report(`${found.length} have that in their name.`);
    if (found.length > 0) offered = found;
    else await invocation.report('Nobody has that in their name.');
  }
  const chosen = await prompts.choose(
    instructLabels.beneficiaryId,
    offered.map(({ clientIntegrationId, payee, bankCountryISO, curr }) => ({
      value: clientIntegrationId,
      label: [payee, curr, bankCountryISO].filter((part) => part !== '').join(', '),
    })),
  );
  if (!chosen.ok) return chosen;
  const beneficiary = offered.find(({ clientIntegrationId }) => clientIntegrationId === chosen.value);
  return beneficiary === undefined
    ? optionFailure('--beneficiary', fieldMessages.required, nameHint)
    : succeeded(beneficiary);
};

/**
 * The named beneficiary, else the one the deal was booked for; never another one in place of one that was deleted. A user
 * at a terminal chooses among those who are paid in the currency of the order.
 */
export const resolveBeneficiaryToPay = async (
  invocation: Invocation,
  { corpay }: CorpayCustomerConnection,
  { deal, bookedFor }: OrderToInstruct,
): CommandResult<BeneficiarySummary> => {
  const { currency } = deal.payment;
  const named = invocation.options.text('beneficiary');
  if (named !== null) {
    const found = await findBeneficiary(corpay, named);
    if (!found.ok || found.value.curr === currency) return found;
    return usageFailure(`This beneficiary is paid in ${found.value.curr}, and the order is in ${currency}.`);
  }
  if (bookedFor === null && !invocation.canAsk)
    return optionFailure('--beneficiary', fieldMessages.required, nameHint);
  const list = await corpay.beneficiaries.list();
  if (!list.ok) return failed(callCommandFailure(list.failure, beneficiariesFailureMessage(list.failure)));
  const gone = bookedFor === null ? null : noBeneficiaryChosenMessage(deal, list.value, bookedFor);
  const booked = list.value.find(
    ({ clientIntegrationId }) => clientIntegrationId === bookedFor?.beneficiaryId,
  );
  if (booked !== undefined && gone === null) return succeeded(booked);
  const payable = list.value.filter(({ curr }) => curr === currency);
  return chooseBeneficiary(invocation, payable, gone);
};
