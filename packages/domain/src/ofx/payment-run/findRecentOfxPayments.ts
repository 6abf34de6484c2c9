import { formatDate } from '../../geography/formatDate.ts';
import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { RunRecentPayment } from '../../payment-run/judging/runContext.ts';
import type { RunPreparation } from '../../payment-run/preparation/runPreparation.ts';
import type { RunPayee } from '../../payment-run/runPayee.ts';
import { isEnteredInLastSevenDays } from '../../quoting/duplicateDealSentences.ts';
import { succeeded } from '../../result/result.ts';
import { toPaysAndReceives } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import type { OfxRunPorts } from './createOfxRunPartner.ts';

/** What each is paid: of a deal for one payee that is all of it, where the list says nothing of parts. */
const amountsOf = (deal: OfxDeal) => {
  const { receive } = toPaysAndReceives(deal);
  const whole = deal.dealBeneficiaries.length === 1 ? receive.amount : null;
  return deal.dealBeneficiaries.map(({ beneficiaryId, amount }) => {
    const paid = amount ?? whole;
    return {
      beneficiaryId,
      amount: paid === null ? null : readDisplayOnlyAmount({ currency: receive.currency, amount: paid }),
    };
  });
};

/** A deal names its payees by ids alone: one who is not there any more may be one of these, added again. */
const paymentsOf = (
  deal: OfxDeal,
  payees: readonly RunPayee[],
  everyone: ReadonlySet<string>,
): readonly RunRecentPayment[] =>
  amountsOf(deal).flatMap(({ beneficiaryId, amount }) => {
    if (amount === null) return [];
    const isGone = !everyone.has(beneficiaryId);
    const order = { number: deal.dealId, reference: deal.reference };
    const named = `deal ${deal.reference || deal.dealId}${isGone ? ', to a beneficiary who was deleted since' : ''}`;
    return payees
      .filter(({ id, currency }) => (isGone ? currency === amount.currency : id === beneficiaryId))
      .map(({ id }) => ({ payeeId: id, amount, order, named, day: formatDate(deal.enteredDate) }));
  });

/** Whether a deal may pay one of these so that nobody sees it: it names nobody, or not how much. */
const isUnread = (deal: OfxDeal, payees: readonly RunPayee[]): boolean =>
  deal.dealBeneficiaries.length === 0
    ? payees.some(({ currency }) => currency === toPaysAndReceives(deal).receive.currency)
    : amountsOf(deal).some(
        ({ beneficiaryId, amount }) => amount === null && payees.some(({ id }) => id === beneficiaryId),
      );

/** What was paid to these in the last seven days, as far as the list of deals says it, and how many say too little. */
export const findRecentOfxPayments = async (
  { list: readList }: Pick<OfxRunPorts['ofx']['deals'], 'list'>,
  payees: readonly RunPayee[],
  everyone: readonly RunPayee[],
  now: number,
): ReturnType<RunPreparation['recentPayments']> => {
  const list = await readList();
  if (!list.ok) return list;
  const recent = list.value.filter(({ enteredDate }) => isEnteredInLastSevenDays(enteredDate, now));
  const ids = new Set(everyone.map(({ id }) => id));
  const count = recent.filter((deal) => isUnread(deal, payees)).length;
  return succeeded({
    known: recent.map(({ dealId }) => dealId),
    payments: recent.flatMap((deal) => paymentsOf(deal, payees, ids)),
    unread: count === 0 ? null : { count, failure: null },
  });
};
