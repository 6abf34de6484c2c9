import type { BankDetailChange, Beneficiary, CorpayFailure, RulesQuery } from '@fx-gateway/domain/corpay';
import {
  bankChangesOf,
  checkBeneficiary,
  droppedLabels,
  fieldsOf,
  isDirty,
  openWizard,
  problemsOf,
  recordToSend,
  rulesWanted,
  sameRules,
  typingHint,
  wizardTransition,
  type FieldId,
  type FieldProblem,
  type WizardEvent,
  type WizardField,
  type WizardState,
} from '@fx-gateway/domain/corpay/beneficiaries';
import { succeeded, type Result } from '@fx-gateway/domain/result';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Fetched } from '../../Fetched.ts';
import { isAccessLost } from '../../isAccessLost.ts';
import { BankSearchStore } from './BankSearchStore.ts';
import { RecordSaving, type SavingPorts, type SavingTrouble, type ToSave } from './RecordSaving.ts';

/**
 * One beneficiary being added or edited. What is typed lives here and in no storage; it outlives a token, an idle
 * cover and a way to another page and back.
 */
export class WizardStore {
  state: WizardState;
  /** How often somebody wanted to go on and could not; the summary takes the focus each time. */
  attempt = 0;
  /** Fields of this step that were filled in and left; only these show what is wrong before the first attempt. */
  left: ReadonlySet<FieldId> = new Set();
  /** True once other rules have taken the mark of a later step, until somebody goes on. */
  marksLost = false;
  /** True while somebody who wants to go on waits for the rules. */
  waiting = false;
  readonly rules: Fetched<RulesQuery | null>;
  readonly banks: BankSearchStore;
  readonly saves: RecordSaving;
  readonly #ports: SavingPorts;
  #stopFollowing: (() => void) | null = null;

  constructor(ports: SavingPorts, mode: 'add' | 'edit', record: Beneficiary) {
    this.#ports = ports;
    this.state = openWizard(mode, record);
    this.rules = new Fetched(async () => this.#fetchRules(), ports.session);
    this.banks = new BankSearchStore(ports.session);
    this.saves = new RecordSaving(ports);
    makeAutoObservable(this, {
      state: observableRef,
      left: observableRef,
      rules: false,
      banks: false,
      saves: false,
    });
  }

  get fields(): readonly WizardField[] {
    const { step, record, template } = this.state;
    return fieldsOf(step, record, template);
  }

  get problems(): readonly FieldProblem[] {
    const { step, record, template } = this.state;
    return problemsOf(step, record, template);
  }

  /** The problems of this step as they are shown together: none before the first attempt. */
  get summary(): readonly FieldProblem[] {
    return this.attempt === 0 ? [] : this.problems;
  }

  get dirty(): boolean {
    return isDirty(this.state);
  }

  /** The old and the new bank details of somebody who was there before, masked. */
  get bankChanges(): readonly BankDetailChange[] {
    return bankChangesOf(this.state);
  }

  /** The labels of what stands there and will not be saved. */
  get dropped(): readonly string[] {
    return droppedLabels(this.state);
  }

  /** True while a step has a problem, or other rules are on their way. */
  get cannotSave(): boolean {
    const { record, template } = this.state;
    return rulesWanted(this.state) !== null || checkBeneficiary(record, template).length > 0;
  }

  get saving(): boolean {
    return this.saves.saving;
  }

  get trouble(): SavingTrouble | null {
    return this.saves.trouble;
  }

  /** Nothing can be changed while it is on its way, or while nobody knows whether it arrived. */
  get sealed(): boolean {
    return this.saves.sealed;
  }

  /** What a field shows beneath it: a hint while it is typed, its problem once it was left or somebody wanted to go on. */
  messageOf(field: FieldId): string | null {
    const { record, template } = this.state;
    if (this.attempt > 0 || this.left.has(field)) {
      const problem = this.problems.find((each) => each.field === field);
      if (problem !== undefined) return problem.message;
    }
    return typingHint(field, record, template);
  }

  start(): void {
    this.#stopFollowing ??= reaction(
      () => rulesWanted(this.state),
      (wanted) => {
        if (wanted !== null) void this.rules.load();
      },
      { equals: compareStructural },
    );
    this.rules.start();
  }

  stop(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
    this.rules.stop();
    this.banks.stop();
  }

  write(field: FieldId, value: string): void {
    if (this.sealed) return;
    this.saves.forgetTrouble();
    if (!this.rules.loading) this.waiting = false;
    this.send({ type: 'field-written', field, value });
  }

  leave({ id, value }: WizardField): void {
    if (value.trim() !== '' && !this.left.has(id)) this.left = new Set([...this.left, id]);
  }

  /** Goes on to the next step, now or when the rules are there; what is wrong is shown. */
  goOn(): void {
    if (rulesWanted(this.state) !== null) {
      this.waiting = true;
      if (!this.rules.loading) void this.rules.load();
      return;
    }
    this.waiting = false;
    const { step } = this.state;
    this.send({ type: 'FINISH_STEP' });
    if (this.state.step === step) this.attempt += 1;
    else this.marksLost = false;
  }

  goTo(event: Extract<WizardEvent, { type: 'GO_BACK' | 'GO_TO_STEP' }>): void {
    if (!this.sealed) this.send(event);
  }

  /** Sends the record once and says whether it was saved. */
  async save(): Promise<boolean> {
    const sent = this.#toSave;
    return sent !== null && !this.cannotSave && this.saves.save(sent);
  }

  /** Looks again whether it was saved; nothing is sent. */
  async checkAgain(): Promise<boolean> {
    const sent = this.#toSave;
    return sent !== null && this.saves.checkAgain(sent);
  }

  /** Starts the edit over with what is stored now, after it was changed elsewhere; what was typed goes. */
  takeStored(): void {
    const { trouble } = this;
    if (trouble?.kind !== 'changed-elsewhere') return;
    this.saves.forgetTrouble();
    this.state = openWizard('edit', trouble.stored);
    this.#stepBegins();
    this.marksLost = false;
  }

  send(event: WizardEvent): void {
    const before = this.state;
    this.state = wizardTransition(before, event);
    if (this.state.step !== before.step) this.#stepBegins();
    if (this.state.record.bankCountry !== before.record.bankCountry) this.banks.close();
    const lost = before.completed.some(
      (step) => step !== before.step && !this.state.completed.includes(step),
    );
    if (lost) this.marksLost = true;
  }

  get #toSave(): ToSave | null {
    const { mode, original } = this.state;
    const record = recordToSend(this.state);
    return record === null ? null : { before: mode === 'add' ? null : original, record };
  }

  #stepBegins(): void {
    this.attempt = 0;
    this.left = new Set();
    this.saves.forgetTrouble();
  }

  async #fetchRules(): Promise<Result<RulesQuery | null, CorpayFailure>> {
    const query = rulesWanted(this.state);
    if (query === null) return succeeded(null);
    const answer = await this.#ports.session.corpay.beneficiaries.rules(query);
    if (!answer.ok) {
      this.#rulesFailed(query, answer.failure);
      return answer;
    }
    this.send({ type: 'rules-received', query, template: answer.value });
    if (this.waiting) this.goOn();
    return succeeded(query);
  }

  /** Whoever waits goes on waiting for rules that are asked for again: other ones, or the same with a new token. */
  #rulesFailed(query: RulesQuery, failure: CorpayFailure): void {
    const wanted = rulesWanted(this.state);
    if (isAccessLost(failure) || wanted === null || !sameRules(query, wanted)) return;
    runInAction(() => {
      this.waiting = false;
    });
  }
}
