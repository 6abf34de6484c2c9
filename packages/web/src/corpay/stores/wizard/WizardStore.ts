import type { Bank } from '@fx-gateway/domain/corpay/api/bank.ts';
import type { Beneficiary, Classification } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { FieldId } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import { stepOfField } from '@fx-gateway/domain/corpay/beneficiaries/fields/askedMembers.ts';
import { wizardFieldsOfStep } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardFieldsOfStep.ts';
import { whyIachIsImpossible } from '@fx-gateway/domain/corpay/beneficiaries/fields/paymentMethods.ts';
import type { WizardField } from '@fx-gateway/domain/corpay/beneficiaries/fields/wizardField.ts';
import { findCodeOfOpenBank } from '@fx-gateway/domain/corpay/beneficiaries/wizard/findFieldsProposedByBank.ts';
import { findChosenCountry } from '@fx-gateway/domain/corpay/beneficiaries/wizard/takeReadDetails.ts';
import type { PayeeReading } from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';
import { readPayeeDetails } from '@fx-gateway/domain/corpay/beneficiaries/reading/readPayeeDetails.ts';
import { findLegalFormOfPerson } from '@fx-gateway/domain/corpay/beneficiaries/wizard/nameQuestions.ts';
import { hasLostMarks } from '@fx-gateway/domain/corpay/beneficiaries/wizard/holdsThroughout.ts';
import { makeWizardRecordToSend } from '@fx-gateway/domain/corpay/beneficiaries/wizard/makeWizardRecordToSend.ts';
import {
  whyCannotSave,
  type CannotSaveReason,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/whyCannotSave.ts';
import {
  hasUnsavedChanges,
  makeInitialWizardState,
  findRulesToLoad,
  type WizardState,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import {
  reduceWizard,
  type CorpayWizardAction,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/reduceWizard.ts';
import type { FormRecorderEntry, FormRecorder } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { givenTextField } from '@fx-gateway/domain/corpay/beneficiaries/reading/findGivenTextProblem.ts';
import { QuestionStop } from '../../../kit/wizard/QuestionStop.ts';
import type { StepProblemStore } from '../../../kit/wizard/StepProblemStore.ts';
import { WayToReview } from './WayToReview.ts';
import { PayeeReadingStore } from '../../../beneficiaries/PayeeReadingStore.ts';
import { BankOfTextStore } from './BankOfTextStore.ts';
import { BankSearchStore } from './BankSearchStore.ts';
import { SimilarBeneficiaryAccountsStore } from './SimilarBeneficiaryAccountsStore.ts';
import {
  BeneficiarySaver,
  type BeneficiarySaverDependencies,
  type BeneficiaryToSave,
} from './BeneficiarySaver.ts';
import { BeneficiaryRulesStore } from './BeneficiaryRulesStore.ts';
import { makeCorpayStepProblemStore } from './makeCorpayStepProblemStore.ts';
import { makeCorpayWizardSnapshot } from './makeCorpayWizardSnapshot.ts';

export type WizardDependencies = BeneficiarySaverDependencies & { readonly wizardRecorder: FormRecorder };

/**
 * One beneficiary being added or edited. What is typed lives here and in no storage; it outlives a token, an idle
 * lock and a way to another page and back.
 */
export class WizardStore {
  state: WizardState;
  /** True once other rules have taken the mark of a later step, until the user goes on. */
  marksLost = false;
  /** Why iACH was taken from the record although the user had chosen it, until they go on; null when it was not. */
  iachLost: string | null = null;
  /** Of which beneficiary a second one with the same account is wanted. */
  twinWanted: string | null = null;
  /** The field that a step was entered for; null where it was entered as a whole. */
  startAt: FieldId | null = null;
  /** The IBAN of the record that came from a search and was not typed in its field. */
  #takenIban: string | null = null;
  readonly #recorder: FormRecorder;
  /** Notes what happens in this wizard; one that is begun over is another one of the visit. */
  #record: (note: FormRecorderEntry) => void;
  readonly problems: StepProblemStore<FieldId>;
  readonly rules: BeneficiaryRulesStore;
  readonly banks: BankSearchStore;
  /** What a new beneficiary starts from: an IBAN, an account number or a block of text. */
  readonly given: PayeeReadingStore<PayeeReading, BankOfTextStore>;
  readonly like: SimilarBeneficiaryAccountsStore;
  readonly saves: BeneficiarySaver;
  readonly wayToReview: WayToReview;
  /** Whether a company is paid: Continue stops at this question once. */
  readonly legalForm = new QuestionStop();

  constructor(dependencies: WizardDependencies, mode: 'add' | 'edit', record: Beneficiary) {
    this.state = makeInitialWizardState(mode, record);
    this.#recorder = dependencies.wizardRecorder;
    this.#record = this.#recorder.begin();
    this.problems = makeCorpayStepProblemStore(this, (field) => this.#note('field-left', field));
    this.rules = new BeneficiaryRulesStore(dependencies.session, {
      wanted: () => findRulesToLoad(this.state),
      received: (query, template) => this.send({ type: 'rules-received', query, template }),
      awaited: () => this.#note('rules-awaited'),
      failed: () => this.#note('rules-failed'),
      goOn: () => runInAction(() => this.#advance()),
    });
    this.banks = new BankSearchStore(dependencies.session);
    this.given = new PayeeReadingStore(
      {
        readingOf: (text) => readPayeeDetails(text, findChosenCountry(this.state)),
        take: (reading) => this.#takeRead(reading),
      },
      new BankOfTextStore(this.banks, (bank) => this.#foundByText(bank)),
    );
    this.like = new SimilarBeneficiaryAccountsStore(dependencies.session);
    this.saves = new BeneficiarySaver(dependencies);
    this.wayToReview = new WayToReview(this, mode === 'edit');
    makeAutoObservable(this, {
      state: observableRef,
      problems: false,
      rules: false,
      banks: false,
      given: false,
      like: false,
      saves: false,
      wayToReview: false,
      legalForm: false,
    });
  }

  get fields(): readonly WizardField[] {
    const { step, record, template } = this.state;
    return wizardFieldsOfStep(step, record, template);
  }

  get dirty(): boolean {
    return hasUnsavedChanges(this.state);
  }

  /** Why the record cannot be saved; null when it can. */
  get cannotSave(): CannotSaveReason | null {
    return whyCannotSave(this.state, this.rules.answer.loading);
  }

  /** Nothing can be changed while it is on its way, or while it is not known whether it arrived. */
  get sealed(): boolean {
    return this.saves.sealed;
  }

  start(): void {
    this.rules.start();
  }

  stop(): void {
    this.rules.stop();
    this.banks.stop();
  }

  write(field: FieldId, value: string): void {
    if (this.sealed) return;
    this.saves.forgetTrouble();
    this.rules.typed();
    this.send({ type: 'field-written', field, value });
    if (field === 'destinationCountry') this.given.countryChosen();
    if (field !== 'iban') return;
    this.#takenIban = null;
    void this.#proposeBank(value);
  }

  /** True where the banking details ask for an IBAN. */
  get asksIban(): boolean {
    return this.state.template?.rules.some(({ id }) => id === 'iban') === true;
  }

  /** A whole IBAN in the search of a bank is the beneficiary's, once it has led to its bank. */
  typeIntoSearch(text: string): void {
    this.banks.type(text);
    void this.#proposeBank(text, () => this.banks.query === text);
  }

  /** Takes a bank that was found, and the IBAN that led to it; one that led to another bank goes with that bank. */
  chooseBank(bank: Bank): void {
    const iban = this.banks.asked?.iban ?? null;
    this.send({ type: 'bank-chosen', bank });
    this.banks.close();
    if (iban !== null) this.#takeIban(iban);
    else if (this.#takenIban !== null && this.state.record.iban === this.#takenIban) this.write('iban', '');
  }

  wantTwin(id: string | null): void {
    this.twinWanted = id;
  }

  /** Whether somebody whose name has the legal form of a company is one. */
  answerLegalForm(classification: Classification): void {
    if (this.sealed) return;
    this.saves.forgetTrouble();
    this.rules.typed();
    this.send({ type: 'legal-form-answered', classification });
  }

  /** Goes on to the next step, now or when the rules are there; what is wrong is shown. */
  goOn(): void {
    this.wayToReview.wanted = false;
    this.#advance();
  }

  /** Finishes the steps as far as they hold, up to the review; the first that does not shows what is wrong. */
  returnToReview(): void {
    if (this.sealed) return;
    this.wayToReview.wanted = true;
    this.#advance();
  }

  /** Goes from the review to one field, which the step begins at. */
  goToField(field: FieldId): void {
    this.startAt = field;
    this.goTo({ type: 'GO_TO_STEP', step: stepOfField(field) });
  }

  goTo(event: Extract<CorpayWizardAction, { type: 'GO_BACK' | 'GO_TO_STEP' }>): void {
    if (this.sealed) return;
    if (this.problems.stopsAt(givenTextField)) return;
    if (this.state.step === 'review') this.wayToReview.fromReview = event.type === 'GO_TO_STEP';
    this.send(event);
  }

  /** Sends the record once and says whether it was saved. */
  async save(): Promise<boolean> {
    const sent = this.#toSave();
    return sent !== null && this.cannotSave === null && this.#saved(() => this.saves.save(sent));
  }

  /** Looks again whether it was saved; nothing is sent. */
  async checkAgain(): Promise<boolean> {
    const sent = this.#toSave();
    return sent !== null && this.#saved(() => this.saves.checkAgain(sent));
  }

  /** Starts the edit over with what is stored now, after it was changed elsewhere; what was typed goes. */
  takeStored(): void {
    const { trouble } = this.saves;
    if (trouble?.kind !== 'changed-elsewhere') return;
    this.saves.forgetTrouble();
    this.state = makeInitialWizardState('edit', trouble.stored);
    this.#record = this.#recorder.begin();
    this.#takenIban = null;
    this.#stepBegins();
    this.marksLost = false;
  }

  send(event: CorpayWizardAction): void {
    const before = this.state;
    this.state = reduceWizard(before, event);
    if (this.state.step !== before.step) this.#stepBegins();
    else if (event.type === 'FINISH_STEP') this.problems.couldNotGoOn();
    if (this.state.record.bankCountry !== before.record.bankCountry) this.banks.close();
    if (hasLostMarks(before, this.state)) this.marksLost = true;
    const hadIach = before.record.paymentMethods.includes('E');
    const reason = whyIachIsImpossible(this.state.record);
    if (hadIach && reason !== null) this.iachLost = reason;
    else if (reason === null) this.iachLost = null;
    this.#note(event.type, 'field' in event ? event.field : null);
  }

  /** Notes what happened, with what stands there since (REC-1). */
  #note(
    event: FormRecorderEntry['event'],
    field: FieldId | null = null,
    seen: Partial<FormRecorderEntry> = {},
  ): void {
    this.#record({ event, field, ...makeCorpayWizardSnapshot(this), ...seen });
  }

  /** One press to save, or to look whether it was saved. */
  async #saved(press: () => Promise<boolean>): Promise<boolean> {
    if (this.saves.saving) return false;
    const pressed = press();
    this.#note('save-began');
    const saved = await pressed;
    this.#note('save-ended', null, saved ? { save: 'saved' } : {});
    return saved;
  }

  #advance(): void {
    if (this.rules.waitIfWanted()) return;
    const { step } = this.state;
    const question = step === 'basic-info' ? findLegalFormOfPerson(this.state) : null;
    // What has to be corrected comes first; the question is shown beside it.
    if (this.problems.all.length > 0) this.legalForm.mark(question);
    else if (this.legalForm.stopsFor(question)) return;
    if (this.problems.stopsAt(givenTextField)) this.#note('FINISH_STEP');
    else this.send({ type: 'FINISH_STEP' });
    if (this.state.step === step) return this.wayToReview.arrive();
    this.marksLost = false;
    this.iachLost = null;
    this.wayToReview.goOn();
  }

  /**
   * A whole IBAN leads to its bank, as long as the bank is not known otherwise (S-117). One that stands in the search
   * is taken over with the bank, if it still stands there by then.
   */
  async #proposeBank(iban: string, stillSearched: (() => boolean) | null = null): Promise<void> {
    const code = findCodeOfOpenBank(this.state, iban);
    if (code === null) return;
    const { bankCountry } = this.state.record;
    const bank = await this.banks.findByCode(bankCountry, code, stillSearched === null ? null : iban);
    if (bank === null || this.sealed || stillSearched?.() === false) return;
    this.send({ type: 'bank-proposed', bank });
    this.banks.propose(bank);
    if (stillSearched !== null) this.#takeIban(iban);
  }

  #takeRead({ details }: PayeeReading): void {
    if (this.sealed) return;
    this.saves.forgetTrouble();
    this.rules.typed();
    this.send({ type: 'details-read', details });
  }

  #foundByText(bank: Bank): void {
    const { search: found } = this.given.bankOfText;
    if (this.sealed || found?.asked.country !== this.state.record.bankCountry) return;
    this.send({ type: 'bank-proposed', bank });
    this.banks.propose(bank, found.asked.by);
  }

  #takeIban(iban: string): void {
    if (!this.asksIban) return;
    this.write('iban', iban);
    this.#takenIban = this.state.record.iban;
  }

  /** Null while the record cannot be sent. */
  #toSave(): BeneficiaryToSave | null {
    const { mode, original } = this.state;
    const record = makeWizardRecordToSend(this.state);
    return record === null ? null : { before: mode === 'add' ? null : original, record };
  }

  #stepBegins(): void {
    if (this.startAt !== null && stepOfField(this.startAt) !== this.state.step) this.startAt = null;
    this.problems.begin();
    this.saves.forgetTrouble();
  }
}
