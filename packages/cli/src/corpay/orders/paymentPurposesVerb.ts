import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { optionFailure } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import { openCorpay } from '../scope/openCorpay.ts';

export const paymentPurposesVerb: PartnerVerb<'orders purposes'> = {
  usage: 'purposes',
  summary: 'The purposes that a payment to a beneficiary can have, for --purpose.',
  options: [
    { flags: '--beneficiary <id>', summary: 'who is paid' },
    { flags: '--method <code>', summary: 'W is Wire, E is iACH; the first of the beneficiary when left out' },
  ],
  examples: ['purposes --beneficiary ID', 'purposes --beneficiary ID --method W --json | jq -r ".[].id"'],
  run: async (invocation, openSession) => {
    const { options } = invocation;
    const named = options.text('beneficiary') ?? '';
    if (named === '')
      return optionFailure('--beneficiary', fieldMessages.required, 'fxg beneficiaries list has the ids.');
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const { corpay } = open.value;
    const beneficiary = await findBeneficiary(corpay, named);
    if (!beneficiary.ok) return beneficiary;
    const { payee, curr, bankCountryISO, methods } = beneficiary.value;
    const method = options.text('method') ?? methods[0] ?? '';
    if (!methods.includes(method))
      return optionFailure(
        '--method',
        `This method is not offered for ${payee}.`,
        `--method is one of: ${methods.join(', ')}.`,
      );
    const answer = await corpay.settlements.purposes({ currency: curr, countryISO: bankCountryISO, method });
    if (!answer.ok)
      return failed(callCommandFailure(answer.failure, corpayMessages.paymentPurposesUnavailable));
    const found = answer.value.map(({ id, text }) => ({ id, text }));
    return makeOutput(found, (paint) =>
      found.length === 0
        ? 'There is none to choose.'
        : formatTable(
            [{ heading: 'Purpose' }, { heading: 'Name' }],
            found.map(({ id, text }) => [id, text]),
            paint,
          ),
    );
  },
};
