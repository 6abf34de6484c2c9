import {
  createConfirmedBankDetailsStore,
  type ConfirmedBankDetailsStore,
} from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxDeal, OfxDealBeneficiary } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { Ofx, OfxTokens, OfxTokenProvider } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import type { OfxBookingTerms } from '@fx-gateway/domain/ofx/booking/openOfxBookings.ts';
import { findLastSentCurrency } from '@fx-gateway/domain/ofx/deals/findLastSentCurrency.ts';
import { loadDealBeneficiaries } from '@fx-gateway/domain/ofx/deals/loadDealBeneficiaries.ts';
import type { OfxQuoteRecorder } from '@fx-gateway/domain/ofx/recording/ofxRecorder.ts';
import { makeBankTemplateQuery } from '@fx-gateway/domain/ofx/beneficiaries/makeBankTemplateQuery.ts';
import type { PartnerPairRateService } from '@fx-gateway/domain/market-rates/pairRates.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { ComputeFingerprint } from '@fx-gateway/domain/ports/fingerprint.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { createCallRecorder, type CallRecorder } from '@fx-gateway/domain/recorder/callRecorder.ts';
import { createFormRecorder, type FormRecorder } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { createQuoteRecorder } from '@fx-gateway/domain/recorder/quoteRecorder.ts';
import { FetchedValue } from '../../fetching/FetchedValue.ts';
import { createTabBroadcast } from '../../partner-frame/tabBroadcast.ts';
import { createMayOpenRunPay } from '../../partner-frame/mayOpenRunPay.ts';
import { KeptBookedMarkets } from '../../market-rates/KeptBookedMarkets.ts';
import { WizardDrafts } from '../../unsaved-changes/WizardDrafts.ts';
import { UnreportedOutcomeStore } from '../../quoting/untold/UnreportedOutcomeStore.ts';
import type { TakePartnerReturn } from '../../routing/partnerReturn.ts';
import { BookOfxDealStore } from './deal/BookOfxDealStore.ts';
import { OfxQuoteStore } from './deal/OfxQuoteStore.ts';
import { makeDuplicateOfxDealStore } from './deal/makeDuplicateOfxDealStore.ts';
import type { DuplicateDealStore } from '../../quoting/booking/DuplicateDealStore.ts';
import { DealListStore } from './deals/DealListStore.ts';
import { OpenBookingsStore } from './openBookings/OpenBookingsStore.ts';
import type { AuthorizationDependencies } from './session/AuthorizationStore.ts';
import { OfxSessionStore, type OfxSessionDependencies } from './session/OfxSessionStore.ts';
// Only the type: the wizard's rules are not part of what every page loads.
import type { OfxWizardStore } from './wizard/OfxWizardStore.ts';

/** What the feature needs from outside. */
export type OfxUserStoresDependencies = {
  readonly tokens: OfxTokens;
  connect(source: OfxTokenProvider): Ofx;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly identifiers: Identifiers;
  readonly fingerprint: ComputeFingerprint;
  readonly store: KeyValueStore;
  readonly exclusivelyFor: (name: string) => RunExclusively<never>;
  connectRates(source: OfxTokenProvider): PartnerPairRateService;
  readonly rates: OfxSessionDependencies['rates'];
  /** True while the page is locked. */
  readonly isLocked: () => boolean;
  readonly takeReturn: TakePartnerReturn;
  readonly authorization: Omit<AuthorizationDependencies, 'identifiers' | 'timers' | 'holdsBack'>;
};

/** One customer's place at the partner: the session and the stores that live as long as it does. */
export class OfxUserStores {
  readonly session: OfxSessionStore;
  readonly drafts = new WizardDrafts<OfxWizardStore>();
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly store: KeyValueStore;
  /** Whose they are. */
  readonly sub: string;
  /** What changes the customer's beneficiaries from here happens one after the other, in all tabs. */
  readonly exclusively: RunExclusively<never>;
  readonly exclusivelyFor: (name: string) => RunExclusively<never>;
  /** What happened in this visit; it goes with the scope at sign-out. */
  readonly recorder: OfxQuoteRecorder;
  readonly wizardRecorder: FormRecorder;
  readonly callRecorder: CallRecorder;
  readonly quote: OfxQuoteStore;
  readonly deal: BookOfxDealStore;
  readonly deals: FetchedValue<readonly OfxDeal[]>;
  readonly dealList: DealListStore;
  readonly openBookings: OpenBookingsStore;
  /** What was answered and is not displayed yet. */
  readonly untold: UnreportedOutcomeStore<StoredOfxBookingCall>;
  readonly sameBooked: DuplicateDealStore<OfxBookingTerms>;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  /** What booked deals cost, as far as this device noted it. */
  readonly bookedMarkets: KeptBookedMarkets;

  constructor(dependencies: OfxUserStoresDependencies, sub: string) {
    const { clock, timers, identifiers, isLocked } = dependencies;
    this.callRecorder = createCallRecorder(clock);
    const session = new OfxSessionStore({
      ...dependencies,
      beneficiaryBroadcast: createTabBroadcast(dependencies.store, 'payees-changed', `ofx.${sub}`, clock),
      authorizedBroadcast: createTabBroadcast(dependencies.store, 'authorized', `ofx.${sub}`, clock),
      connect: (source) => dependencies.connect({ ...source, ended: this.callRecorder.note }),
      authorization: {
        ...dependencies.authorization,
        identifiers,
        timers,
        holdsBack: () => isLocked() || this.drafts.dirty || this.quote.typed || this.deal.booking,
      },
    });
    const journal = createOfxJournal(dependencies.store, sub);
    const confirmedAccounts = createConfirmedBankDetailsStore(dependencies, `ofx.${sub}`);
    this.bookedMarkets = new KeptBookedMarkets(`ofx.${sub}`);
    this.session = session;
    this.confirmedAccounts = confirmedAccounts;
    this.identifiers = identifiers;
    this.clock = clock;
    this.timers = timers;
    this.store = dependencies.store;
    this.sub = sub;
    this.exclusivelyFor = dependencies.exclusivelyFor;
    this.exclusively = dependencies.exclusivelyFor(`fx-gateway.ofx.${sub}`);
    this.recorder = createQuoteRecorder(clock);
    this.wizardRecorder = createFormRecorder(clock);
    this.deals = new FetchedValue(() => session.ofx.deals.list(), session);
    this.quote = new OfxQuoteStore({
      session,
      clock,
      timers,
      recorder: this.recorder,
      lastSent: () => findLastSentCurrency(this.deals.value ?? []),
    });
    this.dealList = new DealListStore(this.deals, session.beneficiaries);
    this.openBookings = new OpenBookingsStore({
      ofx: session.ofx,
      journal,
      confirmedAccounts,
      clock,
      timers,
      foundBooked: (intent) => {
        this.deal.foundBooked(intent);
        void this.deals.load();
      },
    });
    this.untold = new UnreportedOutcomeStore(journal, ({ quoteId }) => quoteId);
    this.sameBooked = makeDuplicateOfxDealStore({ session, quote: this.quote, clock, timers });
    this.deal = new BookOfxDealStore({
      session,
      sameBooked: this.sameBooked,
      confirmedAccounts,
      quote: this.quote,
      openBookings: this.openBookings,
      deals: this.deals,
      journal,
      clock,
      identifiers,
      bookedMarkets: this.bookedMarkets,
      mayOpenRunPay: createMayOpenRunPay(dependencies.store, `ofx.${sub}`),
    });
  }

  /** The beneficiaries as the partner has them now, beside the list of the session. */
  freshBeneficiaries(): FetchedValue<readonly OfxBeneficiary[]> {
    return new FetchedValue(() => this.session.ofx.beneficiaries.list(), this.session);
  }

  /** What the bank of a beneficiary is asked for, and what it is called. */
  bankTemplateOf(beneficiary: OfxBeneficiary): FetchedValue<OfxBankTemplate> {
    const { country, currency } = makeBankTemplateQuery(beneficiary);
    return new FetchedValue(() => this.session.ofx.beneficiaries.template(country, currency), this.session);
  }

  /** Who is paid by a deal (OFX-DEAL-14), and on which account as far as this device knows it. */
  dealBeneficiaries(dealId: string): FetchedValue<readonly OfxDealBeneficiary[]> {
    const { session, confirmedAccounts } = this;
    return new FetchedValue(
      () => loadDealBeneficiaries({ deals: session.ofx.deals, confirmedAccounts }, dealId),
      session,
    );
  }

  /** At sign-out: forgets the token and everything that was loaded, and follows nothing more. */
  stop(): void {
    this.deal.stop();
    this.deals.stop();
    this.session.signOut();
    this.quote.stop();
    this.openBookings.stop();
  }
}
