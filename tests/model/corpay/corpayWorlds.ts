import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import type { BookingSeat } from '../BookingSeat.ts';
import { Ledger } from '../Ledger.ts';
import type { Process } from '../world/Process.ts';
import { World, type Bounds, type Seat } from '../world/World.ts';
import { CorpayPartner } from './CorpayPartner.ts';
import { corpayPorts } from './corpayPorts.ts';
import type { CorpayRules } from './corpayRules.ts';
import { InstructionLedger } from './InstructionLedger.ts';
import { openApplication } from './openApplication.ts';
import { pressBook } from './pressBook.ts';
import { submitInstruction } from './submitInstruction.ts';

const payee = 'Thalassa Shipping';

const quoteOf = (quoteId: string, euros: bigint): Quote => ({
  quoteId,
  rate: 0.867,
  settlement: makeMoney((euros * 11_534n) / 100n, 'USD'),
  payment: makeMoney(euros * 100n, 'EUR'),
  expiryRemaining: 30,
});

/** What is instructed for the one order at each seat: who is paid, and from which account. */
export type InstructingSeat = {
  readonly machine: number;
  readonly beneficiaryId: string;
  readonly accountId: string;
};

const makeCustomer = (machines: number, rules: CorpayRules, bounds: Bounds) => {
  const world = new World(machines, bounds);
  const partner = new CorpayPartner(world, rules);
  const bookings = new Ledger(() => partner.orders);
  const instructions = new InstructionLedger(() => partner.orders);
  const ledgers = { bookings, instructions };
  let keys = 0;
  const portsOf = (process: Process, key: string | null = null) =>
    corpayPorts(world, partner, rules, process, () => key ?? `key-${(keys += 1)}`);
  const leftInJournals = async (): Promise<readonly string[]> => {
    const left: string[] = [];
    for (const store of world.stores) {
      const journal = createCorpayJournal(store, 'customer');
      for (const intent of await journal.list())
        if (intent.kind !== 'awaited-instruction')
          left.push(`the ${intent.kind} of ${JSON.stringify(intent.idempotencyKey)} stays open for ever`);
      for (const { answer } of await journal.unreported())
        left.push(`${answer.became} ${answer.number ?? ''} is never told`);
    }
    return left;
  };
  const subject = {
    text: () => JSON.stringify([partner.text(), bookings.text(), instructions.text()]),
    violations: () => [...bookings.violations(), ...instructions.violations()],
    open: (process: Process) => openApplication(process, portsOf(process), ledgers),
    leftOver: async () => [...bookings.untold(), ...instructions.untold(), ...(await leftInJournals())],
  };
  return { world, partner, bookings, instructions, portsOf, subject };
};

/** A customer who books at each of these seats. */
export const corpayBookingWorld = (
  places: readonly BookingSeat[],
  rules: CorpayRules,
  bounds: Bounds,
): World => {
  const machines = 1 + Math.max(...places.map(({ machine }) => machine));
  const { world, partner, bookings, portsOf, subject } = makeCustomer(machines, rules, bounds);
  const seats = places.map(({ machine, wish, euros }, place): Seat => {
    const quoteId = `q-${place + 1}`;
    return {
      name: `tab ${place + 1}`,
      machine,
      actions: [
        {
          name: 'presses Book Deal',
          may: () => !bookings.isKnownBooked(wish),
          run: (process) => {
            const quote = quoteOf(quoteId, euros);
            partner.offer(quote);
            return pressBook(process, portsOf(process, `key of ${quoteId}`), bookings, {
              wish,
              quote,
              payee,
            });
          },
        },
      ],
    };
  });
  return world.begin(seats, subject);
};

/** A customer whose one deal is booked, and who instructs its payment at each of these seats. */
export const corpayInstructingWorld = (
  places: readonly InstructingSeat[],
  rules: CorpayRules,
  bounds: Bounds,
): World => {
  const machines = 1 + Math.max(...places.map(({ machine }) => machine));
  const { world, partner, bookings, instructions, portsOf, subject } = makeCustomer(machines, rules, bounds);
  const quote = quoteOf('q-0', 10_000n);
  const orderNumber = partner.haveOrder(quote);
  bookings.pressed('q-0', { wish: 'the deal', machine: 0 });
  bookings.toldBooked(0, orderNumber, 'q-0');
  void createCorpayJournal(world.stores[0] ?? createMemoryStore(), 'customer').keep({
    kind: 'awaited-instruction',
    orderNumber,
    settlement: quote.settlement,
    payment: quote.payment,
    beneficiaryId: 'b-1',
    payee,
    startedAt: 0,
  });
  const seats = places.map(({ machine, beneficiaryId, accountId }, place): Seat => {
    const instruction: Instruction = {
      orderNumber,
      payments: [
        {
          amount: quote.payment,
          beneficiaryId,
          deliveryMethod: 'W',
          purposeOfPayment: 'GOODS',
          paymentReference: 'INV-7',
        },
      ],
      settlement: { accountId, deliveryMethod: 'W', currency: 'USD' },
      fee: { accountId, deliveryMethod: 'W' },
    };
    const key = `i-${place + 1}`;
    return {
      name: `tab ${place + 1}`,
      machine,
      actions: [
        {
          name: 'presses Submit',
          may: () => true,
          run: (process) =>
            submitInstruction(process, portsOf(process, key), instructions, { instruction, key }),
        },
      ],
    };
  });
  return world.begin(seats, subject);
};
