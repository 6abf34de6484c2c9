import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';
import type { PendingBankDetailCheckStore } from '../../bankDetails/bankDetailChecks.ts';
import { recheckBankDetailsBeforeSend } from '../../bankDetails/readBankDetailsAndQuestions.ts';
import { provesNothingHappened } from '../../calls/callFailure.ts';
import { pausesRun } from '../../payment-run/pausesRun.ts';
import { findOpenSingleCall, type OpenSingleCall } from '../../payment-run/run/findOpenElsewhere.ts';
import {
  refusalOf,
  totalOfRunDeal,
  type RunDeal,
  type RunDealPayment,
  type RunOrder,
} from '../../payment-run/run/paymentRun.ts';
import type { RunPartner } from '../../payment-run/run/runPartner.ts';
import type { Clock } from '../../ports/clock.ts';
import { succeeded } from '../../result/result.ts';
import { bookingFailureMessage, instructionFailureMessage } from '../api/corpayMessages.ts';
import type { Corpay } from '../api/corpayPorts.ts';
import type { InstructedPayment, Instruction } from '../api/instruction.ts';
import { readCorpayAccounts } from '../bankDetails/corpayPayeeAccount.ts';
import { isBookingRefusal } from '../booking/bookDeal.ts';
import { maxInstructionCallMs } from '../instruction/resolveLostInstruction.ts';
import { filterOpenMoneyCalls, type OpenCorpayCall } from '../openSteps/filterOpenMoneyCalls.ts';
import type { CorpayJournal } from '../intents/corpayJournal.ts';
import { compareRunPayments } from './compareRunPayments.ts';
import { createCorpayRunBookings, findEqualOrders, toBookingCall } from './corpayRunBookings.ts';
import { findOrdersPayingRows } from './findOrdersPayingRows.ts';
import { tellInstructedOtherwise } from './tellInstructedOtherwise.ts';

export type CorpayRunPorts = {
  readonly corpay: Pick<Corpay, 'quotes' | 'deals' | 'orders' | 'beneficiaries'>;
  /** Of single bookings: their orders are none of a run. */
  readonly journal: Pick<CorpayJournal, 'list' | 'booked'>;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly bankDetailChecks: PendingBankDetailCheckStore;
  readonly clock: Clock;
};

const toInstructed = ({
  amount,
  payeeId,
  deliveryMethod,
  purpose,
  reference,
}: RunDealPayment): InstructedPayment => ({
  amount,
  beneficiaryId: payeeId,
  deliveryMethod,
  purposeOfPayment: purpose,
  paymentReference: reference,
});

const toSingleCall = (call: OpenCorpayCall): OpenSingleCall => ({
  payeeId: call.beneficiaryId,
  payee: call.payee ?? '',
  amount: call.payment,
  ...(call.kind === 'booking'
    ? { kind: 'booking', quoteId: call.quoteId }
    : { kind: 'instruction', orderNumber: call.orderNumber }),
});

/** All payments of a deal in one instruction; they add up to its order. Null for one that cannot be instructed. */
const instructionOf = (
  { payments, settlement, settlementCurrency }: RunDeal,
  { number }: RunOrder,
): Instruction | null => {
  const [first, ...others] = payments.map(toInstructed);
  return first === undefined || settlement === null
    ? null
    : {
        orderNumber: number,
        payments: [first, ...others],
        settlement: { ...settlement.from, currency: settlementCurrency },
        fee: settlement.fee,
      };
};

/** A payment run at Corpay: each deal is booked, and its payments are instructed together. */
export const createCorpayRunPartner = (ports: CorpayRunPorts): RunPartner => {
  const { corpay, confirmedAccounts, bankDetailChecks, clock } = ports;
  const { quotes, deals, orders } = corpay;
  return {
    ...createCorpayRunBookings({ quotes, deals, orders, journal: ports.journal, clock }),
    quote: async (deal) => {
      const asked = clock.now();
      const quote = await quotes.request({
        settlementCurrency: deal.settlementCurrency,
        paymentCurrency: deal.paymentCurrency,
        lockSide: 'Payment',
        amount: totalOfRunDeal(deal),
      });
      if (!quote.ok) return quote;
      const { quoteId, rate, settlement, payment, expiryRemaining } = quote.value;
      return succeeded({
        quoteId,
        pays: settlement,
        receive: payment,
        fee: null,
        rate,
        endsAt: expiryRemaining === null ? null : asked + expiryRemaining * 1000,
      });
    },
    lookBefore: async (deal, ours, known) => {
      const list = await orders.list();
      if (!list.ok) return list;
      const [newest] = list.value;
      const equal = findEqualOrders(deal, list.value, ours, clock.now());
      const others = [...ours, ...equal.map(({ number }) => number)];
      const paid = await findOrdersPayingRows(orders, deal, list.value, others, known, clock.now());
      return succeeded({
        before: newest === undefined ? [] : [newest.ordNum],
        equal: [...equal, ...paid.found],
        listed: list.value.map(({ ordNum }) => ordNum),
        unread: paid.unread,
      });
    },
    bookedSingles: async () => [
      ...(await ports.journal.booked()).flatMap(({ intent: { startedAt }, answer: { number } }) =>
        number === null ? [] : [{ number, startedAt }],
      ),
      ...(await ports.journal.list()).flatMap((kept) =>
        kept.kind === 'awaited-instruction' ? [{ number: kept.orderNumber, startedAt: kept.startedAt }] : [],
      ),
    ],
    findOpenSingle: async (deal) =>
      findOpenSingleCall(filterOpenMoneyCalls(await ports.journal.list()).map(toSingleCall), deal),
    checkDetails: (payments, said) =>
      recheckBankDetailsBeforeSend(
        {
          confirmedAccounts,
          bankDetailChecks,
          clock,
          readAccounts: readCorpayAccounts(corpay.beneficiaries),
        },
        [...new Set(payments.map(({ payeeId }) => payeeId))].map((beneficiaryId) => ({
          beneficiaryId,
          printThen: null,
        })),
        said,
      ),
    book: async (_deal, booking) => {
      const intent = toBookingCall(booking);
      const answer = await deals.book(booking.quoteId, booking.idempotencyKey);
      if (answer.ok) {
        const { orderNumber } = answer.value;
        return orderNumber === null
          ? { kind: 'open', failure: null }
          : { kind: 'answered', answer: { number: orderNumber, reference: '' }, requestId: null };
      }
      const { failure } = answer;
      if (pausesRun(failure)) return { kind: 'no-access', failure };
      return provesNothingHappened(failure) && (await isBookingRefusal(orders, intent, failure))
        ? { kind: 'refused', refusal: refusalOf(bookingFailureMessage(failure), failure) }
        : { kind: 'open', failure };
    },
    instructions: {
      maxCallMs: maxInstructionCallMs,
      instruct: async (deal, order, { idempotencyKey }) => {
        const instruction = instructionOf(deal, order);
        if (instruction === null)
          throw new TypeError('A deal of a run at Corpay has payments and an account.');
        const answer = await deals.instruct(instruction, idempotencyKey);
        if (answer.ok) return { kind: 'answered', answer: null, requestId: answer.value.requestId ?? null };
        const { failure } = answer;
        if (pausesRun(failure)) return { kind: 'no-access', failure };
        const refusal = refusalOf(instructionFailureMessage(failure), failure);
        if (provesNothingHappened(failure)) return { kind: 'refused', refusal };
        // A 409 is an answer, and does not say whether it was done (S-80).
        return failure.kind === 'refused'
          ? { kind: 'open', failure, said: refusal }
          : { kind: 'open', failure };
      },
      find: async (deal, { number }) => {
        const shown = await orders.show(number);
        if (!shown.ok) {
          // An order that the partner does not know has no payments.
          return shown.failure.status === 404
            ? { kind: 'not-instructed' }
            : { kind: 'unknown', failure: shown.failure, until: null };
        }
        const { payments } = shown.value;
        if (payments.length === 0) return { kind: 'not-instructed' };
        // An order is instructed once, by this run alone as far as it knows: what cannot be told apart is its own.
        return compareRunPayments(deal, shown.value).verdict === 'different'
          ? tellInstructedOtherwise(deal, number, payments)
          : { kind: 'instructed' };
      },
    },
    readFees: async (deal, { number }) => {
      const shown = await orders.show(number);
      if (!shown.ok) return shown;
      const { verdict, paired } = compareRunPayments(deal, shown.value);
      // What the order costs is owed, whatever it pays.
      return succeeded((verdict === 'different' ? shown.value.payments : paired).map(({ fee }) => fee));
    },
    notePaid: ({ number }, { endings, startedAt }, requestId) =>
      confirmedAccounts
        .notePaid(number, new Map(Object.entries(endings)), startedAt, requestId ?? undefined)
        .catch(() => undefined),
  };
};
