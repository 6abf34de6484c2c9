import {
  bankDetailChanges,
  provesNothingHappened,
  summaryOf,
  type Beneficiary,
  type CorpayFailure,
  type PayeeChecks,
} from '@fx-gateway/domain/corpay';
import { saveBeneficiary, type SaveOutcome } from '@fx-gateway/domain/corpay/beneficiaries';
import type { Identifiers } from '@fx-gateway/domain/ports';
import { failed } from '@fx-gateway/domain/result';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpaySessionStore } from '../../CorpaySessionStore.ts';
import { sameRecord } from './sameRecord.ts';

export type SavingPorts = {
  readonly session: CorpaySessionStore;
  readonly identifiers: Identifiers;
  readonly payeeChecks: PayeeChecks;
};

/** The record to be saved, and what the partner showed when its edit began; what is added has none. */
export type ToSave = { readonly before: Beneficiary | null; readonly record: Beneficiary };

/**
 * Why a save did not come to an end; `unknown` until it is known again whether it was saved. Nothing was sent when
 * the check of the payee could not be kept, or when the stored record is not the one whose edit began.
 */
export type SavingTrouble =
  | Exclude<SaveOutcome, { readonly kind: 'saved' }>
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'changed-elsewhere'; readonly stored: Beneficiary };

/** Saves one beneficiary, each press with at most one call that changes something. */
export class RecordSaving {
  saving = false;
  trouble: SavingTrouble | null = null;
  readonly #ports: SavingPorts;
  #key: string;

  constructor(ports: SavingPorts) {
    this.#ports = ports;
    this.#key = ports.identifiers.uuid();
    makeAutoObservable(this, { trouble: observableRef });
  }

  /** Nothing can be changed while it is on its way, or while nobody knows whether it arrived. */
  get sealed(): boolean {
    return this.saving || this.trouble?.kind === 'unknown';
  }

  forgetTrouble(): void {
    if (!this.sealed) this.trouble = null;
  }

  /** Sends the record and says whether it was saved. */
  async save(sent: ToSave): Promise<boolean> {
    if (this.saving) return false;
    const lost = this.trouble?.kind === 'unknown' ? this.trouble.failure : null;
    this.saving = true;
    this.trouble = null;
    return this.#end(sent, await this.#save(sent, lost));
  }

  /** Looks again whether it was saved; nothing is sent. */
  async checkAgain(sent: ToSave): Promise<boolean> {
    const { trouble, saving } = this;
    if (trouble?.kind !== 'unknown' || saving) return false;
    this.saving = true;
    return this.#end(sent, await this.#look(sent, trouble.failure));
  }

  async #save(sent: ToSave, lost: CorpayFailure | null): Promise<SavingTrouble | null> {
    const { before, record } = sent;
    if (before !== null) {
      const shown = await this.#beneficiaries.show(record.clientIntegrationId);
      if (!shown.ok) return { kind: lost === null ? 'refused' : 'unknown', failure: lost ?? shown.failure };
      if (!sameRecord(before, shown.value))
        return lost !== null && (await this.#look(sent, lost)) === null
          ? null
          : { kind: 'changed-elsewhere', stored: shown.value };
    }
    const { payeeChecks } = this.#ports;
    const { clientIntegrationId: id } = record;
    const asksForCheck = before === null || bankDetailChanges(before, record).length > 0;
    let wasOpen = true;
    if (asksForCheck)
      try {
        wasOpen = await payeeChecks.open(id);
        await payeeChecks.changed(id);
      } catch {
        return { kind: 'not-kept' };
      }
    this.#ports.session.send({ type: 'beneficiary-change-requested' });
    const trouble = await this.#attempt(sent, this.#beneficiaries);
    if (!wasOpen && trouble?.kind === 'refused' && provesNothingHappened(trouble.failure))
      await payeeChecks.checked(id).catch(() => undefined);
    return trouble;
  }

  get #beneficiaries() {
    return this.#ports.session.corpay.beneficiaries;
  }

  #look(sent: ToSave, failure: CorpayFailure): Promise<SavingTrouble | null> {
    const lost = async () => failed(failure);
    const { show } = this.#beneficiaries;
    return this.#attempt(sent, { add: lost, edit: lost, show });
  }

  async #attempt(
    { before, record }: ToSave,
    beneficiaries: Parameters<typeof saveBeneficiary>[0]['beneficiaries'],
  ): Promise<SavingTrouble | null> {
    const outcome = await saveBeneficiary(
      { beneficiaries },
      { mode: before === null ? 'add' : 'edit', record, idempotencyKey: this.#key },
    );
    // What was refused and mended is another request.
    if (outcome.kind === 'refused') this.#key = this.#ports.identifiers.uuid();
    return outcome.kind === 'saved' ? null : outcome;
  }

  #end({ before, record }: ToSave, trouble: SavingTrouble | null): boolean {
    const { session } = this.#ports;
    const change = before === null ? 'add' : 'edit';
    runInAction(() => {
      this.saving = false;
      this.trouble = trouble;
    });
    if (trouble !== null && 'failure' in trouble)
      session.send({ type: 'beneficiary-change-failed', change, failure: trouble.failure });
    if (trouble !== null) return false;
    const type = before === null ? 'beneficiary-added' : 'beneficiary-edited';
    session.beneficiaryChanged({ type, beneficiary: summaryOf(record) });
    void session.beneficiaries.load();
    return true;
  }
}
