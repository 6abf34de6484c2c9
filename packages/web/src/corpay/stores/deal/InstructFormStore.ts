import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import {
  changeInstructForm,
  clearGoneBeneficiary,
} from '@fx-gateway/domain/corpay/instruction/changeInstructForm.ts';
import type {
  DealToInstruct,
  InstructField,
  InstructForm,
} from '@fx-gateway/domain/corpay/instruction/instructForm.ts';
import { noBeneficiaryChosenMessage } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import {
  makeInitialInstructForm,
  type BookedBeneficiary,
} from '@fx-gateway/domain/corpay/instruction/makeInitialInstructForm.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PaymentCountryAndMethod } from './InstructionOptions.ts';

/** What is filled into the Instruct Payment form; a choice takes along those that depend on it. */
export class InstructFormStore {
  form: InstructForm;
  /** Fields that the user has been in; only these show what is wrong with them. */
  touched: ReadonlySet<keyof InstructForm> = new Set();
  /**
   * True once what was chosen for a beneficiary was emptied because they are gone, until the form is submitted again.
   */
  emptied = false;
  /** The beneficiary that was chosen last, also when they are gone by now. */
  lastBeneficiary: BookedBeneficiary | null;
  readonly #deal: DealToInstruct;
  readonly #bookedFor: BookedBeneficiary | null;
  readonly #beneficiaries: () => readonly BeneficiarySummary[];

  constructor(
    deal: DealToInstruct,
    bookedFor: BookedBeneficiary | null,
    beneficiaries: () => readonly BeneficiarySummary[],
  ) {
    this.#deal = deal;
    this.#bookedFor = bookedFor;
    this.#beneficiaries = beneficiaries;
    this.lastBeneficiary = bookedFor;
    this.form = makeInitialInstructForm(deal, beneficiaries(), bookedFor);
    makeAutoObservable(this, { form: observableRef, touched: observableRef, lastBeneficiary: observableRef });
  }

  get beneficiary(): BeneficiarySummary | null {
    const { beneficiaryId } = this.form;
    return (
      this.#beneficiaries().find(({ clientIntegrationId }) => clientIntegrationId === beneficiaryId) ?? null
    );
  }

  /** Null until both the beneficiary and the method are chosen. */
  get wayPaid(): PaymentCountryAndMethod | null {
    const { beneficiary, form } = this;
    return beneficiary === null || form.deliveryMethod === ''
      ? null
      : { countryISO: beneficiary.bankCountryISO, method: form.deliveryMethod };
  }

  /** Why no beneficiary is chosen any more; null while one is, or none was. */
  get beneficiaryGone(): string | null {
    return this.form.beneficiaryId !== '' || this.lastBeneficiary === null
      ? null
      : this.#goneMessages(this.lastBeneficiary);
  }

  /** True when the deal was booked for a beneficiary who cannot be paid from it any more. */
  get bookedBeneficiaryGone(): boolean {
    return this.#bookedFor !== null && this.#goneMessages(this.#bookedFor) !== null;
  }

  write(field: InstructField, value: string): void {
    const known = { deal: this.#deal, beneficiaries: this.#beneficiaries() };
    this.form = changeInstructForm(this.form, known, field, value);
    this.touch(field);
    if (field === 'beneficiaryId' && this.beneficiary !== null) {
      this.lastBeneficiary = { beneficiaryId: value, payee: this.beneficiary.payee };
    }
  }

  touch(field: keyof InstructForm): void {
    if (!this.touched.has(field)) this.touched = new Set([...this.touched, field]);
  }

  tick(box: 'detailsChecked' | 'partAccepted', ticked: boolean): void {
    this.form = { ...this.form, [box]: ticked };
    this.touch(box);
  }

  /** Empties the choice of a beneficiary who is gone and chooses no other; true when that changed the form. */
  dropGoneBeneficiary(): boolean {
    const before = this.form;
    this.form = clearGoneBeneficiary(before, this.#deal, this.#beneficiaries());
    if (this.form === before) return false;
    this.emptied = true;
    return true;
  }

  /** What is in the form now is what is sent. */
  submitted(): void {
    this.emptied = false;
  }

  forgetTick(): void {
    const { detailsChecked: _ticked, ...form } = this.form;
    this.form = form;
  }

  clearPurpose(): void {
    this.form = { ...this.form, paymentPurpose: '' };
  }

  /** Chooses an account for a user who has not been in the field. */
  preselectAccount(settlementAccount: string): void {
    if (this.form.settlementAccount === '') this.form = { ...this.form, settlementAccount };
  }

  #goneMessages(who: BookedBeneficiary): string | null {
    const booked = who.beneficiaryId === this.#bookedFor?.beneficiaryId;
    return noBeneficiaryChosenMessage(this.#deal, this.#beneficiaries(), who, booked);
  }
}
