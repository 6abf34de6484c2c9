import {
  createPendingBankDetailCheckStore,
  type PendingBankDetailCheckStore,
} from '@fx-gateway/domain/bankDetails/bankDetailChecks.ts';
import { createConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { CorpayTokens, CorpayTokenProvider, Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { readCorpayAccounts } from '@fx-gateway/domain/corpay/bankDetails/corpayPayeeAccount.ts';
import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { journalEntryId, type CorpayJournalEntry } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { PaymentToBook } from '@fx-gateway/domain/corpay/orders/findDuplicateOrders.ts';
import type { CorpayQuoteRecorder } from '@fx-gateway/domain/corpay/recording/corpayRecorder.ts';
import {
  createSettlementsMarkedPaid,
  type SettlementsMarkedPaid,
} from '@fx-gateway/domain/corpay/settling/settlementsMarkedPaid.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { ComputeFingerprint } from '@fx-gateway/domain/ports/fingerprint.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { createCallRecorder, type CallRecorder } from '@fx-gateway/domain/recorder/callRecorder.ts';
import { createFormRecorder, type FormRecorder } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { createQuoteRecorder } from '@fx-gateway/domain/recorder/quoteRecorder.ts';
import { ChosenBeneficiaryAccountStore } from '../../bankDetails/ChosenBeneficiaryAccountStore.ts';
import { createMayOpenRunPay } from '../../partner-frame/mayOpenRunPay.ts';
import { KeptBookedMarkets } from '../../market-rates/KeptBookedMarkets.ts';
import { WizardDrafts } from '../../unsaved-changes/WizardDrafts.ts';
import { UnreportedOutcomeStore } from '../../quoting/untold/UnreportedOutcomeStore.ts';
// Only the type: the wizard's rules are not part of what every page loads.
import type { WizardStore } from './wizard/WizardStore.ts';
import { VisibleBeneficiaryHintsStore } from './beneficiaries/VisibleBeneficiaryHintsStore.ts';
import { LastDealTextsStore } from './beneficiaries/LastDealTextsStore.ts';
import { CorpaySessionStore, type ReloadOnTokenRefusal } from './session/CorpaySessionStore.ts';
import { BookCorpayDealStore } from './deal/BookCorpayDealStore.ts';
import { FetchedValue } from '../../fetching/FetchedValue.ts';
import type { InstructDependencies } from './deal/InstructionSubmitter.ts';
import { OpenMoneyCallsStore } from './openSteps/OpenMoneyCallsStore.ts';
import { createTabBroadcast } from '../../partner-frame/tabBroadcast.ts';
import { RefusedInstructionsStore } from './deal/RefusedInstructionsStore.ts';
import { QuoteStore } from './deal/QuoteStore.ts';
import { makeDuplicateOrderStore } from './deal/makeDuplicateOrderStore.ts';
import type { DuplicateDealStore } from '../../quoting/booking/DuplicateDealStore.ts';

/** What the feature needs from outside. */
type CorpayScopeDependencies = {
  readonly tokens: CorpayTokens;
  connect(source: CorpayTokenProvider): Corpay;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly identifiers: Identifiers;
  readonly fingerprint: ComputeFingerprint;
  readonly store: KeyValueStore;
  /** What runs under one name runs in one tab at a time. */
  readonly exclusivelyFor: (name: string) => RunExclusively<never>;
  readonly reload: ReloadOnTokenRefusal;
};

/** One customer's place at the partner: the session and the stores that live as long as it does. */
export class CorpayUserStores {
  readonly session: CorpaySessionStore;
  readonly intents: OpenMoneyCallsStore;
  readonly orders: FetchedValue<readonly OrderSummary[]>;
  readonly details: VisibleBeneficiaryHintsStore;
  readonly paidDates: LastDealTextsStore;
  readonly bankDetailChecks: PendingBankDetailCheckStore;
  readonly drafts = new WizardDrafts<WizardStore>();
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly store: KeyValueStore;
  /** Whose they are. */
  readonly sub: string;
  /** What the customer has marked as paid. */
  readonly paidMarks: SettlementsMarkedPaid;
  /** What booked deals cost, as far as this device noted it. */
  readonly bookedMarkets: KeptBookedMarkets;
  /** Runs work while no other tab changes anything for this customer. */
  readonly exclusively: RunExclusively<never>;
  readonly exclusivelyFor: (name: string) => RunExclusively<never>;
  /** What happened in this visit; it goes with the scope at sign-out. */
  readonly recorder: CorpayQuoteRecorder;
  readonly wizardRecorder: FormRecorder;
  readonly callRecorder: CallRecorder;
  readonly quote: QuoteStore;
  /** The account of the beneficiary who is chosen at the quote. */
  readonly chosenAccount: ChosenBeneficiaryAccountStore;
  readonly deal: BookCorpayDealStore;
  /** What was answered and is not displayed yet. */
  readonly untold: UnreportedOutcomeStore<CorpayJournalEntry>;
  readonly sameBooked: DuplicateDealStore<PaymentToBook>;
  /** What instructing a deal needs; its forms are made where they are shown. */
  readonly instructDependencies: InstructDependencies;

  constructor(dependencies: CorpayScopeDependencies, sub: string) {
    const { clock, timers, identifiers } = dependencies;
    const journal = createCorpayJournal(dependencies.store, sub);
    const beneficiaryBroadcast = createTabBroadcast(dependencies.store, 'payees-changed', sub, clock);
    this.callRecorder = createCallRecorder(clock);
    const session = new CorpaySessionStore({
      ...dependencies,
      beneficiaryBroadcast,
      connect: (source) => dependencies.connect({ ...source, ended: this.callRecorder.note }),
    });
    this.recorder = createQuoteRecorder(clock);
    this.wizardRecorder = createFormRecorder(clock);
    this.quote = new QuoteStore({ session, clock, timers, recorder: this.recorder });
    const bankDetailChecks = createPendingBankDetailCheckStore(dependencies.store, sub);
    const confirmedAccounts = createConfirmedBankDetailsStore(dependencies, `corpay.${sub}`);
    const intents = new OpenMoneyCallsStore({
      corpay: session.corpay,
      journal,
      bankDetailChecks,
      confirmedAccounts,
      clock,
      timers,
      foundBooked: (intent) => this.quote.becameDeal(intent),
    });
    this.paidMarks = createSettlementsMarkedPaid(dependencies.store, sub);
    this.bookedMarkets = new KeptBookedMarkets(`corpay.${sub}`);
    const instructDependencies = {
      session,
      intents,
      journal,
      clock,
      identifiers,
      bankDetailChecks,
      confirmedAccounts,
      refusedInstructions: new RefusedInstructionsStore(),
      paidMarks: this.paidMarks,
    };
    this.session = session;
    this.bankDetailChecks = bankDetailChecks;
    this.identifiers = identifiers;
    this.clock = clock;
    this.timers = timers;
    this.store = dependencies.store;
    this.sub = sub;
    this.exclusivelyFor = dependencies.exclusivelyFor;
    this.exclusively = dependencies.exclusivelyFor(`fx-gateway.corpay.${sub}`);
    this.details = new VisibleBeneficiaryHintsStore({ session, timers });
    this.orders = new FetchedValue(() => session.corpay.orders.list(), session);
    this.paidDates = new LastDealTextsStore();
    this.intents = intents;
    this.untold = new UnreportedOutcomeStore(journal, journalEntryId);
    this.instructDependencies = instructDependencies;
    const { quote } = this;
    this.sameBooked = makeDuplicateOrderStore({ session, intents, clock, timers, quote });
    this.chosenAccount = new ChosenBeneficiaryAccountStore({
      session,
      readAccounts: readCorpayAccounts(session.corpay.beneficiaries),
      confirmedAccounts,
      chosen: () => quote.draft.beneficiary?.clientIntegrationId ?? null,
    });
    this.deal = new BookCorpayDealStore({
      ...instructDependencies,
      chosenAccount: this.chosenAccount,
      timers,
      quote,
      orders: this.orders,
      sameBooked: this.sameBooked,
      bookedMarkets: this.bookedMarkets,
      mayOpenRunPay: createMayOpenRunPay(dependencies.store, `corpay.${sub}`),
    });
  }

  /** At sign-out: forgets the token and everything that was loaded. */
  stop(): void {
    this.deal.stop();
    this.sameBooked.stop();
    this.orders.stop();
    this.session.signOut();
    this.quote.stop();
    this.intents.stop();
  }

  beneficiary(id: string): FetchedValue<Beneficiary> {
    return new FetchedValue(() => this.session.corpay.beneficiaries.show(id), this.session);
  }
}
