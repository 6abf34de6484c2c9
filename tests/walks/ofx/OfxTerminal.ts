import { rmSync } from 'node:fs';
import type { OfxDealRequest } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { OfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Outcome } from '../../../packages/cli/src/verbs/outcome.ts';
import { makeCustomerOfxJournal } from '../../../packages/cli/src/ofx/scope/makeCustomerOfxJournal.ts';
import { bookOfxQuoteVerb } from '../../../packages/cli/src/ofx/quotes/bookOfxQuoteVerb.ts';
import { settleOfxQuotesVerb } from '../../../packages/cli/src/ofx/openBookings/settleOfxQuotesVerb.ts';
import type { PartnerVerb } from '../../../packages/cli/src/partner-verbs/partnerCommands.ts';
import { collectingStream } from '../../../packages/cli/test/streams.ts';
import { refuseIntents } from '../terminalConnection.ts';
import { newCaller, type Caller, type Fate } from '../network.ts';
import { walkInvocation } from '../walkInvocation.ts';
import type { WalkTime } from '../walkTime.ts';
import type { OfxBook } from './OfxBook.ts';
import type { OfxPartner } from './OfxPartner.ts';
import { ofxConfiguration, ofxSession, ofxUser } from './ofxSession.ts';

type TerminalPorts = {
  readonly name: string;
  readonly partner: OfxPartner;
  readonly time: WalkTime;
  /** What all terminals of the profile share. */
  readonly store: KeyValueStore;
  readonly lock: string;
  readonly book: OfxBook;
};

type Values = Readonly<Record<string, string | boolean | readonly string[]>>;

type Run = { readonly caller: Caller; readonly screen: () => string; over: boolean };

/** Codes of a failure after which a booking may have been made, or was never sent. */
const proveNothing = new Set(['outcome-unknown', 'interrupted']);

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A terminal in front of a customer of OFX: one real command after the other. */
export class OfxTerminal {
  run: Run | null = null;
  /** Nobody reads the next outcome: its command is killed while it writes that. */
  stalls = false;
  readonly #ports: TerminalPorts;

  constructor(ports: TerminalPorts) {
    this.#ports = ports;
    ports.time.watch(() => this.run !== null && !this.run.over && !this.run.caller.waiting);
  }

  /** A command that waits for a call holds the profile: no other command comes through. */
  get holds(): boolean {
    return this.run !== null && !this.run.over && this.run.caller.waiting;
  }

  /** `fxg quotes book`, where the user agrees to what stands there, or not. */
  book(values: Values, fate: Fate, agrees: boolean): void {
    let quoteId: string | null = null;
    this.#begin(bookOfxQuoteVerb, values, fate, agrees, {
      books: (booked, screen) => {
        quoteId = booked;
        this.#press(booked, screen, values);
      },
      ended: (outcome) => {
        const { book: orderBook, partner } = this.#ports;
        const data = outcome.ok ? outcome.value?.data : null;
        const dealId = memberOf(data, 'dealId');
        if (typeof dealId === 'string') {
          orderBook.expect(
            quoteId !== null || (outcome.ok && outcome.value?.failure?.exit === 8),
            `deal ${dealId} of an earlier booking is told as what this one became`,
          );
          orderBook.toldBooked('terminal', dealId, String(memberOf(data, 'quoteId')), partner.deals);
        }
        if (quoteId === null || outcome.ok) return;
        if (!proveNothing.has(outcome.failure.code)) orderBook.toldNotBooked(quoteId);
      },
    });
  }

  get #journal(): OfxJournal {
    const { store } = this.#ports;
    return makeCustomerOfxJournal(
      { configuration: ofxConfiguration, intents: store, refuseIntents },
      ofxUser,
    );
  }

  /** What `fxg quotes settle` says of bookings is what the user is told. */
  readonly #read = (outcome: Outcome): void => {
    const { partner, book: orderBook } = this.#ports;
    const rows = outcome.ok && Array.isArray(outcome.value?.data) ? outcome.value.data : [];
    for (const row of rows) {
      const quoteId = String(memberOf(row, 'quoteId'));
      const dealId = memberOf(row, 'dealId');
      if (typeof dealId === 'string') orderBook.toldBooked('terminal', dealId, quoteId, partner.deals);
      if (memberOf(row, 'became') === 'not-booked') orderBook.toldNotBooked(quoteId);
    }
  };

  /** `fxg quotes settle` alone: an honest user agrees where every deal that is proposed came from a booking here. */
  async settleTogether(): Promise<void> {
    const { partner, book: orderBook, time } = this.#ports;
    const open = (await this.#journal.list()).map(({ quoteId }) => quoteId);
    const agrees = (screen: string): boolean => {
      const proposed = [...screen.matchAll(/ \((deal-\d+)\) /g)].map(([, dealId]) => dealId);
      orderBook.expect(proposed.length > 0, 'deals are proposed of which the screen names none');
      return proposed.every((proposedId) =>
        partner.deals.some(({ dealId, quoteId }) => dealId === proposedId && open.includes(quoteId)),
      );
    };
    this.#begin(settleOfxQuotesVerb, {}, 'answered', agrees, { ended: this.#read });
    await time.quiet();
  }

  /** `fxg quotes settle` for every booking that is open here, answered by an honest user. */
  async settle(): Promise<void> {
    const { partner, book: orderBook, time } = this.#ports;
    const journal = this.#journal;
    if ((await journal.unreported()).length > 0) await this.settleTogether();
    for (const { quoteId } of await journal.list()) {
      const mine = partner.deals.find((deal) => deal.quoteId === quoteId);
      const said = mine === undefined ? { none: true } : { deal: mine.reference };
      this.#begin(settleOfxQuotesVerb, { quote: quoteId, ...said }, 'answered', true, {
        ended: this.#read,
      });
      await time.quiet();
      const isOpen = (await journal.list()).some((intent) => intent.quoteId === quoteId);
      // That it became no deal is the user's own word, so they know it also where nobody read that it was noted.
      if (mine === undefined && !isOpen) orderBook.toldNotBooked(quoteId);
    }
  }

  /** Ctrl-C, or the window is closed: the lock that the process held goes with it. */
  kill(): void {
    if (this.run === null) return;
    this.run.caller.alive = false;
    this.run.over = true;
    rmSync(this.#ports.lock, { force: true });
  }

  /** What is booked must be what stands on the screen. */
  #press(quoteId: string, screen: string, values: Values): void {
    const { partner, book: orderBook } = this.#ports;
    const kept = partner.quotes.get(quoteId)?.quote;
    if (kept === undefined) return;
    for (const [told, named = ''] of screen.matchAll(/It is deal ([^.\n]+)/g)) {
      const deal = partner.deals.find(({ dealId }) => named === dealId || named.endsWith(` (${dealId})`));
      orderBook.expect(deal !== undefined, `'${told}' names no deal of the partner by its id`);
      if (deal !== undefined) orderBook.toldBooked('terminal', deal.dealId, deal.quoteId, partner.deals);
    }
    for (const amount of [kept.buy, kept.sell])
      orderBook.expect(
        screen.includes(formatMoney(amount)),
        `the terminal books ${formatMoney(amount)}, which does not stand on its screen`,
      );
    const open = orderBook.presses.filter(
      ({ group, known, sent }) => group === 'terminal' && sent && known === 'open',
    );
    orderBook.presses.push({
      group: 'terminal',
      quoteId,
      buy: kept.buy,
      sell: kept.sell,
      typedSide: values['lock'] === 'buy' || values['lock'] === 'settlement' ? 'buy' : 'sell',
      parts: this.#parts,
      beside: values['despiteOpen'] === true ? open.map((press) => press.quoteId) : [],
      sent: false,
      known: 'open',
    });
  }

  #parts: OfxDealRequest['beneficiaries'] = [];

  /** What leaves now, for the press that it becomes. */
  leaving({ beneficiaries }: OfxDealRequest): void {
    this.#parts = beneficiaries;
  }

  #begin(
    verb: PartnerVerb,
    values: Values,
    fate: Fate,
    agrees: boolean | ((screen: string) => boolean),
    hears: {
      readonly books?: (quoteId: string, screen: string) => void;
      readonly ended: (outcome: Outcome) => void;
    },
  ): void {
    if (this.run !== null && !this.run.over) return;
    const { name, partner, time, store, lock } = this.#ports;
    const caller = newCaller(name);
    caller.fates = [fate];
    const err = collectingStream(true);
    const run: Run = { caller, screen: err.text, over: false };
    this.run = run;
    caller.books = (quoteId) => hears.books?.(quoteId, run.screen());
    const onceWritten: (() => Promise<void>)[] = [];
    const confirm = (): boolean => (typeof agrees === 'boolean' ? agrees : agrees(run.screen()));
    const invocation = walkInvocation(err.stream, [], values, { confirm }, (done) => onceWritten.push(done));
    const goThrough = async (): Promise<void> => {
      const outcome = await verb.run(invocation, async () =>
        succeeded(ofxSession({ ofx: partner.from(caller), time, store, lock })),
      );
      if (!caller.alive) return;
      if (!this.stalls) {
        hears.ended(outcome);
        for (const done of onceWritten) await done();
      }
      this.stalls = false;
    };
    // A command that breaks off is over too, and its error ends the walk.
    void goThrough().finally(() => {
      run.over = true;
    });
  }
}
