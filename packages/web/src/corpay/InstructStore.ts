import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  checkInstructForm,
  feeSettlement,
  instructDeal,
  instructionOf,
  settlementChoices,
  type BeneficiarySummary,
  type BookedDeal,
  type CorpayFailure,
  type InstructField,
  type InstructForm,
  type InstructMessages,
  type Instruction,
  type InstructionOutcome,
  type IntentJournal,
  type PayeeChecks,
  type PaymentPurpose,
  type SettlementAccount,
} from '@fx-gateway/domain/corpay';
import { toDecimal } from '@fx-gateway/domain/money';
import type { Clock, Identifiers } from '@fx-gateway/domain/ports';
import { succeeded } from '@fx-gateway/domain/result';
import type { CorpaySessionStore } from './CorpaySessionStore.ts';
import { Fetched } from './Fetched.ts';
import type { IntentsStore } from './IntentsStore.ts';

export type InstructPorts = {
  readonly session: CorpaySessionStore;
  readonly intents: IntentsStore;
  readonly journal: IntentJournal;
  readonly payeeChecks: PayeeChecks;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
};

const noChoice: InstructForm = {
  beneficiaryId: '',
  amount: '',
  deliveryMethod: '',
  paymentPurpose: '',
  settlementAccount: '',
  feeSettlementAccount: '',
  paymentReference: '',
};

/** The Instruct Payment form of one booked deal (CP-INSTR-4 to CP-INSTR-14). */
export class InstructStore {
  form: InstructForm;
  /** Fields that the person has been in; only these show what is wrong with them. */
  touched: ReadonlySet<keyof InstructForm> = new Set();
  /**
   * True while nobody has confirmed the new or changed bank details of the payee: then a tick is asked for. Null until
   * that is known.
   */
  payeeOpen: boolean | null = null;
  submitting = false;
  refusal: CorpayFailure | 'not-kept' | null = null;
  readonly deal: BookedDeal;
  readonly payees: readonly BeneficiarySummary[];
  readonly accounts: Fetched<readonly SettlementAccount[]>;
  readonly purposes: Fetched<readonly PaymentPurpose[]>;
  readonly #ports: InstructPorts;
  #stopPreselecting: (() => void) | null = null;

  /** `payees` are those who can be paid from this deal; the only one, or `preferred`, is chosen already. */
  constructor(
    ports: InstructPorts,
    deal: BookedDeal,
    payees: readonly BeneficiarySummary[],
    preferred: string | null,
  ) {
    this.#ports = ports;
    this.deal = deal;
    this.payees = payees;
    const { session } = ports;
    const { settlements } = session.corpay;
    this.accounts = new Fetched(() => settlements.accounts(), session);
    this.purposes = new Fetched(async () => {
      const { payee, form } = this;
      if (payee === null || form.deliveryMethod === '') return succeeded([]);
      return settlements.purposes({
        currency: deal.payment.currency,
        countryISO: payee.bankCountryISO,
        method: form.deliveryMethod,
      });
    }, session);
    const first = payees.find(({ clientIntegrationId }) => clientIntegrationId === preferred) ?? payees[0];
    const chosen = preferred !== null || payees.length === 1 ? first : undefined;
    this.form = {
      ...noChoice,
      amount: toDecimal(deal.payment),
      beneficiaryId: chosen?.clientIntegrationId ?? '',
      deliveryMethod: chosen?.methods[0] ?? '',
    };
    makeAutoObservable(this, {
      form: observableRef,
      touched: observableRef,
      refusal: observableRef,
      deal: false,
      payees: false,
      accounts: false,
      purposes: false,
    });
  }

  get payee(): BeneficiarySummary | null {
    return (
      this.payees.find(({ clientIntegrationId }) => clientIntegrationId === this.form.beneficiaryId) ?? null
    );
  }

  /** The accounts in the settlement currency (CP-INSTR-11). */
  get settlementAccounts(): readonly SettlementAccount[] {
    return settlementChoices(this.accounts.value ?? [], this.deal.settlementCurrency);
  }

  /** The accounts one of which must settle the fee; null while the settlement account does (CP-INSTR-9, CP-INSTR-10). */
  get feeAccounts(): readonly SettlementAccount[] | null {
    const account = this.settlementAccounts.find(({ id }) => id === this.form.settlementAccount);
    if (account === undefined) return null;
    const fee = feeSettlement(account, this.accounts.value ?? []);
    return fee.kind === 'choose' ? fee.choices : null;
  }

  /** What is wrong with each field, from the first moment on (CP-INSTR-7). */
  get messages(): InstructMessages {
    return checkInstructForm(this.form, this.deal, this.accounts.value ?? [], this.payeeOpen === true);
  }

  /** What a field shows: nothing before the person has been in it. */
  shown(field: keyof InstructForm): string | null {
    return this.touched.has(field) ? (this.messages[field] ?? null) : null;
  }

  /** True while it is not known whether an earlier try was carried out. */
  get unsettled(): boolean {
    return this.#ports.intents.instructionOpen(this.deal.orderNumber);
  }

  start(): void {
    this.#stopPreselecting ??= reaction(
      () => this.accounts.value,
      () => this.preselect(),
    );
    this.accounts.start();
    this.purposes.start();
    void this.askPayeeCheck();
  }

  stop(): void {
    this.#stopPreselecting?.();
    this.#stopPreselecting = null;
    this.accounts.stop();
    this.purposes.stop();
  }

  set(field: InstructField, value: string): void {
    const before = this.form;
    this.form = { ...before, [field]: value };
    this.touch(field);
    if (field === 'beneficiaryId') this.form = { ...this.form, deliveryMethod: this.payee?.methods[0] ?? '' };
    if (field === 'beneficiaryId') void this.askPayeeCheck();
    if (field === 'settlementAccount') this.form = { ...this.form, feeSettlementAccount: '' };
    if (field === 'beneficiaryId' || field === 'deliveryMethod') void this.reloadPurposes();
  }

  touch(field: keyof InstructForm): void {
    if (!this.touched.has(field)) this.touched = new Set([...this.touched, field]);
  }

  /** The tick that the bank details were checked with the payee. */
  tickDetails(detailsChecked: boolean): void {
    this.form = { ...this.form, detailsChecked };
    this.touch('detailsChecked');
  }

  /** Another payee is asked about anew. */
  async askPayeeCheck(): Promise<void> {
    const { beneficiaryId } = this.form;
    const { detailsChecked: _ticked, ...form } = this.form;
    this.form = form;
    this.payeeOpen = null;
    const open = await this.#isPayeeOpen();
    runInAction(() => {
      if (this.form.beneficiaryId === beneficiaryId) this.payeeOpen = open;
    });
  }

  /** The purposes follow the method; a purpose that the new list does not have is chosen again. */
  async reloadPurposes(): Promise<void> {
    await this.purposes.load();
    const known = this.purposes.value?.some(({ id }) => id === this.form.paymentPurpose) ?? false;
    if (!known) this.clearPurpose();
  }

  clearPurpose(): void {
    this.form = { ...this.form, paymentPurpose: '' };
  }

  /** The partner's preferred account, or the only one, is chosen already. */
  preselect(): void {
    if (this.form.settlementAccount !== '') return;
    const choices = this.settlementAccounts;
    const account =
      choices.find(({ preferred }) => preferred) ?? (choices.length === 1 ? choices[0] : undefined);
    if (account !== undefined) this.form = { ...this.form, settlementAccount: account.id };
  }

  /**
   * Instructs once and gives the order number, or null when it did not come to that. Whether the bank details were
   * checked is read anew: another tab may have changed them since.
   */
  async submit(): Promise<string | null> {
    const { form, submitting, unsettled, payeeOpen } = this;
    if (submitting || unsettled || payeeOpen === null) return null;
    this.submitting = true;
    this.refusal = null;
    const open = await this.#isPayeeOpen();
    const instruction = instructionOf(form, this.deal, this.accounts.value ?? [], open);
    if (instruction === null) {
      runInAction(() => {
        this.submitting = false;
        this.payeeOpen = open;
        if (open) this.touch('detailsChecked');
      });
      return null;
    }
    const outcome = await this.#instruct(instruction, open);
    return outcome.kind === 'instructed' ? outcome.orderNumber : null;
  }

  async #instruct(instruction: Instruction, ticked: boolean): Promise<InstructionOutcome> {
    const { session, journal, clock, identifiers, intents, payeeChecks } = this.#ports;
    const { beneficiaryId } = instruction.payment;
    const outcome = await instructDeal(
      { deals: session.corpay.deals, orders: session.corpay.orders, journal, clock, identifiers },
      instruction,
    );
    runInAction(() => {
      this.submitting = false;
      if (outcome.kind === 'refused') this.refusal = outcome.failure;
      if (outcome.kind === 'not-kept') this.refusal = 'not-kept';
    });
    const sent = outcome.kind === 'instructed' || outcome.kind === 'unknown';
    if (sent && ticked) await payeeChecks.checked(beneficiaryId).catch(() => undefined);
    if (outcome.kind === 'unknown') intents.answerLost(outcome.intent, outcome.failure);
    return outcome;
  }

  /** What cannot be read counts as open. */
  async #isPayeeOpen(): Promise<boolean> {
    const { beneficiaryId } = this.form;
    return beneficiaryId !== '' && this.#ports.payeeChecks.open(beneficiaryId).catch(() => true);
  }
}
