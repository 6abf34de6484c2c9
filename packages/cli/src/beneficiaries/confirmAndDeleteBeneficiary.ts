import { beneficiaryRemovalFailureMessages } from '@fx-gateway/domain/beneficiaries/beneficiaryRemovalFailureMessages.ts';
import type { RemovalOutcome } from '@fx-gateway/domain/beneficiaries/removeIfUnchanged.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { makeExclusiveRunner } from '../configuration/makeExclusiveRunner.ts';
import type { LockOwner } from '../configuration/runWithCustomerLock.ts';
import { callCommandFailure } from '../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknownFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { LastWriteRequestIdRecorder } from '../partner-verbs/lastWriteRequestIdRecorder.ts';
import { formatLabelledValues } from '../terminal/formatTable.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { confirmChange, type ChangeToConfirm } from '../verbs/confirmChange.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { makeChangeOutput, makeOutput } from '../verbs/makeOutput.ts';

/** How a partner's record is named, shown and deleted. */
type Removing<B> = {
  readonly scope: LockOwner & { readonly lastChange: LastWriteRequestIdRecorder };
  named(record: B): { readonly id: string; readonly name: string };
  /** By what the user knows whom they delete. */
  facts(record: B): ChangeToConfirm['facts'];
  /** Deletes the record that was shown, and no other. */
  remove(seen: B, exclusively: RunExclusively<CommandFailure>): CommandResult<RemovalOutcome<B>>;
  /** What is said of a call that went wrong. */
  words(failure: CallFailure): string;
};

const lookHint = (id: string): string =>
  `The same command can be run again; it ends with 5 when the beneficiary is gone. Or look: fxg beneficiaries show ${id}`;

/** Sends the deletion; one that is interrupted says that it may have been made. */
const send = async <B>(
  invocation: Invocation,
  { scope, named, remove }: Removing<B>,
  seen: B,
): CommandResult<RemovalOutcome<B>> => {
  const interruption = commandFailure(
    exitCodes.interrupted,
    'interrupted',
    'Interrupted while the beneficiary was being deleted: it may be gone.',
    { hint: lookHint(named(seen).id) },
  );
  const exclusively = makeExclusiveRunner(invocation, scope);
  const removed = await remove(seen, (work) =>
    exclusively(() => {
      invocation.interruptedWith(interruption);
      return work();
    }),
  );
  invocation.interruptedWith(null);
  return removed;
};

/** Asks about the record and deletes it; one that was changed meanwhile is shown and asked about again. */
export const confirmAndDeleteBeneficiary = async <B>(
  invocation: Invocation,
  removing: Removing<B>,
  seen: B,
): Promise<Outcome<'beneficiaries delete'>> => {
  const { id, name } = removing.named(seen);
  const go = await confirmChange(invocation, {
    title: `${name} will be deleted.`,
    facts: removing.facts(seen),
    question: `Delete ${name}?`,
  });
  if (!go.ok) return go;
  if (go.value === 'stop') return makeOutput({ dryRun: true, would: { delete: id } }, () => '');
  const removed = await send(invocation, removing, seen);
  if (!removed.ok) return removed;
  const outcome = removed.value;
  switch (outcome.kind) {
    case 'removed':
      return makeChangeOutput(
        `Deleted: ${id}.`,
        { beneficiary: id, deleted: true, requestId: removing.scope.lastChange.requestId() },
        (paint) => formatLabelledValues([['Deleted', name]], paint),
      );
    case 'changed-elsewhere':
      invocation.notice(beneficiaryRemovalFailureMessages.changedElsewhere(name));
      return confirmAndDeleteBeneficiary(invocation, removing, outcome.stored);
    case 'refused':
      return failed(callCommandFailure(outcome.failure, removing.words(outcome.failure)));
    case 'unknown':
      return failed(
        outcomeUnknownFailure('It is not known whether the beneficiary was deleted.', {
          hint: lookHint(id),
          requestId: outcome.failure.requestId,
        }),
      );
  }
};
