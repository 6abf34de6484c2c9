import type {
  ConfirmedOutcome,
  ProposeChange,
  ProposedChange,
} from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import { makeProposedChange } from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import type { UndoableChange } from '@fx-gateway/domain/administration/undo/undoableChange.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { confirmChange } from '../verbs/confirmChange.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Output } from '../verbs/outcome.ts';
import { makeChangeOutput, makeOutput } from '../verbs/makeOutput.ts';
import { commandFailure, outcomeUnknownFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeLines } from '../safe-text/safeText.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { buildUndoHint, readUndoPreconditions } from './buildUndoHint.ts';

const lookHint = (command: string): string =>
  `Look first: ${command}. Run the same command again only where the change is not there.`;

type Changed<Facts> =
  | (Facts & { readonly changed: boolean; readonly message?: string; readonly requestId: string | null })
  | { readonly dryRun: true; readonly would: Facts };

/**
 * The flags that confirm a rare change by repeating the client id, each with the failure code that the command gives
 * without it.
 */
const seldomMeant = {
  '--share': 'integration-taken',
  '--provider': 'provider-record',
  '--rename': 'integration-in-use',
} as const;

/** A change that was proposed, and the flag that says again, on purpose, what is seldom meant. */
type ShownChange = {
  readonly propose: ProposeChange;
  /** The command that shows what came of it. */
  readonly look: string;
  readonly proposed: ProposedChange;
  readonly again?: { readonly flag: keyof typeof seldomMeant; readonly given: string | null };
  /** Names what was written where the service did not. */
  readonly written?: (outcome: ConfirmedOutcome) => Promise<string | undefined>;
  /** What can be undone once it is made, and how that is proposed. */
  readonly undo?: { readonly change: UndoableChange; readonly propose: ProposeChange };
};

/** A client id is repeated on purpose in whatever case. */
const isTypedAgain = (given: string | null, wanted: string): boolean =>
  given !== null && given.trim().toLowerCase() === wanted.toLowerCase();

/** A change that has to be meant is refused before it is asked about, with the words that say what it would do. */
export const refuseChangeNotTypedAgain = (
  { plan }: ProposedChange,
  again: ShownChange['again'],
): CommandFailure | null => {
  const { typeAgain, concerns = [] } = plan;
  if (typeAgain === undefined || again === undefined || isTypedAgain(again.given, typeAgain)) return null;
  return commandFailure(exitCodes.refused, seldomMeant[again.flag], joinSentences(...concerns), {
    hint: `If that is meant, repeat the client id: ${again.flag} ${typeAgain}`,
  });
};

/**
 * Shows what stands there and what will, asks, and makes the change once, unless what was confirmed has changed
 * meanwhile. Where nothing would change nothing is sent. Without an answer to rely on it ends with 8: the change may
 * have been made.
 */
export const confirmAndMakeChange = async <Facts extends object>(
  invocation: Invocation,
  { propose, proposed, look, again, written, undo }: ShownChange,
  /** What the change means for scripts, whether it is made or only shown. */
  facts: Facts,
): CommandResult<Output<Changed<Facts>>> => {
  const { alreadySo, title, of = '', asks, rows, concerns = [] } = proposed.plan;
  if (alreadySo !== null) return makeOutput({ ...facts, changed: false, requestId: null }, () => alreadySo);
  const refusal = refuseChangeNotTypedAgain(proposed, again);
  if (refusal !== null) return failed(refusal);
  const go = await confirmChange(invocation, {
    title: joinSentences(title, ...concerns),
    facts: [
      ...(of === '' ? [] : [['Customer', of] as const]),
      ...rows.map(({ label, before, after }) => [label, `${before} → ${after}`] as const),
    ],
    question: asks?.question ?? 'Make this change?',
  });
  if (!go.ok) return go;
  if (go.value === 'stop') return makeOutput({ dryRun: true, would: facts }, () => '');
  invocation.interruptedWith(
    commandFailure(exitCodes.interrupted, 'interrupted', 'Interrupted: the change may have been made.', {
      hint: lookHint(look),
    }),
  );
  const outcome = await makeProposedChange(propose, proposed);
  const integrationId = await written?.(outcome);
  invocation.interruptedWith(null);
  switch (outcome.kind) {
    case 'changed':
    case 'found': {
      const { message } = outcome;
      const requestId = outcome.kind === 'changed' ? (outcome.requestId ?? null) : null;
      if (undo !== undefined)
        invocation.onceWritten(async () =>
          invocation.notice(
            buildUndoHint(proposed.plan, undo.change, await readUndoPreconditions(undo.propose)),
          ),
        );
      const named = integrationId === undefined ? {} : { integrationId };
      return makeChangeOutput(message, { ...facts, ...named, changed: true, message, requestId }, () =>
        safeLines([
          message,
          ...(integrationId === undefined ? [] : [`Integration: ${integrationId}`]),
          ...(requestId === null ? [] : [`Request: ${requestId}`]),
        ]),
      );
    }
    case 'refused':
      return failed(administrationCommandFailure(outcome.failure));
    case 'meanwhile': {
      const both = outcome.facts.map(
        ({ label, seen, now }) => `${label}: ${seen} when you looked, ${now} now`,
      );
      const failure = administrationCommandFailure(outcome.failure);
      return failed({
        ...failure,
        message: joinSentences(failure.message, ...both),
        hint: 'Run the same command again to see what it would change now.',
      });
    }
    case 'unknown': {
      const { message, requestId } = outcome.failure;
      return failed(outcomeUnknownFailure(message, { hint: lookHint(look), requestId }));
    }
  }
};
