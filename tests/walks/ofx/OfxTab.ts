import { systemIdentifiers } from '@fx-gateway/adapters/node';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxSide } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { computeOfxDealParts } from '@fx-gateway/domain/ofx/quotes/ofxDealParts.ts';
import { runWithoutExclusion } from '@fx-gateway/domain/ports/exclusively.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { OfxUserStores } from '../../../packages/web/src/ofx/stores/OfxUserStores.ts';
import { newCaller, type Caller, type Fate } from '../network.ts';
import type { WalkTime } from '../walkTime.ts';
import type { OfxBook } from './OfxBook.ts';
import type { OfxPartner } from './OfxPartner.ts';

type OfxTabPorts = {
  readonly name: string;
  readonly partner: OfxPartner;
  readonly time: WalkTime;
  /** What all tabs of the browser share. */
  readonly store: KeyValueStore;
  readonly book: OfxBook;
  /** The user who presses has in sight what became of bookings since the last look. */
  readonly seeOutcomes: () => void;
};

type Page = { readonly caller: Caller; readonly scope: OfxUserStores; readonly endTimers: () => void };

const noRates = callFailure('no-answer', '/partners/ofx/token');
const forAQuoteMs = 600;

/** A tab in front of a customer of OFX: the stores of the product, driven as the pages drive them. */
export class OfxTab {
  readonly ports: OfxTabPorts;
  #page: Page | null = null;

  constructor(ports: OfxTabPorts) {
    this.ports = ports;
  }

  get scope(): OfxUserStores | null {
    return this.#page?.scope ?? null;
  }

  async open(): Promise<void> {
    if (this.#page !== null) return;
    const { name, partner, time, store } = this.ports;
    const caller = newCaller(name);
    const cancels = new Set<() => void>();
    const timers = {
      after: (ms: number, run: () => void) => {
        const cancel = time.timers.after(ms, run);
        cancels.add(cancel);
        return cancel;
      },
    };
    const token = async () => succeeded({ accessToken: 'token', expires: time.clock.now() + 24 * 3_600_000 });
    const scope = new OfxUserStores(
      {
        tokens: { exchange: token, renew: token, forRates: async () => failed(noRates) },
        connect: () => partner.from(caller),
        clock: time.clock,
        timers,
        identifiers: systemIdentifiers,
        fingerprint: async (key, text) => `print of ${text} under ${key}`,
        store,
        exclusivelyFor: () => runWithoutExclusion,
        connectRates: () => ({ rate: () => Promise.reject(new Error('A walk has no rates.')) }),
        rates: { feedFrom: () => undefined },
        isLocked: () => false,
        takeReturn: () => null,
        authorization: {
          place: { authorizeUrl: '', clientId: '', redirectUri: '' },
          sha256: async () => '',
          pending: { keep: () => undefined, take: () => null },
          leave: () => undefined,
          openBeside: () => undefined,
        },
      },
      'walker',
    );
    this.#page = { caller, scope, endTimers: () => cancels.forEach((cancel) => cancel()) };
    scope.session.start();
    await time.quiet();
    await scope.session.beneficiaries.load();
    await scope.deals.load();
    scope.quote.start();
    await scope.untold.read();
    await scope.openBookings.start();
    await time.quiet();
  }

  /** The page is gone, with everything that was on its way to it. */
  close(): void {
    if (this.#page === null) return;
    this.#page.caller.alive = false;
    this.#page.scope.stop();
    this.#page.endTimers();
    this.#page = null;
  }

  choosePayees(places: readonly number[]): void {
    const { scope } = this;
    const all = scope?.session.beneficiaries.value ?? [];
    const beneficiaries = places.flatMap((place) => all[place] ?? []);
    scope?.deal.change({ type: 'beneficiaries-chosen', beneficiaries });
  }

  /** A total of a side, or, where a place is named, the amount of one of those who are chosen. */
  async type(side: OfxSide, text: string, place: number | null): Promise<void> {
    const { scope } = this;
    if (scope === null || scope.deal.booking) return;
    const part = place === null ? undefined : scope.quote.draft.parts[place];
    if (part !== undefined)
      scope.deal.change({ type: 'part-typed', beneficiaryId: part.beneficiary.beneficiaryId, text });
    else scope.deal.change({ type: side === 'buy' ? 'buy-typed' : 'sell-total-typed', text });
    await this.ports.time.advance(forAQuoteMs);
  }

  wantBeside(wanted: boolean): void {
    this.scope?.deal.beside.want(wanted);
  }

  /** Book Deal is pressed, and books what is displayed. */
  async pressBook(fate: Fate, holdsMs: number): Promise<void> {
    const page = this.#page;
    if (page === null) return;
    const { deal, quote, openBookings } = page.scope;
    const { book, time, seeOutcomes } = this.ports;
    // The honest user has telephoned, or wants it although the details could not be read.
    if (deal.bankDetails.check.open === true) deal.bankDetails.tick(true);
    deal.press();
    if (holdsMs > 0) await time.advance(holdsMs);
    seeOutcomes();
    const { offer } = quote.live;
    if (deal.cannotBook !== null || offer === null) return deal.release();
    const { id, buy, sell } = offer.quote;
    if (book.pressOf(id) !== undefined) return deal.release();
    book.presses.push({
      group: 'browser',
      quoteId: id,
      buy,
      sell,
      typedSide: quote.draft.typedSide,
      parts: computeOfxDealParts(quote.draft, offer.quote),
      beside: deal.beside.wanted ? openBookings.unsettled.map(({ quoteId }) => quoteId) : [],
      sent: false,
      known: 'open',
    });
    page.caller.fates = [fate];
    void this.#book(page, id);
    await time.quiet();
    deal.release();
  }

  async #book({ scope, caller }: Page, quoteId: string): Promise<void> {
    const booked = await scope.deal.book();
    if (!caller.alive) return;
    const { book, partner } = this.ports;
    const why = scope.deal.refusal?.why;
    if (booked !== null) {
      book.toldBooked('browser', booked.dealId, quoteId, partner.deals);
      await scope.untold.displayed(quoteId);
    } else if (why === 'same-found' || why === 'quote-gone') book.askedBefore(quoteId);
    else if (typeof why === 'object') book.toldNotBooked(quoteId);
    else {
      const press = book.pressOf(quoteId);
      // Nothing was sent: there is nothing to know of.
      if (press?.sent === false) press.known = 'not-booked';
    }
  }

  async lookAgain(): Promise<void> {
    const [first] = this.scope?.openBookings.unsettled ?? [];
    if (first !== undefined) await this.scope?.openBookings.look(first);
  }

  /** The honest user: the deal that is theirs where it is offered; none where there is no such deal and they can say so. */
  async settle(): Promise<void> {
    const { scope } = this;
    if (scope === null) return;
    const { partner, time, book } = this.ports;
    for (const open of scope.openBookings.all ?? []) {
      const { intent, settlement, looking } = open;
      if (looking || settlement?.kind !== 'choose') continue;
      const mine = partner.deals.find(({ quoteId }) => quoteId === intent.quoteId)?.dealId;
      const offered = settlement.candidates.some(({ dealId }) => dealId === mine);
      book.expect(
        mine === undefined ||
          offered ||
          scope.openBookings.noDealFrom(intent) !== null ||
          partner.looksToLose > 0,
        `deal ${mine} is not offered for the booking that it came from`,
      );
      if (mine !== undefined && offered) {
        await scope.openBookings.choose(intent, mine);
        book.toldBooked('browser', mine, intent.quoteId, partner.deals);
      } else if (mine === undefined && settlement.canBeNone) await this.#sayNone(intent);
      await time.quiet();
    }
  }

  /** The user is asked about each deal that could be it, and says that those of others are other deals. */
  async #sayNone(intent: StoredOfxBookingCall): Promise<void> {
    const openBookings = this.scope?.openBookings;
    const asked = (await openBookings?.chooseNone(intent, [])) ?? [];
    const mine = this.ports.partner.deals.find(({ quoteId }) => quoteId === intent.quoteId)?.dealId;
    const ids = asked.map(({ dealId }) => dealId);
    if (ids.length > 0 && (mine === undefined || !ids.includes(mine)))
      await openBookings?.chooseNone(intent, ids);
  }

  /** What stands on the page is displayed: it counts as told. */
  async paint(): Promise<void> {
    const { openBookings, untold } = this.scope ?? {};
    for (const { intent } of [...(openBookings?.all ?? []), ...(untold?.earlier ?? [])])
      await untold?.displayed(intent.quoteId);
  }

  /** What stands on the page is what the user is told. */
  listen(): void {
    const { book, partner } = this.ports;
    for (const { intent, settlement } of this.scope?.openBookings.all ?? []) {
      if (settlement?.kind === 'booked')
        book.toldBooked('browser', settlement.dealId, intent.quoteId, partner.deals);
      if (settlement?.kind === 'not-booked') book.toldNotBooked(intent.quoteId);
    }
    for (const { intent, answer } of this.scope?.untold.earlier ?? [])
      if (answer.number === null) book.toldNotBooked(intent.quoteId);
      else book.toldBooked('browser', answer.number, intent.quoteId, partner.deals);
  }

  dismiss(): void {
    for (const { intent, settlement } of this.scope?.openBookings.all ?? [])
      if (settlement !== null && settlement.kind !== 'choose' && settlement.kind !== 'unknown')
        this.scope?.openBookings.dismiss(intent);
  }
}
