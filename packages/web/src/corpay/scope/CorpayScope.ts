import {
  createIntentJournal,
  createPayeeChecks,
  type Beneficiary,
  type CorpayTokens,
  type CorpayTokenSource,
  type Corpay,
  type OrderSummary,
  type PayeeChecks,
} from '@fx-gateway/domain/corpay';
import type { Clock, Identifiers, KeyValueStore, Timers } from '@fx-gateway/domain/ports';
import { WizardDrafts } from './wizard/WizardDrafts.ts';
import { PayeesStore } from './beneficiaries/BeneficiaryListStore.ts';
import { CorpaySessionStore, type AccessReload } from './session/CorpaySessionStore.ts';
import { DealStore } from './deal/DealStore.ts';
import { Fetched } from '../../calls/Fetched.ts';
import type { InstructPorts } from './deal/Instructing.ts';
import { InstructStore } from './deal/InstructStore.ts';
import { IntentsStore } from './intents/IntentsStore.ts';
import { OrderStore } from './deal/OrderStore.ts';
import { createPayeeNews } from './session/beneficiaryBroadcast.ts';
import { QuoteStore } from './deal/QuoteStore.ts';

/** What the room needs from outside. */
export type CorpayPorts = {
  readonly tokens: CorpayTokens;
  connect(source: CorpayTokenSource): Corpay;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly identifiers: Identifiers;
  readonly store: KeyValueStore;
  readonly reload: AccessReload;
};

/** One customer's place at the partner: the session and the stores that live as long as it does. */
export class CorpayScope {
  readonly session: CorpaySessionStore;
  readonly intents: IntentsStore;
  readonly orders: Fetched<readonly OrderSummary[]>;
  readonly payees: PayeesStore;
  readonly payeeChecks: PayeeChecks;
  readonly drafts = new WizardDrafts();
  readonly identifiers: Identifiers;
  readonly quote: QuoteStore;
  readonly deal: DealStore;
  readonly #instructPorts: InstructPorts;

  constructor(ports: CorpayPorts, sub: string) {
    const { clock, timers, identifiers } = ports;
    const journal = createIntentJournal(ports.store, sub);
    const payeeNews = createPayeeNews(ports.store, sub, clock);
    const session = new CorpaySessionStore({ ...ports, payeeNews });
    this.quote = new QuoteStore({ session, clock, timers });
    const payeeChecks = createPayeeChecks(ports.store, sub);
    const intents = new IntentsStore({
      corpay: session.corpay,
      journal,
      payeeChecks,
      clock,
      timers,
      foundBooked: (intent) => this.quote.becameDeal(intent),
    });
    const instructPorts = { session, intents, journal, clock, identifiers, payeeChecks };
    this.session = session;
    this.payeeChecks = payeeChecks;
    this.identifiers = identifiers;
    this.payees = new PayeesStore(session.beneficiaries);
    this.intents = intents;
    this.#instructPorts = instructPorts;
    this.orders = new Fetched(() => session.corpay.orders.list(), session);
    this.deal = new DealStore({
      ...instructPorts,
      quote: this.quote,
      orders: this.orders,
      instruct: (orderNumber, { payment, settlement }, beneficiary) =>
        new InstructStore(
          instructPorts,
          { orderNumber, payment, settlementCurrency: settlement.currency },
          { beneficiaryId: beneficiary.clientIntegrationId, payee: beneficiary.payee },
        ),
    });
  }

  order(orderNumber: string): OrderStore {
    return new OrderStore(this.#instructPorts, orderNumber);
  }

  beneficiary(id: string): Fetched<Beneficiary> {
    return new Fetched(() => this.session.corpay.beneficiaries.show(id), this.session);
  }
}
