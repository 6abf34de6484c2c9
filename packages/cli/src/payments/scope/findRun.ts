import { isRunOver, type PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import {
  commandFailure,
  optionFailure,
  usageFailure,
  type CommandFailure,
} from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { safeName } from '../../safe-text/safeText.ts';
import { shellWord } from '../../safe-text/shellWord.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Options } from '../../verbs/options.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import type { PaymentRunConnection } from './paymentRunConnection.ts';

export const runKeyOption: OptionSpec = {
  flags: '--key <key>',
  summary: 'what the run is called: the same key never begins a second run',
};

/** The same as it stands in a command that is copied. */
export const keyWords = ({ name }: Pick<PaymentRun, 'name'>): string => `--key ${shellWord(name)}`;

/** The key of a new run, of which every character can be seen and typed again. */
export const readNewKey = (options: Options): Result<string, CommandFailure> => {
  const key = options.text('key');
  const example = '--key payroll-2026-11';
  if (key === null || key.trim() === '')
    return usageFailure('Name the run with --key: the same key never begins a second run.', example);
  return safeName(key) === key
    ? succeeded(key)
    : optionFailure(
        '--key',
        'It holds a line break or another character that cannot be seen, or is longer than 300.',
        `Name the run so that it can be typed again, as ${example}`,
      );
};

/** The only one that is not over; over ones count only where all are, and then the newest for whoever may look at one. */
const unnamedRun = (
  all: readonly PaymentRun[],
  whenOver: 'newest' | 'only',
): Result<PaymentRun, CommandFailure> => {
  const open = all.filter((run) => !isRunOver(run));
  const chosen = open.length > 0 ? open : whenOver === 'newest' ? all.slice(-1) : all;
  const [only, ...others] = chosen;
  if (only === undefined)
    return failed(
      commandFailure(exitCodes.notFound, 'no-run', 'No payment run is kept on this device.', {
        hint: 'Begin one with: fxg payments run --file FILE --key NAME',
      }),
    );
  const are = open.length > 0 ? 'are not over' : 'are kept on this device';
  return others.length === 0
    ? succeeded(only)
    : usageFailure(
        `Several payment runs ${are}.`,
        `Say which one with --key: ${chosen.map(({ name }) => shellWord(name)).join(', ')}`,
      );
};

/** The run that `--key` names, or else the one that is not over; exit 5 where there is none. */
export const findRun = async (
  { runs }: Pick<PaymentRunConnection, 'runs'>,
  options: Options,
  whenOver: 'newest' | 'only',
): CommandResult<PaymentRun> => {
  const all = await runs.list();
  const key = options.text('key');
  if (key === null) return unnamedRun(all, whenOver);
  const names = all.map(({ name }) => shellWord(name)).join(', ');
  const found = all.find(({ name }) => name === key);
  return found === undefined
    ? failed(
        commandFailure(exitCodes.notFound, 'no-run', `No payment run on this device is called ${key}.`, {
          hint: names === '' ? null : `There are: ${names}`,
        }),
      )
    : succeeded(found);
};
