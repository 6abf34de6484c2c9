import {
  bankDetailChanges,
  type BankDetailChange,
  type Beneficiary,
  type CorpayFailure,
  type PayeeChecks,
  type RulesQuery,
} from '@fx-gateway/domain/corpay';
import {
  beneficiaryToSend,
  checkBeneficiary,
  fieldsOf,
  isDirty,
  openWizard,
  problemsOf,
  rulesWanted,
  saveBeneficiary,
  typingHint,
  wizardTransition,
  type FieldId,
  type FieldProblem,
  type SaveOutcome,
  type WizardEvent,
  type WizardField,
  type WizardState,
} from '@fx-gateway/domain/corpay/beneficiaries';
import type { Identifiers } from '@fx-gateway/domain/ports';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CorpaySessionStore } from '../../CorpaySessionStore.ts';
import { Fetched } from '../../Fetched.ts';
import { BankSearchStore } from './BankSearchStore.ts';

export type WizardPorts = {
  readonly session: CorpaySessionStore;
  readonly identifiers: Identifiers;
  readonly payeeChecks: PayeeChecks;
};

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
  saving = false;
  /** Why the last save did not come to an end; `unknown` until it is known again whether it was saved. */
  trouble: Exclude<SaveOutcome, { kind: 'saved' }> | null = null;
  /** True while somebody who wants to go on waits for the rules. */
  waiting = false;
  readonly rules: Fetched<RulesQuery | null>;
  readonly banks: BankSearchStore;
  readonly #ports: WizardPorts;
  #key: string;
  #stopFollowing: (() => void) | null = null;

  constructor(ports: WizardPorts, mode: 'add' | 'edit', record: Beneficiary) {
    this.#ports = ports;
    this.#key = ports.identifiers.uuid();
    this.state = openWizard(mode, record);
    this.rules = new Fetched(async () => this.#fetchRules(), ports.session);
    this.banks = new BankSearchStore(ports.session);
    makeAutoObservable(this, {
      state: observableRef,
      left: observableRef,
      trouble: observableRef,
      rules: false,
      banks: false,
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
    const { mode, original, template } = this.state;
    if (mode === 'add' || template === null) return [];
    return bankDetailChanges(
      beneficiaryToSend(original, template),
      beneficiaryToSend(this.state.record, template),
    );
  }

  /** True while a step has a problem, or other rules are on their way. */
  get cannotSave(): boolean {
    const { record, template } = this.state;
    return rulesWanted(this.state) !== null || checkBeneficiary(record, template).length > 0;
  }

  /** Nothing can be changed while it is on its way, or while nobody knows whether it arrived. */
  get sealed(): boolean {
    return this.saving || this.trouble?.kind === 'unknown';
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
    this.trouble = null;
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
    const { template, record } = this.state;
    if (template === null || this.cannotSave || this.saving) return false;
    this.saving = true;
    this.trouble = null;
    const { beneficiaries } = this.#ports.session.corpay;
    return this.#settle(await this.#attempt(beneficiaries, beneficiaryToSend(record, template)));
  }

  /** Looks again whether it was saved; nothing is sent. */
  async checkAgain(): Promise<boolean> {
    const { trouble, saving } = this;
    const { template, record } = this.state;
    if (trouble?.kind !== 'unknown' || saving || template === null) return false;
    this.saving = true;
    const lost = async () => failed(trouble.failure);
    const { show } = this.#ports.session.corpay.beneficiaries;
    return this.#settle(
      await this.#attempt({ add: lost, edit: lost, show }, beneficiaryToSend(record, template)),
    );
  }

  send(event: WizardEvent): void {
    const before = this.state;
    this.state = wizardTransition(before, event);
    if (this.state.step !== before.step) {
      this.attempt = 0;
      this.left = new Set();
      this.trouble = null;
    }
    const lost = before.completed.some(
      (step) => step !== before.step && !this.state.completed.includes(step),
    );
    if (lost) this.marksLost = true;
  }

  #attempt(
    beneficiaries: Parameters<typeof saveBeneficiary>[0]['beneficiaries'],
    record: Beneficiary,
  ): Promise<SaveOutcome> {
    return saveBeneficiary({ beneficiaries }, { mode: this.state.mode, record, idempotencyKey: this.#key });
  }

  async #settle(outcome: SaveOutcome): Promise<boolean> {
    const { payeeChecks, session, identifiers } = this.#ports;
    const { mode, record } = this.state;
    if (outcome.kind === 'saved' && (mode === 'add' || this.bankChanges.length > 0))
      await payeeChecks.changed(record.clientIntegrationId);
    // What was refused and mended is another request.
    if (outcome.kind === 'refused') this.#key = identifiers.uuid();
    runInAction(() => {
      this.saving = false;
      this.trouble = outcome.kind === 'saved' ? null : outcome;
    });
    if (outcome.kind === 'saved') void session.beneficiaries.load();
    return outcome.kind === 'saved';
  }

  async #fetchRules(): Promise<Result<RulesQuery | null, CorpayFailure>> {
    const query = rulesWanted(this.state);
    if (query === null) return succeeded(null);
    const answer = await this.#ports.session.corpay.beneficiaries.rules(query);
    if (!answer.ok) {
      runInAction(() => {
        this.waiting = false;
      });
      return answer;
    }
    this.send({ type: 'rules-received', query, template: answer.value });
    if (this.waiting) this.goOn();
    return succeeded(query);
  }
}
