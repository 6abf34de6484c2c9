import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { PendingBankDetailCheckStore } from '@fx-gateway/domain/bankDetails/bankDetailChecks.ts';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiarySummaryOf } from '@fx-gateway/domain/corpay/api/beneficiarySummaryOf.ts';
import {
  findSaveOutcome,
  saveBeneficiaryIfUnchanged,
  type GuardedSaveOutcome,
  type GuardedSavePorts,
} from '@fx-gateway/domain/corpay/beneficiaries/saving/saveBeneficiaryIfUnchanged.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import { valueOfSureResult } from '@fx-gateway/domain/result/result.ts';
import { thrownCallFailure } from '../../../fetching/guardThrowingCalls.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

export type BeneficiarySaverDependencies = {
  readonly session: CorpaySessionStore;
  readonly identifiers: Identifiers;
  readonly bankDetailChecks: PendingBankDetailCheckStore;
  readonly exclusively: RunExclusively<never>;
};

/** The record to be saved, and what the partner showed when its edit began; what is added has none. */
export type BeneficiaryToSave = { readonly before: Beneficiary | null; readonly record: Beneficiary };

/** Why a save did not come to an end; `unknown` until it is known again whether it was saved. */
type SavingTrouble = Exclude<GuardedSaveOutcome, { readonly kind: 'saved' }>;

/** Saves one beneficiary, each press with at most one call that changes something. */
export class BeneficiarySaver {
  saving = false;
  trouble: SavingTrouble | null = null;
  readonly #dependencies: BeneficiarySaverDependencies;
  #key: string;

  constructor(dependencies: BeneficiarySaverDependencies) {
    this.#dependencies = dependencies;
    this.#key = dependencies.identifiers.uuid();
    makeAutoObservable(this, { trouble: observableRef });
  }

  /** Nothing can be changed while it is on its way, or while it is not known whether it arrived. */
  get sealed(): boolean {
    return this.saving || this.trouble?.kind === 'unknown';
  }

  forgetTrouble(): void {
    if (!this.sealed) this.trouble = null;
  }

  /** Sends the record and says whether it was saved. */
  async save(sent: BeneficiaryToSave): Promise<boolean> {
    if (this.saving) return false;
    const lost = this.trouble?.kind === 'unknown' ? this.trouble.failure : null;
    this.saving = true;
    this.trouble = null;
    return this.#end(sent, await this.#save(sent, lost));
  }

  /** Looks again whether it was saved; nothing is sent. */
  async checkAgain(sent: BeneficiaryToSave): Promise<boolean> {
    const { trouble, saving } = this;
    if (trouble?.kind !== 'unknown' || saving) return false;
    this.saving = true;
    return this.#end(sent, await this.#look(sent, trouble.failure));
  }

  async #save(sent: BeneficiaryToSave, lost: CallFailure | null): Promise<SavingTrouble | null> {
    const { session, bankDetailChecks, exclusively } = this.#dependencies;
    const { show, add, edit } = session.corpay.beneficiaries;
    const requested = (): void => session.send({ type: 'beneficiary-change-requested' });
    const beneficiaries: GuardedSavePorts['beneficiaries'] = {
      show,
      add: (record, key) => {
        requested();
        return add(record, key);
      },
      edit: (record) => {
        requested();
        return edit(record);
      },
    };
    const save = { ...sent, idempotencyKey: this.#key, lost };
    const outcome = await runOrReportDefect<GuardedSaveOutcome>(
      async () =>
        valueOfSureResult(
          await saveBeneficiaryIfUnchanged({ beneficiaries, bankDetailChecks }, save, exclusively),
        ),
      { kind: 'unknown', failure: thrownCallFailure },
    );
    return this.#troubleOf(outcome);
  }

  async #look(sent: BeneficiaryToSave, lost: CallFailure): Promise<SavingTrouble | null> {
    const { beneficiaries } = this.#dependencies.session.corpay;
    return this.#troubleOf(
      await findSaveOutcome({ beneficiaries }, { ...sent, idempotencyKey: this.#key }, lost),
    );
  }

  #troubleOf(outcome: GuardedSaveOutcome): SavingTrouble | null {
    // What was refused and mended is another request.
    if (outcome.kind === 'refused') this.#key = this.#dependencies.identifiers.uuid();
    return outcome.kind === 'saved' ? null : outcome;
  }

  #end({ before, record }: BeneficiaryToSave, trouble: SavingTrouble | null): boolean {
    const { session } = this.#dependencies;
    const change = before === null ? 'add' : 'edit';
    runInAction(() => {
      this.saving = false;
      this.trouble = trouble;
    });
    if (trouble !== null && 'failure' in trouble)
      session.send({ type: 'beneficiary-change-failed', change, failure: trouble.failure });
    if (trouble !== null) return false;
    const type = before === null ? 'beneficiary-added' : 'beneficiary-edited';
    session.beneficiaryChanged({ type, beneficiary: beneficiarySummaryOf(record) });
    void session.beneficiaries.load();
    return true;
  }
}
