import type { ChangeOutcome } from '@fx-gateway/domain/administration/makeChange.ts';
import type { PlannedChange } from '@fx-gateway/domain/administration/plannedChange.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { confirmChange } from '../verbs/confirmChange.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Output } from '../verbs/outcome.ts';
import { changed, output } from '../verbs/output.ts';
import { commandFailure, outcomeUnknown } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeLines } from '../safe-text/safeText.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';

const lookHint =
  'Look first: fxg admin accounts, or fxg admin integrations. Then run the same command again.';

type Changed<Facts> =
  | (Facts & { readonly changed: boolean; readonly message?: string })
  | { readonly dryRun: true; readonly would: Facts };

/**
 * Shows what stands there and what will, asks, and makes the change once. Where nothing would change nothing is sent.
 * Without an answer to rely on it ends with 8: the change may have been made.
 */
export const makeChange = async <Facts extends object>(
  invocation: Invocation,
  plan: PlannedChange,
  /** What the change means for scripts, whether it is made or only shown. */
  facts: Facts,
  send: () => Promise<ChangeOutcome>,
): CommandResult<Output<Changed<Facts>>> => {
  const { alreadySo } = plan;
  if (alreadySo !== null) return output({ ...facts, changed: false }, () => alreadySo);
  const go = await confirmChange(invocation, {
    title: plan.title,
    facts: plan.rows.map(({ label, before, after }) => [label, `${before} → ${after}`]),
    question: 'Make this change?',
  });
  if (!go.ok) return go;
  if (go.value === 'stop') return output({ dryRun: true, would: facts }, () => '');
  invocation.interruptedWith(
    commandFailure(exitCodes.interrupted, 'interrupted', 'Interrupted: the change may have been made.', {
      hint: lookHint,
    }),
  );
  const outcome = await send();
  invocation.interruptedWith(null);
  switch (outcome.kind) {
    case 'changed': {
      const { message, integrationId } = outcome;
      const written = integrationId === undefined ? {} : { integrationId };
      return changed(message, { ...facts, ...written, changed: true, message }, () =>
        safeLines([message, ...(integrationId === undefined ? [] : [`Integration: ${integrationId}`])]),
      );
    }
    case 'refused':
      return failed(administrationCommandFailure(outcome.failure));
    case 'unknown': {
      const { message, requestId } = outcome.failure;
      return failed(outcomeUnknown(message, { hint: lookHint, requestId }));
    }
  }
};
