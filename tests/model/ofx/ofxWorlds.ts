import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import type { BookingSeat } from '../BookingSeat.ts';
import { Ledger } from '../Ledger.ts';
import { World, type Bounds, type Seat } from '../world/World.ts';
import { openOfxApplication } from './openOfxApplication.ts';
import { OfxPartner } from './OfxPartner.ts';
import { ofxPorts } from './ofxPorts.ts';
import type { OfxRules } from './ofxRules.ts';
import { pressBookOfx } from './pressBookOfx.ts';

const quoteOf = (id: string, euros: bigint): OfxQuote => ({
  id,
  buy: makeMoney((euros * 11_534n) / 100n, 'USD'),
  sell: makeMoney(euros * 100n, 'EUR'),
  fee: { currency: 'USD', amount: 15 },
  customerRate: 0.867,
});

/** A customer of OFX who books at each of these seats. */
export const ofxBookingWorld = (places: readonly BookingSeat[], rules: OfxRules, bounds: Bounds): World => {
  const world = new World(1 + Math.max(...places.map(({ machine }) => machine)), bounds);
  const partner = new OfxPartner(world, rules);
  const ledger = new Ledger(() => partner.deals);
  const leftInJournals = async (): Promise<readonly string[]> => {
    const left: string[] = [];
    for (const store of world.stores) {
      const journal = createOfxJournal(store, 'customer');
      for (const { quoteId } of await journal.list())
        left.push(`the booking of ${quoteId} stays open for ever`);
      for (const { intent } of await journal.unreported())
        left.push(`what became of ${intent.quoteId} is never told`);
    }
    return left;
  };
  const seats = places.map(({ machine, wish, euros }, place): Seat => {
    const quoteId = `q-${place + 1}`;
    return {
      name: `tab ${place + 1}`,
      machine,
      actions: [
        {
          name: 'presses Book Deal',
          may: () => !ledger.isKnownBooked(wish),
          run: (process) => {
            const quote = quoteOf(quoteId, euros);
            partner.offer(quote);
            const ports = ofxPorts(world, partner, rules, process, () => `key of ${quoteId}`);
            return pressBookOfx(process, ports, ledger, { wish, quote });
          },
        },
      ],
    };
  });
  return world.begin(seats, {
    text: () => JSON.stringify([partner.text(), ledger.text()]),
    violations: () => ledger.violations(),
    open: (process) =>
      openOfxApplication(
        process,
        ofxPorts(world, partner, rules, process, () => 'unused'),
        ledger,
      ),
    leftOver: async () => [...ledger.untold(), ...(await leftInJournals())],
  });
};
