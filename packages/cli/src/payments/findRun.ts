import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, usageFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Options } from '../verbs/options.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import type { PaymentRunConnection } from './paymentRunConnection.ts';

export const runKeyOption: OptionSpec = {
  flags: '--key <key>',
  summary: 'what the run is called: the same key never begins a second run',
};

/** The run that `--key` names, or the only one of this device; exit 5 where there is none. */
export const findRun = async (
  { runs }: Pick<PaymentRunConnection, 'runs'>,
  options: Options,
): CommandResult<PaymentRun> => {
  const all = await runs.list();
  const key = options.text('key');
  const names = all.map(({ name }) => name).join(', ');
  if (key === null) {
    const [only, ...others] = all;
    if (only === undefined)
      return failed(
        commandFailure(exitCodes.notFound, 'no-run', 'No payment run is kept on this device.', {
          hint: 'Begin one with: fxg payments run --file FILE --key NAME',
        }),
      );
    return others.length === 0
      ? succeeded(only)
      : usageFailure('Several payment runs are kept on this device.', `Say which one with --key: ${names}`);
  }
  const found = all.find(({ name }) => name === key);
  return found === undefined
    ? failed(
        commandFailure(exitCodes.notFound, 'no-run', `No payment run on this device is called ${key}.`, {
          hint: names === '' ? null : `There are: ${names}`,
        }),
      )
    : succeeded(found);
};
