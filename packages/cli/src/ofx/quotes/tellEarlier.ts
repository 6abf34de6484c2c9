import { toDecimal } from '@fx-gateway/domain/money';
import {
  asCustomerSees,
  totalOf,
  untoldOfxDealOf,
  type OfxBookingTerms,
  type UntoldOfxDeal,
} from '@fx-gateway/domain/ofx';
import { moneyData, rateData, shownData } from '../../amounts/amountData.ts';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome } from '../../command/outcome.ts';
import type { OfxScope } from '../scope/ofxScope.ts';
import { bookedDealOutput } from './bookedDealOutput.ts';
import { bookedEarlier } from '../../quoting/bookedEarlier.ts';
import { countAsTold, mentionUntold } from '../../quoting/untold.ts';
import { untoldDeal } from './untoldDeal.ts';

const dataOf = ({ intent }: UntoldOfxDeal) => {
  const { pays, receive } = asCustomerSees(intent);
  const total = totalOf(intent);
  return {
    quoteId: intent.quoteId,
    rate: rateData(intent.customerRate),
    settlement: moneyData(pays),
    payment: moneyData(receive),
    ...(intent.fee === null ? {} : { fee: shownData(intent.fee) }),
    total: total === null ? null : moneyData(total),
    beneficiaries: intent.parts.map(({ beneficiaryId, amount }) => ({
      beneficiary: beneficiaryId,
      amount: toDecimal(amount),
    })),
  };
};

/**
 * Mentions what was answered and never told. Where the wanted booking is among it nothing is booked: that deal is the
 * outcome, and counts as told once it is written. Null where the booking goes on; a dry run only mentions.
 */
export const tellEarlier = async (
  invocation: Invocation,
  { journal }: Pick<OfxScope, 'journal'>,
  terms: OfxBookingTerms,
): Promise<Outcome | null> => {
  const earlier = invocation.options.flag('dryRun')
    ? null
    : untoldOfxDealOf(await journal.unreported(), terms);
  const told = earlier === null ? [] : [earlier.intent.quoteId];
  await mentionUntold(invocation, journal, untoldDeal, told);
  if (earlier === null) return null;
  countAsTold(invocation, journal, told);
  const { value } = bookedDealOutput(earlier, dataOf(earlier), earlier.intent.startedAt);
  return bookedEarlier(invocation, value, `deal ${earlier.dealId}`, null);
};
