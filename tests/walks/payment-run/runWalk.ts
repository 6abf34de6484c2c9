import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import {
  isRunDealUnknown,
  isRunOver,
  orderOfRunDeal,
  type PaymentRun,
  type RunDeal,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { createWalkTime } from '../walkTime.ts';
import { CorpayBooks } from './CorpayBooks.ts';
import { OfxBooks } from './OfxBooks.ts';
import type { RunBooks } from './runBooks.ts';
import { RunClient } from './RunClient.ts';

/** Longer than a quote lives and a lost booking may still become a deal. */
const untilNothingCanHappenMs = 100_000;
const mostRounds = 12;

export const dealIds = ['1', '2', '3'] as const;

const account = { accountId: 'usd-1', deliveryMethod: 'W' };

/** Two deals of the same sum, so that one may be taken for the other, and one of another. */
const deal = (id: string, first: bigint, second: bigint): RunDeal => ({
  id,
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  settlement: { from: account, fee: account },
  payments: [first, second].map((minor, place) => ({
    row: Number(id) * 10 + place,
    payeeId: `payee-${id}-${place}`,
    payee: `payee-${id}-${place}`,
    amount: makeMoney(minor, 'EUR'),
    reference: `INV-${id}-${place}`,
    purpose: 'GOODS',
    deliveryMethod: 'W',
    ownId: '',
  })),
  state: { kind: 'waiting', refusal: null },
});

const planned: PaymentRun = {
  id: 'run',
  name: 'November',
  terms: '',
  known: [],
  createdAt: 0,
  limits: [makeMoney(1_000_000n, 'USD')],
  held: [],
  deals: [deal('1', 10_000n, 20_000n), deal('2', 25_000n, 5_000n), deal('3', 700n, 1n)],
};

const payees = planned.deals.flatMap(({ payments }) => payments.map(({ payeeId }) => payeeId));

/** A payment run with two clients over one journal, from its first step to its end. */
export const beginRunWalk = async (at: 'corpay' | 'ofx', keys: 'on' | 'off') => {
  const time = createWalkTime();
  const books: RunBooks = at === 'corpay' ? new CorpayBooks(keys, time) : new OfxBooks(keys, time, payees);
  const store = createMemoryStore();
  const held: (() => void)[] = [];
  const displayed = new Set<string>();
  await createPaymentRunStore(store, 'ann').begin(planned);
  const client = (name: string) => new RunClient({ name, books, store, time, held, displayed }, planned.id);
  const clients = [client('tab'), client('terminal')] as const;
  const violations: string[] = [];
  const expect = (holds: boolean, what: string): void => {
    if (!holds) violations.push(what);
  };

  /** Who is paid by the partner's books; each payee of the run stands in one row. */
  const paid = (): readonly string[] => books.deals().flatMap((each) => each.paid);

  const look = async (): Promise<void> => {
    await time.quiet();
    const run = await clients[0].run();
    const references = paid();
    expect(new Set(references).size === references.length, `a row is paid twice: ${references.join(', ')}`);
    const known = run.deals.map((each) => orderOfRunDeal(each)?.number);
    for (const { number, quoteId } of books.deals()) {
      expect(displayed.has(quoteId), `order ${number} was booked at amounts that nobody has read`);
      const sending = run.deals.some(({ state }) => 'booking' in state && state.booking.quoteId === quoteId);
      expect(
        known.includes(number) || sending,
        `order ${number} is in the books and the run knows nothing of it`,
      );
    }
    for (const { state } of run.deals)
      if (state.kind === 'paid')
        expect(
          books
            .deals()
            .some(({ number, paid: paidTo }) => number === state.order.number && paidTo.length > 0),
          'a deal counts as paid and is not',
        );
  };

  const hurry = async (work: Promise<void>): Promise<void> => {
    work.catch((trouble: unknown) => violations.push(String(trouble)));
    await time.quiet();
  };

  /** Without faults everything is looked into until nothing is left to do. */
  const finish = async (): Promise<void> => {
    for (const arrive of held.splice(0)) arrive();
    for (const each of clients) each.restart();
    const [first] = clients;
    for (let round = 0; round < mostRounds && !isRunOver(await first.run()); round += 1) {
      for (const id of dealIds) await first.settle(id, 'itself');
      await first.all();
      await time.advance(untilNothingCanHappenMs);
      await look();
    }
    const run = await first.run();
    expect(!run.deals.some(isRunDealUnknown), 'something stays without an outcome');
    expect(
      run.deals.every(({ state }) => state.kind === 'paid'),
      `not every deal was paid: ${run.deals.map(({ state }) => state.kind).join(', ')}`,
    );
    expect(paid().toSorted().join() === payees.toSorted().join(), `not every row was paid: ${paid().join()}`);
    const { length } = books.deals();
    expect(length === planned.deals.length, `${length} deals in the books for 3 of the run`);
  };

  return { time, clients, held, violations, look, finish, hurry };
};

export type RunWalk = Awaited<ReturnType<typeof beginRunWalk>>;
