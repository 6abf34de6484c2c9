import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxBookingAnswer, OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { bookOfxDeal } from '@fx-gateway/domain/ofx/booking/bookOfxDeal.ts';
import type { NotSentReason } from '@fx-gateway/domain/intents/notSentMessage.ts';
import type { StoredOfxBookingPart } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import type { OfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import {
  findBlockingOfxBooking,
  type BlockingOfxBooking,
  type OfxBookingTerms,
} from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import { listQuoteIds } from '@fx-gateway/domain/intents/earlierBooking.ts';
import { findOfxDuplicatesBookedConcurrently } from '@fx-gateway/domain/ofx/deals/findDuplicateOfxDeals.ts';
import type { OfxDraftAction } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import {
  whyCannotBookOfx,
  type CannotBookOfxReason,
} from '@fx-gateway/domain/ofx/quotes/whyCannotBookOfx.ts';
import type { DealRate } from '@fx-gateway/domain/money/dealRate.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import { whyBookDealWasOff } from '@fx-gateway/domain/quoting/whyBookDealWasOff.ts';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FetchedValue } from '../../../fetching/FetchedValue.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import type { KeptBookedMarkets } from '../../../market-rates/KeptBookedMarkets.ts';
import type { MayOpenRunPay } from '../../../partner-frame/mayOpenRunPay.ts';
import type { OpenBookingsStore } from '../openBookings/OpenBookingsStore.ts';
import type { OfxSessionStore } from '../session/OfxSessionStore.ts';
import { BookDespiteOpenStore } from '../../../quoting/booking/BookDespiteOpenStore.ts';
import type { DuplicateDealStore } from '../../../quoting/booking/DuplicateDealStore.ts';
import { beginBookingOrSayWhyNot } from '../../../quoting/booking/beginBookingOrSayWhyNot.ts';
import { ChosenBankDetailsStore } from './ChosenBankDetailsStore.ts';
import { ofxDealRateOf, type OfxQuoteStore } from './OfxQuoteStore.ts';

type DealDependencies = {
  readonly session: OfxSessionStore;
  readonly sameBooked: DuplicateDealStore<OfxBookingTerms>;
  readonly quote: OfxQuoteStore;
  readonly openBookings: OpenBookingsStore;
  readonly deals: FetchedValue<readonly OfxDeal[]>;
  readonly bookedMarkets: KeptBookedMarkets;
  readonly mayOpenRunPay: MayOpenRunPay;
  readonly journal: OfxJournal;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
};

/** Why a press booked nothing: of which quote it is said, and beside which newer one it still stands. */
type Refusal = {
  readonly why: CallFailure | NotSentReason | 'same-found' | 'not-known';
  readonly quoteId: string;
  readonly beside: string | null;
};

/** Book A Deal: what is typed, and the booking of exactly what was displayed (OFX-DEAL-1 to OFX-DEAL-3). */
export class BookOfxDealStore {
  /** What was booked last in this visit, as it was displayed; whoever cannot be shown its page is told by it. */
  booked:
    | (OfxBookingAnswer & {
        readonly quote: OfxQuote;
        readonly parts: readonly StoredOfxBookingPart[];
        /** As it was written at the press. */
        readonly rate: DealRate;
      })
    | null = null;
  /** Equal deals that nobody had read of at the press of the deal with this id. */
  bookedMeanwhile: { readonly dealId: string; readonly references: readonly string[] } | null = null;
  booking = false;
  /** Why the last press booked nothing; it goes with the quote that came in place of the refused one. */
  refusal: Refusal | null = null;
  readonly beside: BookDespiteOpenStore<BlockingOfxBooking>;
  readonly bankDetails: ChosenBankDetailsStore;
  readonly #dependencies: DealDependencies;
  readonly #endings: readonly (() => void)[];

  constructor(dependencies: DealDependencies) {
    this.#dependencies = dependencies;
    this.bankDetails = new ChosenBankDetailsStore(dependencies);
    const { quote, openBookings } = dependencies;
    this.beside = new BookDespiteOpenStore(
      {
        known: () => openBookings.all !== null,
        ids: () => openBookings.unsettled.map(({ quoteId }) => quoteId),
      },
      (despite) => this.#earlier(despite),
    );
    makeAutoObservable(this, {
      booked: observableRef,
      bookedMeanwhile: observableRef,
      refusal: observableRef,
      beside: false,
      bankDetails: false,
    });
    this.#endings = [
      reaction(
        () => quote.live.offer?.quote.id ?? null,
        (quoteId) => this.#displayed(quoteId),
      ),
      reaction(
        () => openBookings.unsettled.length,
        (open) => this.#settled(open),
      ),
      reaction(
        () => this.beside.inTheWay,
        (inTheWay) => quote.note({ type: 'earlier-bookings', inTheWay }),
        { fireImmediately: true },
      ),
    ];
  }

  /** Follows the quote and the bookings no more. */
  stop(): void {
    for (const end of this.#endings) end();
    this.bankDetails.stop();
  }

  /** Why Book Deal is off; null when it is on. */
  get cannotBook(): CannotBookOfxReason | null {
    const { quote } = this.#dependencies;
    if (this.booking) return 'booking';
    return whyCannotBookOfx(quote.draft, quote.live, this.beside.inTheWay) ?? this.bankDetails.cannotBook;
  }

  /** What the user changes; it ends what was shown about the last press. */
  change(event: OfxDraftAction): void {
    if (event.type !== 'side-focused') this.refusal = null;
    this.#dependencies.quote.send(event);
  }

  /**
   * Begins Book A Deal with whom to pay, and with what they receive if that is given; nothing is booked by it. What is
   * typed for others does not become theirs.
   */
  payTo(beneficiary: OfxBeneficiary, amount: string | null): void {
    const { quote } = this.#dependencies;
    const [first, ...others] = quote.draft.parts;
    if (first?.beneficiary.beneficiaryId !== beneficiary.beneficiaryId || others.length > 0) quote.clear();
    this.change({ type: 'beneficiaries-chosen', beneficiaries: [beneficiary] });
    if (amount !== null) this.change({ type: 'sell-total-typed', text: amount });
  }

  /** Book Deal goes down: the displayed numbers stay until the press is over. */
  press(): void {
    if (this.cannotBook === null) this.#dependencies.quote.handle('press-began');
  }

  release(): void {
    if (!this.booking) this.#dependencies.quote.handle('press-ended');
  }

  /** Book Deal was pressed and met it off: that is said where the reason goes by itself, unless more is said already. */
  pressedOff(): void {
    const why = whyBookDealWasOff(this.cannotBook);
    const displayed = this.#dependencies.quote.live.offer?.quote;
    if (why !== null && this.refusal === null)
      this.refusal = { why, quoteId: displayed?.id ?? '', beside: null };
  }

  /** Books exactly the displayed offer, once, and gives the deal; null when nothing is known to be booked. */
  async book(costOf: (quote: OfxQuote) => MarketCost | null = () => null): Promise<OfxBookingAnswer | null> {
    const { quote, openBookings, deals, session, bookedMarkets, sameBooked, mayOpenRunPay, ...ports } =
      this.#dependencies;
    const { offer } = quote.live;
    const { draft } = quote;
    if (this.cannotBook !== null || offer === null) {
      this.pressedOff();
      return null;
    }
    const displayed = offer.quote;
    const rate = quote.rate ?? ofxDealRateOf(displayed);
    const cost = costOf(displayed);
    this.booking = true;
    this.refusal = null;
    let bookedBefore: readonly string[] = [];
    const parts = quote.partsOf(displayed);
    const why = await beginBookingOrSayWhyNot(quote, async () => {
      bookedBefore = await runOrReportDefect(async () => listQuoteIds(await ports.journal.booked()), []);
      if (!(await sameBooked.agrees())) return 'same-found';
      const paid = parts.map(({ beneficiaryId: payeeId, name: payee, amount }) => ({
        payeeId,
        payee,
        amount,
      }));
      return (await mayOpenRunPay(paid)) ? 'run-open' : null;
    });
    if (why !== null) {
      runInAction(() => {
        this.booking = false;
        this.#refuse(displayed, why);
      });
      return null;
    }
    const book = (): ReturnType<typeof bookOfxDeal> =>
      bookOfxDeal(
        { ...ports, deals: session.ofx.deals, beneficiaries: session.ofx.beneficiaries },
        {
          quote: displayed,
          typedSide: draft.typedSide,
          parts,
          dealsBefore: deals.value,
          despite: this.beside.despite,
          bookedBefore,
          printsThen: this.bankDetails.printsThen,
          bankDetails: this.bankDetails.answer,
        },
      );
    const outcome = await runOrReportDefect(() => openBookings.whileSending(displayed.id, book), null);
    if (outcome === null) return this.#notKnown(displayed);
    quote.note({ type: 'booking-answered', outcome });
    runInAction(() => {
      this.booking = false;
      if (outcome.kind === 'booked') {
        const { dealId, reference } = outcome;
        this.booked = { dealId, reference, quote: displayed, parts: outcome.parts, rate };
        bookedMarkets.note(dealId, toPaysAndReceives(displayed).pays, cost);
        this.beside.want(false);
        quote.clear();
      }
      if (outcome.kind === 'refused') this.#refuse(displayed, outcome.failure);
      if (outcome.kind === 'details-unchecked' || outcome.kind === 'details-unread')
        this.bankDetails.found(outcome);
      if (outcome.kind === 'same-booked') {
        quote.clear();
        this.#refuse(displayed, 'same-booked');
      }
      if (outcome.kind === 'not-kept') this.#refuse(displayed, 'not-kept');
      if (outcome.kind === 'earlier-open') this.#refuse(displayed, outcome.same ? 'same-open' : 'other-open');
    });
    quote.handle('booking-ended');
    // One of those who are paid may be gone: the list shows who, by name.
    if (outcome.kind === 'refused') void session.beneficiaries.load();
    if (outcome.kind === 'earlier-open') await openBookings.foundOpen(outcome.earlier);
    if (outcome.kind === 'unknown') void openBookings.answerLost(outcome.intent, outcome.failure);
    if (outcome.kind !== 'booked') return null;
    void this.#lookMeanwhile(outcome.dealId, { ...displayed, typedSide: draft.typedSide, parts });
    return { dealId: outcome.dealId, reference: outcome.reference };
  }

  /** Another device may have booked the same at the same moment: that is told beside the deal. */
  async #lookMeanwhile(dealId: string, booked: OfxBookingTerms): Promise<void> {
    const { deals, sameBooked, clock } = this.#dependencies;
    const known = [dealId, ...sameBooked.knownAtPress];
    await deals.load();
    const references = findOfxDuplicatesBookedConcurrently(deals.value ?? [], booked, known, clock.now());
    runInAction(() => {
      this.bookedMeanwhile = { dealId, references };
    });
  }

  /** Where a booking broke off nobody knows what became of it; what it has kept is looked for. */
  async #notKnown(displayed: OfxQuote): Promise<null> {
    const { quote, openBookings } = this.#dependencies;
    runInAction(() => {
      this.booking = false;
      this.#refuse(displayed, 'not-known');
    });
    quote.handle('booking-ended');
    await openBookings.read();
    return null;
  }

  #refuse({ id }: OfxQuote, why: Refusal['why']): void {
    this.refusal = { why, quoteId: id, beside: null };
  }

  #displayed(quoteId: string | null): void {
    const { refusal } = this;
    if (refusal === null || quoteId === null || quoteId === refusal.quoteId) return;
    if (refusal.beside === null) this.refusal = { ...refusal, beside: quoteId };
    else if (refusal.beside !== quoteId) this.refusal = null;
  }

  /** An open booking became a deal: where the same was typed here, there is nothing left to press again. */
  foundBooked(intent: OfxBookingTerms): void {
    const { refusal } = this;
    if (this.#dependencies.quote.becameDeal(intent) && refusal !== null)
      this.refusal = { ...refusal, why: 'same-booked' };
  }

  /** What stood in the way of a press is known by now. */
  #settled(open: number): void {
    const { refusal } = this;
    if (open === 0 && (refusal?.why === 'same-open' || refusal?.why === 'other-open'))
      this.refusal = { ...refusal, why: 'was-open' };
  }

  #earlier(despite: readonly string[]): BlockingOfxBooking | null {
    const { quote, openBookings } = this.#dependencies;
    const { offer } = quote.live;
    if (offer === null) return null;
    const { buy, sell } = offer.quote;
    const { typedSide } = quote.draft;
    return findBlockingOfxBooking(
      openBookings.unsettled,
      { buy, sell, typedSide, parts: quote.partsOf(offer.quote) },
      despite,
    );
  }
}
