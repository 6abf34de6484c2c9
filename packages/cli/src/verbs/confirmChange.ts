import type { CallChange } from '@fx-gateway/domain/operations/operations.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { drawView } from '../terminal/drawView.ts';
import { readTerminalStyle } from '../terminal/viewStyle.ts';
import { safeText } from '../safe-text/safeText.ts';
import { formatLabelledValues } from '../terminal/formatTable.ts';
import { writeText } from '../terminal/terminal.ts';
import type { CommandResult } from './commandResult.ts';
import { environmentLabel, isProduction, type Environment } from './environmentLabel.ts';
import type { Invocation } from './invocation.ts';

/** What is about to happen, in the order it is read. */
export type ChangeToConfirm = {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly question: string;
  /** What it changes at a service; a record where nothing is said. */
  readonly changes?: CallChange | 'nothing';
};

const nobodyToAsk = (hint = 'Add --yes to do it without asking, or --dry-run to see what would happen.') =>
  failed(
    commandFailure(exitCodes.usage, 'confirmation-needed', 'Nobody can be asked here, so nothing was done.', {
      hint,
    }),
  );

/** Refuses, before anything is read or sent, a call that could never be confirmed. */
export const requireWayToConfirm = (
  { canAsk, options }: Invocation,
  hint?: string,
): Result<null, CommandFailure> =>
  canAsk || options.flag('yes') || options.flag('dryRun') ? succeeded(null) : nobodyToAsk(hint);

const questionIn = (environment: Environment | null, question: string): string =>
  isProduction(environment) ? `PRODUCTION: ${question}` : question;

const goes = async ({ userChanged }: Invocation): CommandResult<'go'> => {
  const changed = await userChanged();
  return changed === null ? succeeded('go') : failed(changed);
};

/**
 * Shows on stderr what will be done, and where, and asks. `go` means do it; `stop` that `--dry-run` ends here.
 * A no ends with 3, and with 7 another user who signed in
 * meanwhile; without a terminal only `--yes` goes on, otherwise it is a wrong call.
 */
export const confirmChange = async (
  invocation: Invocation,
  plan: ChangeToConfirm,
): CommandResult<'go' | 'stop'> => {
  const { terminal, options } = invocation;
  const dryRun = options.flag('dryRun');
  const asks = invocation.canAsk && !options.flag('yes') && !dryRun;
  if (asks || !options.flag('quiet')) {
    const environment = invocation.environment();
    const place = environment === null ? [] : [['Environment', environmentLabel(environment)] as const];
    const told = [...place, ...plan.facts];
    const shown = await drawView(
      (paint) =>
        [
          paint.bold(safeText(plan.title)),
          ...(told.length === 0 ? [] : [formatLabelledValues(told, paint)]),
        ].join('\n'),
      readTerminalStyle(terminal, 'stderr'),
    );
    await writeText(terminal.stderr, `${shown}\n`);
  }
  if (dryRun) {
    invocation.notice('Dry run: nothing was sent.');
    const { changes = 'record' } = plan;
    if (changes !== 'nothing') invocation.wouldSend(changes);
    return succeeded('stop');
  }
  if (options.flag('yes')) return goes(invocation);
  const prompts = await invocation.prompts();
  if (prompts === null) return nobodyToAsk();
  const answer = await prompts.confirm(questionIn(invocation.environment(), plan.question));
  if (!answer.ok) return answer;
  return answer.value
    ? goes(invocation)
    : failed(commandFailure(exitCodes.cancelled, 'cancelled', 'Cancelled: nothing was done.'));
};
