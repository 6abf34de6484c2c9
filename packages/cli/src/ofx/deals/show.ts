import { showAmount } from '@fx-gateway/domain/money';
import { ofxDealsWords, ofxWords, readDeal } from '@fx-gateway/domain/ofx';
import { failed } from '@fx-gateway/domain/result';
import { decimalOf } from '../../amounts/amountData.ts';
import { output } from '../../command/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { facts, table } from '../../terminal/table.ts';
import { openOfx } from '../scope/ofxScope.ts';
import { dealData, dealFacts } from './dealView.ts';

/** `fxg deals show` (OFX-DEAL-13, ERR-25, S-95). */
export const show: PartnerVerb = {
  usage: 'show <deal>',
  summary: 'One deal in full, with those who are paid by it.',
  output:
    '{ "dealId", "reference", …, "dealBeneficiaries": [{ "beneficiaryId", "name", "amount", "currency" }] }',
  examples: ['show 0f8fad5b-d9cb-469f-a165-70867728950e'],
  run: async (invocation, openSession) => {
    const dealId = invocation.args[0] ?? '';
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { deal, beneficiaries } = await readDeal(open.value.ofx.deals, dealId);
    if (!deal.ok) return failed(callCommandFailure(deal.failure, ofxDealsWords(deal.failure)));
    const found = deal.value;
    if (found === null)
      return failed(
        commandFailure(exitCodes.notFound, 'not-found', ofxWords.dealUnavailable(dealId), {
          hint: 'fxg deals list has the ids.',
        }),
      );
    if (!beneficiaries.ok)
      return failed(callCommandFailure(beneficiaries.failure, ofxWords.dealBeneficiariesUnavailable));
    const paid = beneficiaries.value;
    const dealBeneficiaries = paid.map(({ beneficiaryId, name, amount }) => ({
      beneficiaryId,
      name,
      amount: decimalOf(amount),
      currency: amount.currency,
    }));
    return output({ ...dealData(found), dealBeneficiaries }, (paint) =>
      [
        facts(dealFacts(found), paint),
        '',
        table(
          [{ heading: 'Beneficiary' }, { heading: 'Receives', right: true }],
          paid.map(({ name, amount }) => [name, showAmount(amount)]),
          paint,
        ),
      ].join('\n'),
    );
  },
};
