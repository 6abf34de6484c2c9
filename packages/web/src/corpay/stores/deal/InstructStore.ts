import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import type { AmountFieldError } from '@fx-gateway/domain/money/findAmountProblem.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { makeAutoObservable, reaction } from 'mobx';
import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import { readCorpayAccounts } from '@fx-gateway/domain/corpay/bankDetails/corpayPayeeAccount.ts';
import {
  checkInstructForm,
  findInstructAmountProblem,
  makeInstruction,
  computeUninstructedRest,
  type DealToInstruct,
  type InstructField,
  type InstructForm,
  type InstructMessages,
} from '@fx-gateway/domain/corpay/instruction/instructForm.ts';
import {
  payableBeneficiaries,
  type BookedBeneficiary,
} from '@fx-gateway/domain/corpay/instruction/makeInitialInstructForm.ts';
import {
  whyCannotSubmitInstruction,
  type CannotInstructReason,
} from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import { submitSendsMessage } from '@fx-gateway/domain/corpay/instruction/submitMessages.ts';
import { BankDetailCheckStore } from '../../../bankDetails/BankDetailCheckStore.ts';
import { InstructionOptions } from './InstructionOptions.ts';
import { InstructFormStore } from './InstructFormStore.ts';
import { InstructionSubmitter, type InstructDependencies } from './InstructionSubmitter.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import type { OpenMoneyCallsStore } from '../openSteps/OpenMoneyCallsStore.ts';

/** The Instruct Payment form of one booked deal (CP-INSTR-4 to CP-INSTR-14). */
export class InstructStore {
  readonly deal: DealToInstruct;
  readonly choices: InstructionOptions;
  readonly #session: CorpaySessionStore;
  readonly #intents: OpenMoneyCallsStore;
  readonly #bookedFor: BookedBeneficiary | null;
  readonly filling: InstructFormStore;
  readonly check: BankDetailCheckStore;
  readonly instructing: InstructionSubmitter;
  #stopFollowing: (() => void) | null = null;

  /** `bookedFor` is chosen already, while they are among the beneficiaries. */
  constructor(dependencies: InstructDependencies, deal: DealToInstruct, bookedFor: BookedBeneficiary | null) {
    this.deal = deal;
    this.#session = dependencies.session;
    this.#intents = dependencies.intents;
    this.#bookedFor = bookedFor;
    this.filling = new InstructFormStore(deal, bookedFor, () => this.#beneficiaries);
    this.choices = new InstructionOptions(dependencies.session, deal, () => this.filling.wayPaid);
    const readAccounts = readCorpayAccounts(dependencies.session.corpay.beneficiaries);
    this.check = new BankDetailCheckStore({ ...dependencies, readAccounts }, () => this.filling.forgetTick());
    this.instructing = new InstructionSubmitter(dependencies);
    makeAutoObservable(this, {
      deal: false,
      choices: false,
      filling: false,
      check: false,
      instructing: false,
    });
  }

  /** Those who can be paid from this deal. */
  get beneficiaries(): readonly BeneficiarySummary[] {
    return payableBeneficiaries(this.deal, this.#beneficiaries);
  }

  /** What stays uninstructed for good with the amount as it is typed; null when nothing does. */
  get rest(): Money | null {
    return computeUninstructedRest(this.filling.form.amount, this.deal);
  }

  /** What is wrong with the amount, once the user has been there. */
  get amountProblem(): AmountFieldError | null {
    return this.filling.touched.has('amount')
      ? findInstructAmountProblem(this.filling.form.amount, this.deal)
      : null;
  }

  /** The accounts one of which must settle the fee; null when none has to be chosen. */
  get feeAccounts(): readonly SettlementAccount[] | null {
    return this.choices.feeAccounts(this.filling.form.settlementAccount);
  }

  /** True while it is not known whether an earlier try was carried out. */
  get unsettled(): boolean {
    return this.#intents.instructionOpen(this.deal.orderNumber);
  }

  /** What is wrong with each field, from the first moment on (CP-INSTR-7). */
  get messages(): InstructMessages {
    const { allAccounts } = this.choices;
    return checkInstructForm(this.filling.form, this.deal, allAccounts, this.check.open === true);
  }

  /** Why Submit is off; null when it is on. */
  get cannotSubmit(): CannotInstructReason | null {
    const { unsettled, messages, check } = this;
    return whyCannotSubmitInstruction({ unsettled, messages, checkOpen: check.open });
  }

  /** What a press of Submit would do, in a sentence; null while it would do nothing. */
  get sends(): string | null {
    const { filling, choices, deal, check } = this;
    const amount = readDecimal(filling.form.amount, deal.payment.currency);
    const { settlementAccount, feeSettlementAccount } = filling.form;
    const nameOf = (chosen: string): string =>
      choices.allAccounts.find(({ id }) => id === chosen)?.text ?? '';
    if (this.cannotSubmit !== null || amount === null || filling.beneficiary === null) return null;
    return submitSendsMessage({
      amount,
      payee: filling.beneficiary.payee,
      account: check.accountOf(filling.form.beneficiaryId),
      settlement: deal.settlement ?? null,
      isPart: this.rest !== null,
      settledFrom: nameOf(settlementAccount),
      feeFrom: this.feeAccounts === null ? null : nameOf(feeSettlementAccount),
    });
  }

  /** True once the user has been in a field. */
  get begun(): boolean {
    return this.filling.touched.size > 0;
  }

  /** True when it can be said how the beneficiary is paid. */
  get canChooseMethod(): boolean {
    return this.filling.beneficiary !== null;
  }

  /** True when there are purposes for the way the beneficiary is paid. */
  get canChoosePurpose(): boolean {
    const { loading, value } = this.choices.purposes;
    return this.filling.wayPaid !== null && !loading && value !== null && value.length > 0;
  }

  /** What a field shows: nothing before the user has been in it, nor while another has to be filled first. */
  shown(field: keyof InstructForm): string | null {
    if (field === 'deliveryMethod' && !this.canChooseMethod) return null;
    if (field === 'paymentPurpose' && !this.canChoosePurpose) return null;
    return this.filling.touched.has(field) ? (this.messages[field] ?? null) : null;
  }

  start(): void {
    if (this.#stopFollowing === null) {
      const stopPreselecting = reaction(
        () => this.choices.accounts.value,
        () => this.preselect(),
      );
      const stopBeneficiaries = reaction(
        () => this.#session.beneficiaries.value,
        (known) => {
          if (known !== null) this.dropGoneBeneficiary();
        },
        { fireImmediately: true },
      );
      const stopTokens = reaction(
        () => this.#session.tokensReceived,
        () => {
          if (this.check.now?.kind === 'unread') void this.check.askAgain();
        },
      );
      this.#stopFollowing = () => {
        stopTokens();
        stopPreselecting();
        stopBeneficiaries();
      };
    }
    this.choices.start();
    void this.askBankDetailCheck();
  }

  /** What nothing answered is asked for once more, so that nobody is left with a choice to pay unread. */
  connectionBack(): void {
    this.#session.beneficiaries.connectionBack();
    this.choices.connectionBack();
    if (this.check.now?.kind === 'unread') void this.check.askAgain();
  }

  stop(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
    this.choices.stop();
  }

  set(field: InstructField, value: string): void {
    this.filling.write(field, value);
    if (field === 'beneficiaryId') void this.askBankDetailCheck();
    if (field === 'beneficiaryId' || field === 'deliveryMethod') void this.#reloadPurposes();
  }

  tick(box: 'detailsChecked' | 'partAccepted', ticked: boolean): void {
    this.filling.tick(box, ticked);
  }

  /** The check of another beneficiary is asked for, and ticked, anew. */
  async askBankDetailCheck(): Promise<void> {
    const { beneficiaryId } = this.filling.form;
    await this.check.ask(beneficiaryId === '' ? [] : [{ beneficiaryId, printThen: this.#printThen }]);
  }

  /** The account that is most likely meant is chosen already. */
  preselect(): void {
    const account = this.choices.likelyAccount;
    if (account !== null) this.filling.preselectAccount(account.id);
  }

  /** Asks anew who the beneficiaries are: another tab may have deleted one. */
  reloadBeneficiaries(): void {
    const { beneficiaries } = this.#session;
    if (!beneficiaries.loading) void beneficiaries.load();
  }

  /** Empties the choice of a beneficiary who is gone and chooses no other. */
  dropGoneBeneficiary(): void {
    if (!this.filling.dropGoneBeneficiary()) return;
    void this.askBankDetailCheck();
    void this.#reloadPurposes();
  }

  /** The fingerprint of the bank details when the deal was booked for the beneficiary who is chosen. */
  get #printThen(): string | null {
    const bookedFor = this.#bookedFor;
    return bookedFor?.beneficiaryId === this.filling.form.beneficiaryId
      ? (bookedFor.accountPrint ?? null)
      : null;
  }

  /** Instructs once and gives the order number, or null when it did not come to that. */
  async submit(): Promise<string | null> {
    const { form, beneficiary } = this.filling;
    const { open: checkOpen } = this.check;
    if (this.unsettled || checkOpen === null || beneficiary === null) return null;
    const instruction = makeInstruction(form, this.deal, this.choices.allAccounts, checkOpen);
    if (instruction === null) return null;
    const bankDetails = this.check.answer(form.detailsChecked === true);
    const printThen = this.#printThen;
    this.filling.submitted();
    const { payee } = beneficiary;
    const outcome = await this.instructing.submit({ instruction, payee, printThen, bankDetails });
    if (outcome?.kind === 'details-unchecked' || outcome?.kind === 'details-unread')
      this.#detailsUnchecked(outcome);
    if (outcome?.kind === 'refused') this.reloadBeneficiaries();
    return outcome?.kind === 'instructed' ? outcome.orderNumber : null;
  }

  get #beneficiaries(): readonly BeneficiarySummary[] {
    return this.#session.beneficiaries.value ?? [];
  }

  /** Another tab or machine has changed the bank details since the form was opened, or they cannot be read now. */
  #detailsUnchecked(found: Parameters<BankDetailCheckStore['found']>[0]): void {
    this.check.found(found);
    this.filling.touch('detailsChecked');
  }

  /** The purposes follow the method; a purpose that the new list does not have is chosen again. */
  async #reloadPurposes(): Promise<void> {
    await this.choices.purposes.load();
    if (!this.choices.hasPurpose(this.filling.form.paymentPurpose)) this.filling.clearPurpose();
  }
}
