import { showAmount } from '@fx-gateway/domain/money';
import { ofxDealsWords, ofxWords } from '@fx-gateway/domain/ofx';
import { failed } from '@fx-gateway/domain/result';
import { shownData } from '../../amounts/amountData.ts';
import { output } from '../../command/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { facts, table } from '../../terminal/table.ts';
import { openOfx } from '../scope/ofxScope.ts';
import { dealData, dealFacts } from './dealView.ts';
import { namedDeal } from './namedDeal.ts';

/** `fxg deals show` (OFX-DEAL-13, ERR-25, S-95). */
export const show: PartnerVerb = {
  usage: 'show <deal>',
  summary: 'One deal, by its id or reference, in full, with those who are paid by it.',
  output: '{ "dealId", "reference", …, "payments": [{ "beneficiary", "name", "amount", "currency" }] }',
  examples: ['show 0f8fad5b-d9cb-469f-a165-70867728950e', 'show OFX-7304101'],
  run: async (invocation, openSession) => {
    const named = invocation.args[0] ?? '';
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { deals } = open.value.ofx;
    const list = await deals.list();
    if (!list.ok) return failed(callCommandFailure(list.failure, ofxDealsWords(list.failure)));
    const deal = await namedDeal(invocation, named, list.value);
    if (!deal.ok) return deal;
    const found = deal.value;
    if (found === null)
      return failed(
        commandFailure(exitCodes.notFound, 'not-found', ofxWords.dealUnavailable(named), {
          hint: 'fxg deals list has the ids and the references.',
        }),
      );
    const beneficiaries = await deals.beneficiaries(found.dealId);
    if (!beneficiaries.ok)
      return failed(callCommandFailure(beneficiaries.failure, ofxWords.dealBeneficiariesUnavailable));
    const paid = beneficiaries.value;
    const payments = paid.map(({ beneficiaryId, name, amount }) => ({
      beneficiary: beneficiaryId,
      name,
      ...shownData(amount),
    }));
    return output({ ...dealData(found), payments }, (paint) =>
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
