import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { submitNewOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/submitNewOfxBeneficiary.ts';
import {
  editOfxBeneficiary,
  type OfxEditOutcome,
} from '@fx-gateway/domain/ofx/beneficiaries/editOfxBeneficiary.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import { valueOfSureResult } from '@fx-gateway/domain/result/result.ts';
import { runOrReportDefect } from '../../../failures/runOrReportDefect.ts';
import { thrownCallFailure } from '../../../fetching/guardThrowingCalls.ts';
import type { OfxSessionStore } from '../session/OfxSessionStore.ts';
import { findSavedBeneficiary } from './findSavedBeneficiary.ts';

export type OfxBeneficiarySaverDependencies = {
  readonly session: OfxSessionStore;
  readonly identifiers: Identifiers;
  readonly exclusively: RunExclusively<never>;
};

/** Saves the beneficiary of one wizard, each press with at most one call that changes something. */
export class OfxBeneficiarySaver {
  readonly #dependencies: OfxBeneficiarySaverDependencies;
  /** Stays the same until a save is refused, so that no copy of it is another beneficiary. */
  #key: string;

  constructor(dependencies: OfxBeneficiarySaverDependencies) {
    this.#dependencies = dependencies;
    this.#key = dependencies.identifiers.uuid();
  }

  async add(record: OfxBeneficiary): Promise<OfxEditOutcome> {
    const { session, identifiers } = this.#dependencies;
    const known = session.beneficiaries.value ?? [];
    const added = { record, idempotencyKey: this.#key, known };
    const outcome = await submitNewOfxBeneficiary(session.ofx.beneficiaries, added);
    if (outcome.kind === 'refused') this.#key = identifiers.uuid();
    return outcome.kind === 'unknown' && outcome.looked
      ? { kind: 'refused', failure: outcome.failure }
      : outcome;
  }

  /** `before` is what the partner showed when the edit began. */
  async edit(before: OfxBeneficiary, record: OfxBeneficiary): Promise<OfxEditOutcome> {
    const { session, exclusively } = this.#dependencies;
    return runOrReportDefect<OfxEditOutcome>(
      async () =>
        valueOfSureResult(
          await editOfxBeneficiary(session.ofx.beneficiaries, { before, record }, exclusively),
        ),
      { kind: 'unknown', failure: thrownCallFailure },
    );
  }

  /** An answer was lost: the list shows whether the record arrived; nothing is sent. */
  async look(record: OfxBeneficiary, failure: CallFailure): Promise<OfxEditOutcome> {
    const { session } = this.#dependencies;
    const known = session.beneficiaries.value ?? [];
    const list = await session.ofx.beneficiaries.list();
    if (!list.ok) return { kind: 'unknown', failure };
    const found = findSavedBeneficiary(list.value, record, known);
    return found === undefined ? { kind: 'refused', failure } : { kind: 'saved', beneficiary: found };
  }
}
