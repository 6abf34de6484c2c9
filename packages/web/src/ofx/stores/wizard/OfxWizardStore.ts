import type { PayeeReading } from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';
import { readPayeeDetails } from '@fx-gateway/domain/corpay/beneficiaries/reading/readPayeeDetails.ts';
import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxBeneficiary, OfxFieldError } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxEditOutcome } from '@fx-gateway/domain/ofx/beneficiaries/editOfxBeneficiary.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import {
  ofxFieldsOfStep,
  type OfxFormField,
  type OfxFormStep,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import {
  canSaveOfx,
  reduceOfxWizard,
  makeInitialOfxWizard,
  type OfxWizard,
  type OfxWizardAction,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxWizard.ts';
import { asksWhoseAccount } from '@fx-gateway/domain/ofx/beneficiaries/ownAccountQuestion.ts';
import { makeBankTemplateQuery } from '@fx-gateway/domain/ofx/beneficiaries/makeBankTemplateQuery.ts';
import { findChosenOfxCountry } from '@fx-gateway/domain/ofx/beneficiaries/takeReadOfxDetails.ts';
import { dropUnaskedOfxBankDetails } from '@fx-gateway/domain/ofx/beneficiaries/dropUnaskedOfxBankDetails.ts';
import type { FormRecorderEntry, FormRecorder } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { givenTextField } from '@fx-gateway/domain/corpay/beneficiaries/reading/findGivenTextProblem.ts';
import { QuestionStop } from '../../../kit/wizard/QuestionStop.ts';
import type { StepProblemStore } from '../../../kit/wizard/StepProblemStore.ts';
import type { FetchedValue } from '../../../fetching/FetchedValue.ts';
import { OfxBeneficiarySaver, type OfxBeneficiarySaverDependencies } from './OfxBeneficiarySaver.ts';
import { fieldKeyOfError, findFieldAndStepOfError } from './findFieldAndStepOfError.ts';
import { PayeeReadingStore } from '../../../beneficiaries/PayeeReadingStore.ts';
import { makeOfxWizardSnapshot } from './makeOfxWizardSnapshot.ts';
import { makeStepProblemStore } from './makeStepProblemStore.ts';

type OfxWizardDependencies = OfxBeneficiarySaverDependencies & { readonly wizardRecorder: FormRecorder };

/** One beneficiary being added or edited, in three steps (OFX-BENE-19 to OFX-BENE-24). */
export class OfxWizardStore {
  state: OfxWizard;
  /** What the partner had against the record as it was last checked, without what was changed since. */
  errors: readonly OfxFieldError[] = [];
  /** True while it is not known whether the last save arrived. */
  lost = false;
  /** The record as it stands at the partner, where it was changed since this edit began; null where it is gone. */
  elsewhere: { readonly stored: OfxBeneficiary | null } | null = null;
  /** The field that the step at hand was entered for, by its key; null where it was entered as a whole. */
  startAt: string | null = null;
  /** Of which beneficiary a second one with the same account is wanted. */
  twinWanted: string | null = null;
  readonly #dependencies: OfxWizardDependencies;
  /** What the partner showed when the edit began. */
  original: OfxBeneficiary;
  #fromReview = false;
  /** Notes what happens in this wizard; one that is begun over is another one of the visit. */
  #record: (note: FormRecorderEntry) => void;
  readonly problems: StepProblemStore<string>;
  /** What a new beneficiary starts from: an IBAN, an account number or a block of text. */
  readonly given: PayeeReadingStore<PayeeReading, null>;
  /** Whose account it is: Continue stops at this question once. */
  readonly whoseAccount = new QuestionStop();
  readonly #saving: OfxBeneficiarySaver;

  constructor(dependencies: OfxWizardDependencies, beneficiary?: OfxBeneficiary) {
    this.#dependencies = dependencies;
    this.#record = dependencies.wizardRecorder.begin();
    this.state = makeInitialOfxWizard(beneficiary);
    this.original = this.state.beneficiary;
    this.#saving = new OfxBeneficiarySaver(dependencies);
    this.problems = makeStepProblemStore(this, (field) => this.#note('field-left', field));
    this.given = new PayeeReadingStore(
      {
        readingOf: (text) => readPayeeDetails(text, findChosenOfxCountry(this.state)),
        take: (reading) => this.#takeRead(reading),
      },
      null,
    );
    makeAutoObservable(this, {
      problems: false,
      given: false,
      whoseAccount: false,
      state: observableRef,
      errors: observableRef,
      elsewhere: observableRef,
      original: observableRef,
    });
  }

  get adds(): boolean {
    return this.original.beneficiaryId === '';
  }

  get dirty(): boolean {
    return !compareStructural(this.state.beneficiary, this.original);
  }

  /** Nothing can be changed while it is on its way. */
  get sealed(): boolean {
    return this.state.saving || this.lost || this.elsewhere !== null;
  }

  get fields(): readonly OfxFormField[] {
    return this.state.step === 'confirm' ? [] : this.fieldsOf(this.state.step);
  }

  isProposed({ path }: OfxFormField): boolean {
    return this.state.proposed.includes(fieldKey(path));
  }

  /** As it is sent: without the bank details that nobody asks for here. */
  get record(): OfxBeneficiary {
    return dropUnaskedOfxBankDetails(this.state.beneficiary, this.template, this.adds ? null : this.original);
  }

  /** The beneficiaries of the customer, among whom one may have the account. */
  get listed(): FetchedValue<readonly OfxBeneficiary[]> {
    return this.#dependencies.session.beneficiaries;
  }

  wantTwin(id: string | null): void {
    this.twinWanted = id;
  }

  get canSave(): boolean {
    return canSaveOfx(this.state) && this.elsewhere === null;
  }

  /** Whether a step can be entered from where the user is: one that is behind them. */
  canEnter(step: OfxFormStep): boolean {
    const steps = ['beneDetails', 'bankDetails', 'confirm'];
    return !this.sealed && steps.indexOf(step) < steps.indexOf(this.state.step);
  }

  fieldsOf(step: OfxFormStep): readonly OfxFormField[] {
    return ofxFieldsOfStep(step, this.template);
  }

  /** What the partner said of a field (OFX-BENE-28). */
  errorAt(key: string): string | null {
    return this.errors.find((error) => fieldKeyOfError(error, this.template) === key)?.message ?? null;
  }

  /** The field that an error names, and the step it stands in; null where it cannot be told. */
  placeOf(error: OfxFieldError): ReturnType<typeof findFieldAndStepOfError> {
    return findFieldAndStepOfError(error, this.template);
  }

  write(field: OfxFormField, value: string): void {
    if (this.sealed) return;
    const key = fieldKey(field.path);
    // What was said of another value is no longer true.
    this.errors = this.errors.filter((error) => fieldKeyOfError(error, this.template) !== key);
    this.send({ type: 'typed', path: field.path, value });
  }

  /** Goes on; who came from the review to correct something is led back to it, unless more has to be filled in. */
  async goOn(): Promise<void> {
    const { step } = this.state;
    if (step === 'beneDetails' && this.#stopsAtQuestion()) return;
    if (this.problems.stopsAt(givenTextField)) return this.#note('step-finished', null);
    this.send({ type: 'step-finished' });
    const asksAnew = this.state.template.status === 'loading';
    if (asksAnew) await this.#loadTemplate();
    if (this.state.step === step) return;
    // Other bank details are asked for now: they have to be seen.
    if (this.state.step === 'bankDetails' && this.#fromReview && !asksAnew)
      this.send({ type: 'step-finished' });
    if (this.state.step === 'confirm') {
      this.#fromReview = false;
      await this.#validate();
    }
  }

  /** Back to a step, to correct the field of this key where there is one. */
  goTo(step: OfxFormStep, field: string | null = null): void {
    if (!this.canEnter(step)) return;
    this.startAt = field;
    this.#fromReview = this.state.step === 'confirm';
    this.send({ type: 'step-chosen', step });
  }

  /** Asks the partner once more whether the record is right. */
  async checkAgain(): Promise<void> {
    this.send({ type: 'validation-wanted-again' });
    if (this.state.validation?.status === 'pending') await this.#validate();
  }

  /** Sends the record once and gives it as the partner keeps it; null when it is not known to be saved. */
  async save(): Promise<OfxBeneficiary | null> {
    const { session } = this.#dependencies;
    const { record } = this;
    this.send({ type: 'save-began' });
    if (!this.state.saving) return null;
    session.send({ type: 'beneficiary-change-requested' });
    return this.#became(
      await (this.adds ? this.#saving.add(record) : this.#saving.edit(this.original, record)),
    );
  }

  /** Begins again with what stands at the partner; what was typed is given up. */
  takeStored(): void {
    const stored = this.elsewhere?.stored ?? null;
    if (stored === null) return;
    this.state = makeInitialOfxWizard(stored);
    this.original = this.state.beneficiary;
    this.#record = this.#dependencies.wizardRecorder.begin();
    this.#fromReview = false;
    this.elsewhere = null;
    this.errors = [];
    this.problems.begin();
  }

  /** Looks again whether it was saved; nothing is sent. */
  async lookAgain(): Promise<OfxBeneficiary | null> {
    const { saveFailure } = this.state;
    return saveFailure === null ? null : this.#became(await this.#saving.look(this.record, saveFailure));
  }

  send(event: OfxWizardAction): void {
    const { step } = this.state;
    runInAction(() => {
      this.state = reduceOfxWizard(this.state, event);
    });
    if (this.state.step !== step) this.problems.begin();
    else if (event.type === 'step-finished' && this.state.template.status !== 'loading')
      this.problems.couldNotGoOn();
    this.#note(event.type, 'path' in event ? fieldKey(event.path) : null);
  }

  /** What has to be corrected comes first; the question is shown beside it. */
  #stopsAtQuestion(): boolean {
    const question = asksWhoseAccount(this.state) ? 'whose account' : null;
    if (this.problems.all.length === 0) return this.whoseAccount.stopsFor(question);
    this.whoseAccount.mark(question);
    return false;
  }

  #takeRead({ details }: PayeeReading): void {
    if (this.sealed) return;
    this.errors = [];
    this.send({ type: 'details-read', details });
  }

  get template(): OfxBankTemplate {
    const { template } = this.state;
    return template.status === 'loaded' ? template.fields : [];
  }

  async #loadTemplate(): Promise<void> {
    const { country, currency } = makeBankTemplateQuery(this.state.beneficiary);
    const answer = await this.#dependencies.session.ofx.beneficiaries.template(country, currency);
    this.send(
      answer.ok
        ? { type: 'template-received', fields: answer.value }
        : { type: 'template-failed', failure: answer.failure },
    );
  }

  async #validate(): Promise<void> {
    const { beneficiary } = this.state;
    runInAction(() => void (this.errors = []));
    const answer = await this.#dependencies.session.ofx.beneficiaries.validate(this.record);
    // The user went back meanwhile, or asked anew: this answer is about an older record.
    if (this.state.beneficiary !== beneficiary || this.state.validation?.status !== 'pending') return;
    runInAction(() => {
      if (answer.ok) this.errors = answer.value;
      this.send(
        answer.ok
          ? { type: 'validated', errors: answer.value }
          : { type: 'validation-failed', failure: answer.failure },
      );
    });
  }

  #became(outcome: OfxEditOutcome): OfxBeneficiary | null {
    const { session } = this.#dependencies;
    if (outcome.kind === 'saved') return this.#saved(outcome.beneficiary);
    runInAction(() => {
      if (outcome.kind === 'changed-elsewhere') {
        this.elsewhere = { stored: outcome.stored };
        this.send({ type: 'save-stopped' });
        void session.beneficiaries.load();
        return;
      }
      const { kind, failure } = outcome;
      this.lost = kind === 'unknown';
      this.send({ type: 'save-failed', failure });
      session.send({ type: 'beneficiary-change-failed', change: this.adds ? 'add' : 'edit', failure });
    });
    return null;
  }

  #saved(beneficiary: OfxBeneficiary): OfxBeneficiary {
    const { session } = this.#dependencies;
    this.#note('save-ended', null, { save: 'saved' });
    session.beneficiaryChanged({
      type: this.adds ? 'beneficiary-added' : 'beneficiary-edited',
      beneficiary,
    });
    void session.beneficiaries.load();
    return beneficiary;
  }

  /** Notes what happened, with what stands there since (REC-1). */
  #note(
    event: FormRecorderEntry['event'],
    field: string | null,
    seen: Partial<FormRecorderEntry> = {},
  ): void {
    this.#record({ event, field, ...makeOfxWizardSnapshot(this), ...seen });
  }
}
