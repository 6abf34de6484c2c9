import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { breachOf } from '../../conformance/promises/breachOf.ts';
import { countMore } from '../../conformance/promises/countMore.ts';
import { isDone } from '../../conformance/promises/isDone.ts';
import { proveWith } from '../../conformance/promises/proveWith.ts';
import { refusedWith } from '../../conformance/promises/refusedWith.ts';
import type {
  HeardAnswer,
  PromiseWorld,
  Proof,
  ServicePromise,
} from '../../conformance/promises/servicePromise.ts';
import { corpay, orderNumbersOf } from './corpayCalls.ts';
import { book, bookedCorpayDeal, orderNumberOf, quoteToBook } from './corpayDeal.ts';

/** With the deal of the run. */
export const withDeal = proveWith(corpay, bookedCorpayDeal);

/** There are as many orders more as were meant to be. */
const countsOrders = async (
  world: PromiseWorld,
  heard: HeardAnswer,
  before: readonly string[],
  more: number,
): Promise<Proof> =>
  countMore(world, heard, { noun: 'orders', before, now: await orderNumbersOf(world.one), more });

/** What holds of bookings, which move money. */
export const corpayBookingPromises: readonly ServicePromise[] = [
  {
    id: 'corpay-booked-once',
    service: corpay,
    words: 'The same booking under the same key is told the same order, and there is one order more.',
    writes: 'books a deal, and sends the booking again under its key',
    prove: withDeal(async (world, { quote, key, orderNumber, before }) => {
      const again = await book(world, world.one, quote.quoteId, key);
      if (orderNumberOf(again) !== orderNumber) return breachOf(again, 'the order of the first answer');
      return countsOrders(world, again, before, 1);
    }, 'keyed'),
  },
  {
    id: 'corpay-key-of-another-booking',
    service: corpay,
    words: 'Another booking under a key that came before is refused with 422, and books nothing.',
    writes: 'sends another quote under the key of a booking',
    prove: withDeal(async (world, { key }) => {
      const before = await orderNumbersOf(world.one);
      const quoted = await quoteToBook(world);
      if (quoted.kind !== 'quoted') return quoted;
      const heard = await book(world, world.one, quoted.quote.quoteId, key);
      return refusedWith(heard, [422]) ?? countsOrders(world, heard, before, 0);
    }, 'keyed'),
  },
  {
    id: 'corpay-quote-booked-once',
    service: corpay,
    words: 'A quote is booked once, under whatever key it comes again.',
    writes: 'sends the booking again under another key, and without one',
    prove: withDeal(async (world, { quote, orderNumber, before }) => {
      for (const key of [world.newId(), null]) {
        const again = await book(world, world.one, quote.quoteId, key);
        const told = orderNumberOf(again);
        if (isDone(again) && told !== null && told !== orderNumber)
          return breachOf(again, 'the order of the first booking, or none', 'another order');
        const counted = await countsOrders(world, again, before, 1);
        if (counted !== null) return counted;
      }
      return null;
    }),
  },
  {
    id: 'corpay-booked-at-once',
    service: corpay,
    words: 'A booking that arrives three times at once makes one order.',
    writes: 'books a second deal, by three calls at once',
    prove: async (world) => {
      const quoted = await quoteToBook(world);
      if (quoted.kind !== 'quoted') return quoted;
      const { one, leaves, newId } = world;
      const before = await orderNumbersOf(one);
      const key = newId();
      const answers = await Promise.all([1, 2, 3].map(() => book(world, one, quoted.quote.quoteId, key)));
      const fresh = (await orderNumbersOf(one)).filter((number) => !before.includes(number));
      for (const number of fresh)
        leaves(`order ${number} of ${one.email}, ${formatMoney(quoted.quote.settlement)}, not instructed`);
      const [first] = answers;
      if (first === undefined) return null;
      const others = answers.find((answer) => {
        const told = orderNumberOf(answer);
        return told !== null && told !== fresh[0];
      });
      return fresh.length === 1 && others === undefined
        ? null
        : breachOf(others ?? first, 'one order for all three', `${fresh.length} orders`);
    },
  },
];
