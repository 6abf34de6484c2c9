import type { BeneficiarySummary, InstructField, InstructForm } from '@fx-gateway/domain/corpay';
import { makeAutoObservable, observableRef } from 'mobx';
import type { WayPaid } from './InstructChoices.ts';

/** What is filled into the Instruct Payment form; a choice takes along those that depend on it. */
export class InstructFilling {
  form: InstructForm;
  /** Fields that the person has been in; only these show what is wrong with them. */
  touched: ReadonlySet<keyof InstructForm> = new Set();
  readonly #payees: readonly BeneficiarySummary[];

  constructor(form: InstructForm, payees: readonly BeneficiarySummary[]) {
    this.form = form;
    this.#payees = payees;
    makeAutoObservable(this, { form: observableRef, touched: observableRef });
  }

  get payee(): BeneficiarySummary | null {
    return (
      this.#payees.find(({ clientIntegrationId }) => clientIntegrationId === this.form.beneficiaryId) ?? null
    );
  }

  /** Null until both the payee and the method are chosen. */
  get wayPaid(): WayPaid | null {
    const { payee, form } = this;
    return payee === null || form.deliveryMethod === ''
      ? null
      : { countryISO: payee.bankCountryISO, method: form.deliveryMethod };
  }

  /** Another payee is paid by the first of its methods; another settlement account asks anew who settles the fee. */
  write(field: InstructField, value: string): void {
    this.form = { ...this.form, [field]: value };
    this.touch(field);
    if (field === 'beneficiaryId') this.form = { ...this.form, deliveryMethod: this.payee?.methods[0] ?? '' };
    if (field === 'settlementAccount') this.form = { ...this.form, feeSettlementAccount: '' };
  }

  touch(field: keyof InstructForm): void {
    if (!this.touched.has(field)) this.touched = new Set([...this.touched, field]);
  }

  /** The tick that the bank details were checked with the payee. */
  tickDetails(detailsChecked: boolean): void {
    this.form = { ...this.form, detailsChecked };
    this.touch('detailsChecked');
  }

  forgetTick(): void {
    const { detailsChecked: _ticked, ...form } = this.form;
    this.form = form;
  }

  clearPurpose(): void {
    this.form = { ...this.form, paymentPurpose: '' };
  }

  /** Chooses an account for the person, who has not been in the field. */
  preselectAccount(settlementAccount: string): void {
    if (this.form.settlementAccount === '') this.form = { ...this.form, settlementAccount };
  }
}
