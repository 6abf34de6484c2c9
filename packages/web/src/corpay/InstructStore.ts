import { makeAutoObservable, reaction } from 'mobx';
import {
  checkInstructForm,
  instructionOf,
  type BeneficiarySummary,
  type BookedDeal,
  type CorpayFailure,
  type InstructField,
  type InstructForm,
  type InstructMessages,
  type Instruction,
  type SettlementAccount,
} from '@fx-gateway/domain/corpay';
import { InstructChoices } from './InstructChoices.ts';
import { InstructFilling } from './InstructFilling.ts';
import { Instructing, type InstructPorts } from './Instructing.ts';
import type { IntentsStore } from './IntentsStore.ts';
import { openInstructForm } from './openInstructForm.ts';
import { PayeeCheck } from './PayeeCheck.ts';

/** The Instruct Payment form of one booked deal (CP-INSTR-4 to CP-INSTR-14). */
export class InstructStore {
  readonly deal: BookedDeal;
  readonly payees: readonly BeneficiarySummary[];
  readonly choices: InstructChoices;
  readonly #intents: IntentsStore;
  readonly #filling: InstructFilling;
  readonly #check: PayeeCheck;
  readonly #instructing: Instructing;
  #stopPreselecting: (() => void) | null = null;

  /** `payees` are those who can be paid from this deal; the only one, or `preferred`, is chosen already. */
  constructor(
    ports: InstructPorts,
    deal: BookedDeal,
    payees: readonly BeneficiarySummary[],
    preferred: string | null,
  ) {
    this.deal = deal;
    this.payees = payees;
    this.#intents = ports.intents;
    this.#filling = new InstructFilling(openInstructForm(deal, payees, preferred), payees);
    this.choices = new InstructChoices(ports.session, deal, () => this.#filling.wayPaid);
    this.#check = new PayeeCheck(ports.payeeChecks);
    this.#instructing = new Instructing(ports, this.#check);
    makeAutoObservable(this, { deal: false, payees: false, choices: false });
  }

  get form(): InstructForm {
    return this.#filling.form;
  }

  get payee(): BeneficiarySummary | null {
    return this.#filling.payee;
  }

  /** The accounts one of which must settle the fee; null when none has to be chosen. */
  get feeAccounts(): readonly SettlementAccount[] | null {
    return this.choices.feeAccounts(this.form.settlementAccount);
  }

  /** True while the check of the bank details is asked for; null until that is known. */
  get payeeOpen(): boolean | null {
    return this.#check.open;
  }

  get submitting(): boolean {
    return this.#instructing.submitting;
  }

  get refusal(): CorpayFailure | 'not-kept' | null {
    return this.#instructing.refusal;
  }

  /** True while it is not known whether an earlier try was carried out. */
  get unsettled(): boolean {
    return this.#intents.instructionOpen(this.deal.orderNumber);
  }

  /** What is wrong with each field, from the first moment on (CP-INSTR-7). */
  get messages(): InstructMessages {
    return checkInstructForm(this.form, this.deal, this.choices.allAccounts, this.payeeOpen === true);
  }

  /** What a field shows: nothing before the person has been in it. */
  shown(field: keyof InstructForm): string | null {
    return this.#filling.touched.has(field) ? (this.messages[field] ?? null) : null;
  }

  start(): void {
    this.#stopPreselecting ??= reaction(
      () => this.choices.accounts.value,
      () => this.preselect(),
    );
    this.choices.start();
    void this.askPayeeCheck();
  }

  stop(): void {
    this.#stopPreselecting?.();
    this.#stopPreselecting = null;
    this.choices.stop();
  }

  set(field: InstructField, value: string): void {
    this.#filling.write(field, value);
    if (field === 'beneficiaryId') void this.askPayeeCheck();
    if (field === 'beneficiaryId' || field === 'deliveryMethod') void this.#reloadPurposes();
  }

  tickDetails(detailsChecked: boolean): void {
    this.#filling.tickDetails(detailsChecked);
  }

  /** Another payee is asked about, and ticked, anew. */
  async askPayeeCheck(): Promise<void> {
    this.#filling.forgetTick();
    await this.#check.ask(this.form.beneficiaryId);
  }

  /** The account that is most likely meant is chosen already. */
  preselect(): void {
    const account = this.choices.likelyAccount;
    if (account !== null) this.#filling.preselectAccount(account.id);
  }

  /** Instructs once and gives the order number, or null when it did not come to that. */
  async submit(): Promise<string | null> {
    const { form } = this;
    if (this.unsettled || this.payeeOpen === null) return null;
    return this.#instructing.submit(form.beneficiaryId, (open) => this.#instructionOf(form, open));
  }

  /** Null, and the missing tick shown, when the form cannot be sent. */
  #instructionOf(form: InstructForm, payeeOpen: boolean): Instruction | null {
    const instruction = instructionOf(form, this.deal, this.choices.allAccounts, payeeOpen);
    if (instruction !== null) return instruction;
    this.#check.found(payeeOpen);
    if (payeeOpen) this.#filling.touch('detailsChecked');
    return null;
  }

  /** The purposes follow the method; a purpose that the new list does not have is chosen again. */
  async #reloadPurposes(): Promise<void> {
    await this.choices.purposes.load();
    if (!this.choices.hasPurpose(this.form.paymentPurpose)) this.#filling.clearPurpose();
  }
}
