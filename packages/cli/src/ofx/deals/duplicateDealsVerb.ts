import { filterDeals } from '@fx-gateway/domain/ofx/deals/dealsFilter.ts';
import { payeeNamesById, type PayeeNames } from '@fx-gateway/domain/ofx/deals/dealPayees.ts';
import { ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import {
  daysOption,
  toDuplicatesOutput,
  readDaysBetween,
  type NamedPayment,
} from '../../lists/duplicates.ts';
import { dayOptions, readListFilter } from '../../lists/listFilter.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { listOfxBeneficiaries } from '../scope/findOfxBeneficiary.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';

/** What each is paid: of a deal for one beneficiary that is all of it, where the list says nothing of parts. */
const paymentsOf = (
  { dealId, reference, enteredDate, sell, dealBeneficiaries }: OfxDeal,
  names: PayeeNames,
): readonly NamedPayment[] =>
  dealBeneficiaries.flatMap(({ beneficiaryId, amount }) => {
    const whole = dealBeneficiaries.length === 1 ? sell.amount : null;
    const paid = amount ?? whole;
    return paid === null
      ? []
      : [
          {
            number: dealId,
            payee: beneficiaryId,
            name: names.get(beneficiaryId) ?? beneficiaryId,
            amount: { currency: sell.currency, amount: paid },
            bookedAt: enteredDate,
            reference,
          },
        ];
  });

/** `fxg deals duplicates`: the same as `orders duplicates`, by the list of deals. */
export const duplicateDealsVerb: PartnerVerb<'deals duplicates'> = {
  usage: 'duplicates',
  summary: 'Payments to the same payee, of the same amount, in several deals within days.',
  options: [daysOption, ...dayOptions],
  examples: ['duplicates', 'duplicates --days 3 --since 30d'],
  run: async (invocation, openSession) => {
    const days = readDaysBetween(invocation.options);
    if (!days.ok) return days;
    const asked = readListFilter(invocation.options, 'deal');
    if (!asked.ok) return asked;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { ofx } = open.value;
    const deals = await ofx.deals.list();
    if (!deals.ok) return failed(callCommandFailure(deals.failure, ofxDealsFailureMessage(deals.failure)));
    const beneficiaries = await listOfxBeneficiaries(ofx);
    if (!beneficiaries.ok) return beneficiaries;
    const names = payeeNamesById(beneficiaries.value);
    const inDays = filterDeals(deals.value, { ...asked.value.filter, state: null }, names);
    const { data, view } = toDuplicatesOutput(
      inDays.flatMap((deal) => paymentsOf(deal, names)),
      inDays.map(({ dealId, reference, enteredDate, sell, dealBeneficiaries }) => ({
        number: dealId,
        reference,
        amount: sell,
        bookedAt: enteredDate,
        paysNobody: dealBeneficiaries.length === 0,
      })),
      days.value,
    );
    return makeOutput(data, view);
  },
};
