import { formatDate } from '../../geography/formatDate.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { isSameMoney } from '../../money/makeMoney.ts';
import type { RunBooking, RunDeal } from '../../payment-run/run/paymentRun.ts';
import { totalOfRunDeal } from '../../payment-run/run/paymentRun.ts';
import type { EqualDeal, LostRunBooking, RunPartner } from '../../payment-run/run/runPartner.ts';
import { isEnteredInLastSevenDays } from '../../quoting/duplicateDealSentences.ts';
import type { OrderSummary } from '../api/order.ts';
import { bookingInquiryMessage } from '../booking/lostBookingMessages.ts';
import { lostBookingDeadline, type BookingOutcomePorts } from '../booking/findLostBookingOutcome.ts';
import {
  canConfirmNoOrder,
  confirmBookingIsNoOrder,
  resolveLostBooking,
  type BookingResolution,
} from '../booking/resolveLostBooking.ts';
import type { CandidateOrder } from '../booking/candidateDetails.ts';
import type { DealAwaitingInstructionEntry, StoredBookingCall } from '../intents/intent.ts';
import { isSamePayeeName } from '../../payment-run/isSamePayeeName.ts';

/** Whether an order may pay the very payees of a deal: it names the same, or as yet nobody. */
const mayPayThem = ({ payees }: OrderSummary, { payments }: RunDeal): boolean => {
  if (payees === undefined || payees.length === 0) return true;
  const wanted = new Set(payments.map(({ payeeId }) => payeeId)).size;
  return (
    payees.length === wanted &&
    payees.every((name) => payments.some(({ payee }) => isSamePayeeName(name, payee)))
  );
};

const equalSentence = ({ ordNum, entryDate, payees, beneCount }: OrderSummary, deal: RunDeal): string => {
  const order = `Order ${ordNum} of ${formatDate(entryDate)}`;
  const total = formatMoney(totalOfRunDeal(deal));
  if (beneCount === 0) return `${order} is booked for ${total} in all, and pays nobody yet.`;
  return `${order} pays ${total} in all${payees === undefined || payees.length === 0 ? '' : ' to the same payees'}.`;
};

/** The orders of the last seven days that sell what the payees of a deal receive, and may pay the same. */
export const findEqualOrders = (
  deal: RunDeal,
  orders: readonly OrderSummary[],
  ours: readonly string[],
  now: number,
): readonly EqualDeal[] =>
  orders
    .filter((order) => {
      const sell = readDisplayOnlyAmount(order.sell);
      return (
        sell !== null &&
        isSameMoney(sell, totalOfRunDeal(deal)) &&
        isEnteredInLastSevenDays(order.entryDate, now) &&
        !ours.includes(order.ordNum) &&
        mayPayThem(order, deal)
      );
    })
    .map((order) => ({ number: order.ordNum, sentence: equalSentence(order, deal) }));

/** A booking of a run in the words of single bookings. */
export const toBookingCall = (booking: RunBooking): StoredBookingCall => ({
  kind: 'booking',
  quoteId: booking.quoteId,
  idempotencyKey: booking.idempotencyKey,
  settlement: booking.pays,
  payment: booking.receive,
  rate: booking.rate,
  lockSide: 'Payment',
  endsAt: booking.endsAt,
  beneficiaryId: '',
  payee: '',
  newestOrder: booking.before[0] ?? null,
  startedAt: booking.startedAt,
});

/** The journal as the rules of single bookings see it: the run itself keeps what is open and what became of its deals. */
const journalBeside = (
  journal: Pick<BookingOutcomePorts['journal'], 'list'>,
  intent: StoredBookingCall,
  ours: readonly string[],
): BookingOutcomePorts['journal'] => ({
  list: async () => [
    ...(await journal.list()),
    intent,
    ...ours.map((orderNumber): DealAwaitingInstructionEntry => ({
      ...intent,
      kind: 'awaited-instruction',
      orderNumber,
    })),
  ],
  answer: async () => undefined,
  settle: async () => undefined,
});

const candidateSentence = ({ ordNum, entryDate, sell, payees }: CandidateOrder): string => {
  const amount = readDisplayOnlyAmount(sell);
  const what = amount === null ? '' : ` for ${formatMoney(amount)}`;
  const whom = payees.length === 0 ? ', not instructed yet' : `, paid to ${payees.join(', ')}`;
  return `Order ${ordNum} of ${formatDate(entryDate)}${what}${whom}`;
};

const toLost = (intent: StoredBookingCall, found: BookingResolution, now: number): LostRunBooking => {
  switch (found.kind) {
    case 'booked':
      return { kind: 'booked', order: { number: found.orderNumber, reference: '' } };
    case 'not-booked':
      return {
        kind: 'not-booked',
        refusal: {
          words: bookingInquiryMessage(found.said),
          requestId: found.said === null || found.said === 'no-number' ? null : found.said.requestId,
        },
      };
    case 'choose': {
      const canBeNone = canConfirmNoOrder(intent, found.said);
      return found.candidates.length === 0 && !canBeNone
        ? { kind: 'unknown', failure: null, until: lostBookingDeadline(intent, now) }
        : {
            kind: 'choose',
            canBeNone,
            candidates: found.candidates.map((order) => ({
              number: order.ordNum,
              reference: '',
              sentence: candidateSentence(order),
            })),
          };
    }
    case 'unknown':
      return { kind: 'unknown', failure: found.failure, until: lostBookingDeadline(intent, now) };
  }
};

/** What became of a booking of a run, by the rules of single bookings (S-80). */
export const createCorpayRunBookings = (
  ports: Omit<BookingOutcomePorts, 'journal'> & {
    readonly journal: Pick<BookingOutcomePorts['journal'], 'list'>;
  },
): Pick<RunPartner, 'findBooking' | 'confirmBooking'> => {
  const portsFor = (intent: StoredBookingCall, ours: readonly string[]): BookingOutcomePorts => ({
    ...ports,
    journal: journalBeside(ports.journal, intent, ours),
  });
  return {
    findBooking: async (_deal, booking, ours, by) => {
      const intent = toBookingCall(booking);
      return toLost(intent, await resolveLostBooking(portsFor(intent, ours), intent, by), ports.clock.now());
    },
    confirmBooking: async (_deal, booking, ours, said) => {
      if ('order' in said) return { kind: 'booked', order: said.order };
      const intent = toBookingCall(booking);
      const found = await confirmBookingIsNoOrder(portsFor(intent, ours), intent, said.noneOf);
      return toLost(intent, found, ports.clock.now());
    },
  };
};
