import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxBeneficiary, OfxFieldError } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { addOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/addOfxBeneficiary.ts';
import {
  editOfxBeneficiary,
  type OfxEditOutcome,
} from '@fx-gateway/domain/ofx/beneficiaries/editOfxBeneficiary.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import {
  fieldsOfStep,
  type OfxFormField,
  type OfxFormStep,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';
import { ofxTypedNumber } from '@fx-gateway/domain/ofx/beneficiaries/ofxTypedNumber.ts';
import {
  canSaveOfx,
  ofxWizardTransition,
  openOfxWizard,
  problemsOfStep,
  templateQuery,
  type OfxWizard,
  type OfxWizardEvent,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxWizard.ts';
import type { Exclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import type { FormNote, FormRecorder } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { certainValue } from '@fx-gateway/domain/result/result.ts';
import { brokenCall } from '../../../fetching/guardedCalls.ts';
import { orReported } from '../../../failures/orReported.ts';
import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OfxSessionStore } from '../session/OfxSessionStore.ts';
import { keyOfError, placeOfError } from './placeOfError.ts';
import { savedRow } from './savedRow.ts';
import { seenInWizard } from './seenInWizard.ts';

type OfxWizardDependencies = {
  readonly session: OfxSessionStore;
  readonly identifiers: Identifiers;
  readonly exclusively: Exclusively<never>;
  readonly wizardRecorder: FormRecorder;
};

/** One beneficiary being added or edited, in three steps (OFX-BENE-19 to OFX-BENE-24). */
export class OfxWizardStore {
  state: OfxWizard;
  /** How often the user wanted to go on and could not; the summary takes the focus each time. */
  attempt = 0;
  /** What the partner had against the record as it was last checked, without what was changed since. */
  errors: readonly OfxFieldError[] = [];
  /** True while it is not known whether the last save arrived. */
  lost = false;
  /** The record as it stands at the partner, where it was changed since this edit began; null where it is gone. */
  elsewhere: { readonly stored: OfxBeneficiary | null } | null = null;
  readonly #dependencies: OfxWizardDependencies;
  /** What the partner showed when the edit began. */
  original: OfxBeneficiary;
  #fromReview = false;
  /** Notes what happens in this wizard; one that is begun over is another one of the visit. */
  #record: (note: FormNote) => void;
  /** Stays the same until a save is refused, so that no copy of it is another beneficiary. */
  #key: string;

  constructor(dependencies: OfxWizardDependencies, beneficiary?: OfxBeneficiary) {
    this.#dependencies = dependencies;
    this.#record = dependencies.wizardRecorder.begin();
    this.state = openOfxWizard(beneficiary);
    this.original = this.state.beneficiary;
    this.#key = dependencies.identifiers.uuid();
    makeAutoObservable(this, {
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

  /** The user has been in a field, and so has seen what was proposed there. */
  seen(field: OfxFormField): void {
    if (this.isProposed(field)) this.send({ type: 'field-seen', path: field.path });
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
    return fieldsOfStep(step, this.template);
  }

  /**
   * What stands beneath a field: what is wrong with it once the step was to be left, or what the partner said of it, or why
   * a number that is still being typed cannot become right.
   */
  messageAt(field: OfxFormField): string | null {
    const { step, tried } = this.state;
    const key = fieldKey(field.path);
    if (step !== 'confirm' && tried.has(step)) {
      const problem = problemsOfStep(this.state, step).get(key);
      if (problem !== undefined) return problem;
    }
    return this.errorAt(field) ?? ofxTypedNumber(field, this.state.beneficiary)?.mistake ?? null;
  }

  /** How much of a number is still to be typed; null where that is not known. */
  missingIn(field: OfxFormField): string | null {
    return ofxTypedNumber(field, this.state.beneficiary)?.missing ?? null;
  }

  /** What the partner said of a field (OFX-BENE-28). */
  errorAt(field: OfxFormField): string | null {
    const key = fieldKey(field.path);
    return this.errors.find((error) => keyOfError(error, this.template) === key)?.message ?? null;
  }

  /** The field that an error names, and the step it stands in; null where it cannot be told. */
  placeOf(error: OfxFieldError): ReturnType<typeof placeOfError> {
    return placeOfError(error, this.template);
  }

  write(field: OfxFormField, value: string): void {
    if (this.sealed) return;
    const key = fieldKey(field.path);
    // What was said of another value is no longer true.
    this.errors = this.errors.filter((error) => keyOfError(error, this.template) !== key);
    this.send({ type: 'typed', path: field.path, value });
  }

  /** Goes on; who came from the review to correct something is led back to it, unless more has to be filled in. */
  async goOn(): Promise<void> {
    const { step } = this.state;
    this.send({ type: 'step-finished' });
    const asksAnew = this.state.template.status === 'loading';
    if (asksAnew) await this.#loadTemplate();
    else if (this.state.step === step) this.attempt += 1;
    if (this.state.step === step) return;
    this.attempt = 0;
    // Other bank details are asked for now: they have to be seen.
    if (this.state.step === 'bankDetails' && this.#fromReview && !asksAnew)
      this.send({ type: 'step-finished' });
    if (this.state.step === 'confirm') {
      this.#fromReview = false;
      await this.#validate();
    }
  }

  goTo(step: OfxFormStep): void {
    if (!this.canEnter(step)) return;
    this.#fromReview = this.state.step === 'confirm';
    this.attempt = 0;
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
    const { beneficiary } = this.state;
    this.send({ type: 'save-began' });
    if (!this.state.saving) return null;
    session.send({ type: 'beneficiary-change-requested' });
    return this.adds ? this.#add(beneficiary) : this.#edit(beneficiary);
  }

  /** Begins again with what stands at the partner; what was typed is given up. */
  takeStored(): void {
    const stored = this.elsewhere?.stored ?? null;
    if (stored === null) return;
    this.state = openOfxWizard(stored);
    this.original = this.state.beneficiary;
    this.#record = this.#dependencies.wizardRecorder.begin();
    this.#fromReview = false;
    this.elsewhere = null;
    this.errors = [];
  }

  /** Looks again whether it was saved; nothing is sent. */
  async lookAgain(): Promise<OfxBeneficiary | null> {
    const { saveFailure } = this.state;
    return saveFailure === null ? null : this.#look(saveFailure);
  }

  send(event: OfxWizardEvent): void {
    runInAction(() => {
      this.state = ofxWizardTransition(this.state, event);
    });
    const field = 'path' in event ? fieldKey(event.path) : null;
    this.#record({ event: event.type, field, ...seenInWizard(this) });
  }

  get template(): OfxBankTemplate {
    const { template } = this.state;
    return template.status === 'loaded' ? template.fields : [];
  }

  async #loadTemplate(): Promise<void> {
    const { country, currency } = templateQuery(this.state);
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
    const answer = await this.#dependencies.session.ofx.beneficiaries.validate(beneficiary);
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

  async #add(record: OfxBeneficiary): Promise<OfxBeneficiary | null> {
    const { session, identifiers } = this.#dependencies;
    const known = session.beneficiaries.value ?? [];
    const added = { record, idempotencyKey: this.#key, known };
    const outcome = await addOfxBeneficiary(session.ofx.beneficiaries, added);
    if (outcome.kind === 'saved') return this.#saved(outcome.beneficiary);
    if (outcome.kind === 'refused') this.#key = identifiers.uuid();
    return this.#notSaved(outcome.failure, outcome.kind === 'unknown' && !outcome.looked);
  }

  async #edit(record: OfxBeneficiary): Promise<OfxBeneficiary | null> {
    const { session, exclusively } = this.#dependencies;
    const edited = { before: this.original, record };
    const outcome = await orReported<OfxEditOutcome>(
      async () => certainValue(await editOfxBeneficiary(session.ofx.beneficiaries, edited, exclusively)),
      { kind: 'unknown', failure: brokenCall },
    );
    if (outcome.kind === 'saved') return this.#saved(outcome.beneficiary);
    if (outcome.kind !== 'changed-elsewhere')
      return this.#notSaved(outcome.failure, outcome.kind === 'unknown');
    runInAction(() => {
      this.elsewhere = { stored: outcome.stored };
      this.send({ type: 'save-stopped' });
    });
    void session.beneficiaries.load();
    return null;
  }

  /** An answer was lost: the list shows whether the record arrived. */
  async #look(failure: CallFailure): Promise<OfxBeneficiary | null> {
    const { session } = this.#dependencies;
    const known = session.beneficiaries.value ?? [];
    const list = await session.ofx.beneficiaries.list();
    if (!list.ok) return this.#notSaved(failure, true);
    const found = savedRow(list.value, this.state.beneficiary, known);
    return found === undefined ? this.#notSaved(failure, false) : this.#saved(found);
  }

  #saved(beneficiary: OfxBeneficiary): OfxBeneficiary {
    const { session } = this.#dependencies;
    this.#record({ event: 'save-ended', field: null, ...seenInWizard(this), save: 'saved' });
    session.beneficiaryChanged({
      type: this.adds ? 'beneficiary-added' : 'beneficiary-edited',
      beneficiary,
    });
    void session.beneficiaries.load();
    return beneficiary;
  }

  #notSaved(failure: CallFailure, lost: boolean): null {
    runInAction(() => {
      this.lost = lost;
      this.send({ type: 'save-failed', failure });
    });
    this.#dependencies.session.send({
      type: 'beneficiary-change-failed',
      change: this.adds ? 'add' : 'edit',
      failure,
    });
    return null;
  }
}
