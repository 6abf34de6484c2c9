import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';
import { recheckBankDetailsBeforeSend } from '../../bankDetails/readBankDetailsAndQuestions.ts';
import { provesNothingHappened } from '../../calls/callFailure.ts';
import { pausesRun } from '../../payment-run/pausesRun.ts';
import { formatDate } from '../../geography/formatDate.ts';
import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { toDecimal } from '../../money/decimal.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { isSameMoney } from '../../money/makeMoney.ts';
import { findOpenSingleCall, type OpenSingleCall } from '../../payment-run/run/findOpenElsewhere.ts';
import { findReferencePaidByRun, rowOfReferenceSentence } from '../../payment-run/run/findRowOfReference.ts';
import type { PaymentRunStore } from '../../payment-run/run/paymentRunStore.ts';
import {
  refusalOf,
  totalOfRunDeal,
  type RunBooking,
  type RunDeal,
  type RunDealPayment,
} from '../../payment-run/run/paymentRun.ts';
import type { LostRunBooking, RunPartner } from '../../payment-run/run/runPartner.ts';
import type { Clock } from '../../ports/clock.ts';
import { isEnteredInLastSevenDays } from '../../quoting/duplicateDealSentences.ts';
import { succeeded } from '../../result/result.ts';
import { toBuyAndSell, toPaysAndReceives } from '../api/buySell.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { ofxBookingFailureMessage } from '../api/ofxMessages.ts';
import type { Ofx } from '../api/ofxPorts.ts';
import { readOfxAccounts } from '../bankDetails/ofxPayeeAccount.ts';
import { isOfxBookingRefusal } from '../booking/bookOfxDeal.ts';
import {
  findCandidateDeals,
  findDealIdsOfBookings,
  mayPayBeneficiariesOfBooking,
} from '../booking/findCandidateDeals.ts';
import type { StoredOfxBookingCall, StoredOfxBookingPart } from '../booking/ofxIntent.ts';
import type { OfxJournal } from '../booking/ofxJournal.ts';
import { computeNoDealConfirmableAt } from '../booking/settleOfxBooking.ts';

export type OfxRunPorts = {
  readonly ofx: Pick<Ofx, 'quotes' | 'deals' | 'beneficiaries'>;
  /** Of single bookings: their deals are none of a run. */
  readonly journal: Pick<OfxJournal, 'booked' | 'list'>;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  /** The runs of this device: they know the references of their rows, which the partner's deals do not have. */
  readonly runs: Pick<PaymentRunStore, 'list'>;
  readonly clock: Pick<Clock, 'now'>;
};

const partsOf = ({ payments }: RunDeal): readonly StoredOfxBookingPart[] =>
  payments.map(({ payeeId, payee, amount }) => ({ beneficiaryId: payeeId, name: payee, amount }));

/** A booking of a run in the words of single bookings. */
const toOfxBookingCall = (deal: RunDeal, booking: RunBooking): StoredOfxBookingCall => ({
  quoteId: booking.quoteId,
  idempotencyKey: booking.idempotencyKey,
  ...toBuyAndSell({ pays: booking.pays, receive: booking.receive }),
  typedSide: 'sell',
  customerRate: booking.rate,
  fee: null,
  parts: partsOf(deal),
  knownDeals: booking.before,
  startedAt: booking.startedAt,
});

const toSingleCalls = ({ quoteId, parts }: StoredOfxBookingCall): readonly OpenSingleCall[] =>
  parts.map(({ beneficiaryId, name, amount }) => ({
    kind: 'booking',
    quoteId,
    payeeId: beneficiaryId,
    payee: name,
    amount,
  }));

/** The deals that pay out what the payees of a deal of a run receive together. */
const dealsWithTotal = (deal: RunDeal, deals: readonly OfxDeal[]): readonly OfxDeal[] =>
  deals.filter((each) => {
    const receive = readDisplayOnlyAmount(toPaysAndReceives(each).receive);
    return receive !== null && isSameMoney(receive, totalOfRunDeal(deal));
  });

const dealText = ({ reference, dealId, enteredDate }: OfxDeal): string =>
  `Deal ${reference || dealId} of ${formatDate(enteredDate)}`;

const sentenceOf = (deal: RunDeal, other: OfxDeal): string =>
  `${dealText(other)} pays ${formatMoney(totalOfRunDeal(deal))} in all.`;

const namedAs = ({ dealId, reference }: OfxDeal) => ({ number: dealId, reference });

/** A row that another deal pays with the very same amount; null where none is. */
const rowPaidBy = ({ payments, paymentCurrency }: RunDeal, other: OfxDeal): RunDealPayment | null =>
  toPaysAndReceives(other).receive.currency === paymentCurrency
    ? (payments.find(({ payeeId, amount }) =>
        other.dealBeneficiaries.some(
          (paid) => paid.beneficiaryId === payeeId && paid.amount === Number(toDecimal(amount)),
        ),
      ) ?? null)
    : null;

const paidSentence = (other: OfxDeal, { row, payee, amount }: RunDealPayment): string =>
  `${dealText(other)} pays ${formatMoney(amount)} to ${payee}, as row ${row} does.`;

/** A payment run at OFX: each deal carries its payees, and needs no instruction. */
export const createOfxRunPartner = ({
  ofx: { quotes, deals, beneficiaries },
  journal,
  confirmedAccounts,
  runs,
  clock,
}: OfxRunPorts): RunPartner => {
  const findBooking = async (
    deal: RunDeal,
    booking: RunBooking,
    ours: readonly string[],
  ): Promise<Exclude<LostRunBooking, { kind: 'booked' | 'not-booked' }>> => {
    const asked = clock.now();
    const list = await deals.list();
    if (!list.ok) return { kind: 'unknown', failure: list.failure, until: null };
    const taken = [...ours, ...findDealIdsOfBookings(await journal.booked())];
    const candidates = findCandidateDeals(toOfxBookingCall(deal, booking), list.value, taken);
    const until = computeNoDealConfirmableAt(booking);
    return candidates.length === 0 && asked < until
      ? { kind: 'unknown', failure: null, until }
      : {
          kind: 'choose',
          canBeNone: asked >= until,
          candidates: candidates.map((each) => ({
            number: each.dealId,
            reference: each.reference,
            sentence: sentenceOf(deal, each),
          })),
        };
  };
  return {
    quote: async (deal) => {
      const quote = await quotes.request({
        buyCurrency: deal.settlementCurrency,
        sellCurrency: deal.paymentCurrency,
        lockSide: 'sell',
        amount: totalOfRunDeal(deal),
        beneficiaries: deal.payments.length,
      });
      if (!quote.ok) return quote;
      const { id, fee, customerRate } = quote.value;
      return succeeded({
        quoteId: id,
        ...toPaysAndReceives(quote.value),
        fee: readDisplayOnlyAmount(fee),
        rate: customerRate,
        endsAt: null,
      });
    },
    lookBefore: async (deal, ours, known) => {
      const list = await deals.list();
      if (!list.ok) return list;
      const alike = dealsWithTotal(deal, list.value);
      const recent = list.value.filter(
        ({ dealId, enteredDate }) =>
          !ours.includes(dealId) && isEnteredInLastSevenDays(enteredDate, clock.now()),
      );
      const equal = recent.filter(
        (each) => alike.includes(each) && mayPayBeneficiariesOfBooking({ parts: partsOf(deal) }, each),
      );
      const others = recent.filter((each) => !equal.includes(each) && !known.includes(each.dealId));
      const kept = others.length === 0 ? [] : await runs.list();
      const paid = others.flatMap((each) => {
        const row = rowPaidBy(deal, each);
        if (row !== null) return [{ ...namedAs(each), sentence: paidSentence(each, row), row: row.row }];
        const found = findReferencePaidByRun(deal, each.dealId, kept);
        return found === null
          ? []
          : [
              {
                ...namedAs(each),
                sentence: rowOfReferenceSentence(dealText(each), ...found),
                row: found[1].row,
              },
            ];
      });
      return succeeded({
        before: alike.map(({ dealId }) => dealId),
        equal: [...equal.map((each) => ({ ...namedAs(each), sentence: sentenceOf(deal, each) })), ...paid],
        listed: list.value.map(({ dealId }) => dealId),
        unread: null,
      });
    },
    bookedSingles: async () =>
      (await journal.booked()).flatMap(({ intent: { startedAt }, answer: { number } }) =>
        number === null ? [] : [{ number, startedAt }],
      ),
    findOpenSingle: async (deal) => findOpenSingleCall((await journal.list()).flatMap(toSingleCalls), deal),
    checkDetails: (payments, said) =>
      recheckBankDetailsBeforeSend(
        { confirmedAccounts, clock, readAccounts: readOfxAccounts(beneficiaries) },
        payments.map(({ payeeId }) => ({ beneficiaryId: payeeId, printThen: null })),
        said,
      ),
    book: async (deal, booking) => {
      const parts = partsOf(deal).map(({ beneficiaryId, amount }) => ({ beneficiaryId, amount }));
      const answer = await deals.book(
        { quoteId: booking.quoteId, beneficiaries: parts },
        booking.idempotencyKey,
      );
      if (answer.ok) {
        const { dealId, reference, requestId = null } = answer.value;
        return { kind: 'answered', answer: { number: dealId, reference }, requestId };
      }
      const { failure } = answer;
      if (pausesRun(failure)) return { kind: 'no-access', failure };
      const intent = toOfxBookingCall(deal, booking);
      return provesNothingHappened(failure) && (await isOfxBookingRefusal(deals, intent, failure))
        ? { kind: 'refused', refusal: refusalOf(ofxBookingFailureMessage(failure), failure) }
        : { kind: 'open', failure };
    },
    findBooking,
    confirmBooking: async (deal, booking, ours, said) => {
      if ('order' in said) return { kind: 'booked', order: said.order };
      const seen = await findBooking(deal, booking, ours);
      const areOthers =
        seen.kind === 'choose' && seen.candidates.every(({ number }) => said.noneOf.includes(number));
      return areOthers && seen.canBeNone ? { kind: 'not-booked', refusal: null } : seen;
    },
    instructions: null,
    readFees: null,
    notePaid: ({ number }, { endings, startedAt }, requestId) =>
      confirmedAccounts
        .notePaid(number, new Map(Object.entries(endings)), startedAt, requestId ?? undefined)
        .catch(() => undefined),
  };
};
