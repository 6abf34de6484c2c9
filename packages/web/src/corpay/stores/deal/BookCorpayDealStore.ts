import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { PayeeAccount } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import { bookDeal, type BookingOutcome } from '@fx-gateway/domain/corpay/booking/bookDeal.ts';
import type { NotSentReason } from '@fx-gateway/domain/intents/notSentMessage.ts';
import type { CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import {
  filterAnsweredBookings,
  type BlockingCorpayBooking,
} from '@fx-gateway/domain/corpay/intents/openBookings.ts';
import type { PaymentToBook } from '@fx-gateway/domain/corpay/orders/findDuplicateOrders.ts';
import type { QuoteDraftAction } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { whyCannotBook, type CannotBookReason } from '@fx-gateway/domain/corpay/quotes/whyCannotBook.ts';
import { listQuoteIds } from '@fx-gateway/domain/intents/earlierBooking.ts';
import type { MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { whyBookDealWasOff } from '@fx-gateway/domain/quoting/whyBookDealWasOff.ts';
import { toWallClockTime } from '@fx-gateway/domain/quoting/toWallClockTime.ts';
import type { KeptBookedMarkets } from '../../../market-rates/KeptBookedMarkets.ts';
import type { MayOpenRunPay } from '../../../partner-frame/mayOpenRunPay.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import type { ChosenBeneficiaryAccountStore } from '../../../bankDetails/ChosenBeneficiaryAccountStore.ts';
import type { FetchedValue } from '../../../fetching/FetchedValue.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import type { OpenMoneyCallsStore } from '../openSteps/OpenMoneyCallsStore.ts';
import { stateOfOpenBooking } from '../openSteps/openMoneyCallsState.ts';
import { BookDespiteOpenStore } from '../../../quoting/booking/BookDespiteOpenStore.ts';
import type { DuplicateDealStore } from '../../../quoting/booking/DuplicateDealStore.ts';
import { beginBookingOrSayWhyNot } from '../../../quoting/booking/beginBookingOrSayWhyNot.ts';
import type { DealAwaitingInstruction } from './DealAwaitingInstruction.ts';
import { findBookingInTheWay } from './findBookingInTheWay.ts';
import { readAccountForBooking } from './readAccountForBooking.ts';
import { loadDuplicateOrdersBookedConcurrently } from './loadDuplicateOrdersBookedConcurrently.ts';
import { corpayDealRateOf, type QuoteStore } from './QuoteStore.ts';

type DealDependencies = {
  readonly session: CorpaySessionStore;
  readonly quote: QuoteStore;
  readonly chosenAccount: ChosenBeneficiaryAccountStore;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly intents: OpenMoneyCallsStore;
  readonly orders: FetchedValue<readonly OrderSummary[]>;
  readonly sameBooked: DuplicateDealStore<PaymentToBook>;
  readonly bookedMarkets: KeptBookedMarkets;
  readonly mayOpenRunPay: MayOpenRunPay;
  readonly journal: CorpayJournal;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly identifiers: Identifiers;
};

/** Book A Deal: the quote step, the booking, and the instruct step (CP-QUOTE-1, CP-BOOK-8). */
export class BookCorpayDealStore {
  booked: DealAwaitingInstruction | null = null;
  /** Equal orders that nobody had read of at the press: another device booked them while this deal was on its way. */
  bookedMeanwhile: readonly string[] = [];
  /** Where the booked deal is paid as it was read last, which may be another account than was shown with the quote. */
  paidNow: PayeeAccount | null = null;
  booking = false;
  /** Why the last press booked nothing. */
  refusal: CallFailure | NotSentReason | 'same-found' | 'not-known' | null = null;
  /** Names the booking that was refused last. */
  refused: string | null = null;
  readonly beside: BookDespiteOpenStore<BlockingCorpayBooking>;
  readonly #dependencies: DealDependencies;
  readonly #endings: readonly (() => void)[];

  constructor(dependencies: DealDependencies) {
    this.#dependencies = dependencies;
    const { intents, quote } = dependencies;
    this.beside = new BookDespiteOpenStore(
      { known: () => intents.state.known, ids: () => intents.openBookings.map(({ quoteId }) => quoteId) },
      (despite) => findBookingInTheWay(quote, intents.openBookings, despite),
    );
    makeAutoObservable(this, {
      booked: observableRef,
      paidNow: observableRef,
      bookedMeanwhile: observableRef,
      refusal: observableRef,
      beside: false,
    });
    this.#endings = [
      reaction(
        () => this.beside.earlier,
        (_now, before) => {
          if (before != null) this.#earlierEnded(before);
        },
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
  }

  get step(): 'quote' | 'instruct' {
    return this.booked === null ? 'quote' : 'instruct';
  }

  /** Why Book Deal is off; null when it is on. */
  get cannotBook(): CannotBookReason | null {
    const { quote } = this.#dependencies;
    return this.booking ? 'booking' : whyCannotBook(quote.draft, quote.live, this.beside.inTheWay);
  }

  /**
   * A booking that was open in another tab has its answer. Where it is a deal and the same is typed here, that is not
   * left to be booked a second time.
   */
  #earlierEnded({ earlier, same }: BlockingCorpayBooking): void {
    const became = stateOfOpenBooking(this.#dependencies.intents.state, earlier);
    if (this.booking || became === 'shown-here') return;
    if (same && became === 'deal') this.#bookedElsewhere();
    else if (this.refusal === 'same-open' || this.refusal === 'other-open') this.refusal = 'was-open';
  }

  #bookedElsewhere(): void {
    this.#dependencies.quote.clear();
    this.refusal = 'same-booked';
  }

  /** What the user changes; it ends what was shown about the last press. */
  change(event: QuoteDraftAction): void {
    this.refusal = null;
    this.#dependencies.quote.send(event);
  }

  /**
   * Begins Book A Deal with whom to pay, and with the amount if one is given; nothing is booked by it. What is typed for
   * somebody else does not become theirs.
   */
  payTo(beneficiary: BeneficiarySummary, amount: string | null = null): void {
    const { quote } = this.#dependencies;
    this.leaveInstruct();
    if (quote.draft.beneficiary?.clientIntegrationId !== beneficiary.clientIntegrationId) quote.clear();
    this.change({ type: 'beneficiary-chosen', beneficiary });
    if (amount !== null) this.change({ type: 'amount-typed', side: 'Payment', text: amount });
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
    this.refusal ??= whyBookDealWasOff(this.cannotBook);
  }

  /**
   * Books exactly the displayed offer, once; further presses while it is on its way do nothing. The displayed cost stays
   * with the deal: the market moves on.
   */
  async book(costOf: (quote: Quote) => MarketCost | null = () => null): Promise<void> {
    const { quote, intents, orders } = this.#dependencies;
    const { offer } = quote.live;
    const { beneficiary } = quote.draft;
    if (this.cannotBook !== null || offer === null || beneficiary === null) return this.pressedOff();
    const displayed = offer.quote;
    const rate = quote.rate ?? corpayDealRateOf(displayed);
    const cost = costOf(displayed);
    const reading = readAccountForBooking(this.#dependencies, beneficiary.clientIntegrationId);
    let account: ChosenBeneficiaryAccountStore['current'] = null;
    const { journal, clock, identifiers } = this.#dependencies;
    let bookedBefore: readonly string[] = [];
    this.booking = true;
    this.refusal = null;
    const why = await beginBookingOrSayWhyNot(quote, async () => {
      bookedBefore = await runOrReportDefect(
        async () => listQuoteIds(filterAnsweredBookings(await journal.booked())),
        [],
      );
      const { mayOpenRunPay, sameBooked } = this.#dependencies;
      const { clientIntegrationId: payeeId, payee } = beneficiary;
      if (!(await sameBooked.agrees())) return 'same-found';
      if (await mayOpenRunPay([{ payeeId, payee, amount: displayed.payment }])) return 'run-open';
      account = await reading;
      return null;
    });
    if (why !== null) {
      runInAction(() => {
        this.booking = false;
        this.refusal = why;
      });
      return;
    }
    const { corpay } = this.#dependencies.session;
    const id = journalEntryId({ kind: 'booking', quoteId: displayed.quoteId });
    const answered = (outcome: BookingOutcome): void => {
      quote.note({ type: 'booking-answered', outcome });
      runInAction(() => {
        this.booking = false;
        if (outcome.kind === 'booked') {
          const { orderNumber } = outcome;
          this.booked = { orderNumber, quote: displayed, beneficiary, account, cost, rate };
          this.#dependencies.bookedMarkets.note(orderNumber, displayed.settlement, cost);
          this.paidNow = null;
          this.bookedMeanwhile = [];
          this.beside.want(false);
          quote.clear();
        }
        if (outcome.kind === 'refused') {
          this.refusal = outcome.failure;
          this.refused = id;
        }
        if (outcome.kind === 'not-kept') this.refusal = 'not-kept';
        if (outcome.kind === 'same-booked') this.#bookedElsewhere();
        if (outcome.kind === 'earlier-open') this.refusal = outcome.same ? 'same-open' : 'other-open';
      });
      quote.handle('booking-ended');
    };
    const book = (): Promise<BookingOutcome> =>
      bookDeal(
        { deals: corpay.deals, orders: corpay.orders, journal, clock, identifiers },
        {
          quote: displayed,
          lockSide: offer.request.lockSide,
          endsAt: toWallClockTime(clock, offer.expiresAt),
          beneficiaryId: beneficiary.clientIntegrationId,
          payee: beneficiary.payee,
          accountPrint: account?.print ?? null,
          newestOrder: orders.value?.[0]?.ordNum ?? null,
          despite: this.beside.despite,
          bookedBefore,
        },
        (orderNumber) => answered({ kind: 'booked', orderNumber }),
      );
    const outcome = await runOrReportDefect(() => intents.whileSending(id, book), null);
    if (outcome === null) return this.#notKnown();
    if (outcome.kind !== 'booked') answered(outcome);
    if (outcome.kind === 'earlier-open') {
      await intents.foundOpen(outcome.earlier);
      runInAction(() => this.#earlierEnded(outcome));
    }
    if (outcome.kind === 'booked') {
      const { payee } = beneficiary;
      const wanted = { ...displayed, payee, lockSide: offer.request.lockSide };
      const known = [outcome.orderNumber, ...this.#dependencies.sameBooked.knownAtPress];
      const meanwhile = await loadDuplicateOrdersBookedConcurrently(this.#dependencies, wanted, known);
      runInAction(() => {
        if (this.booked?.orderNumber === outcome.orderNumber) this.bookedMeanwhile = meanwhile;
      });
    }
    if (outcome.kind === 'unknown') void intents.answerLost(outcome.intent, outcome.failure);
  }

  /** Where a booking broke off nobody knows what became of it; what it has kept is looked into. */
  async #notKnown(): Promise<void> {
    const { quote, intents } = this.#dependencies;
    runInAction(() => {
      this.booking = false;
      this.refusal = 'not-known';
    });
    quote.handle('booking-ended');
    await intents.foundOpen();
  }

  /** The account of whom the booked deal is for was read again. */
  accountRead(account: PayeeAccount | null): void {
    if (account !== null) this.paidNow = account;
  }

  /** Back to the quote step; the deal stays booked and is announced there until it is instructed (CP-INSTR-2). */
  leaveInstruct(): void {
    this.booked = null;
    void this.#dependencies.intents.readAwaited();
  }

  /** The payment of a deal was instructed elsewhere: its step here is over. */
  instructed(orderNumber: string): void {
    if (this.booked?.orderNumber === orderNumber) this.booked = null;
    void this.#dependencies.intents.readAwaited();
  }
}
