import { fstat } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { heldRowHeadings } from '@fx-gateway/domain/payment-run/report/formatHeldRows.ts';
import { runFieldLabels } from '@fx-gateway/domain/payment-run/runFields.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { optionFailure } from '../../failures/commandFailure.ts';
import { findFileWriteObstacle } from '../../terminal/findFileWriteObstacle.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';

const flag = '--rejects';

/** How a file begins that was written so before. */
const begins = new RegExp(`^${heldRowHeadings[0] ?? ''},${runFieldLabels.payee},`);

const stdinOfProcess = 0;

/** Whether two names stand for one file: by another path, a link, or since it is what stdin comes from. */
const isSameFile = async (source: string, other: string): Promise<boolean> => {
  const [one, two] = await Promise.all([
    (source === '-' ? promisify(fstat)(stdinOfProcess) : stat(source)).catch(() => null),
    stat(other).catch(() => null),
  ]);
  return one !== null && two !== null && one.dev === two.dev && one.ino === two.ino;
};

/** Refuses a `--rejects` that is the file of the payments itself, holds something else, or cannot be written. */
export const refuseRejectsFile = async (
  { options }: Pick<Invocation, 'options'>,
  source: string,
): CommandResult<null> => {
  const named = options.text('rejects');
  if (named === null) return succeeded(null);
  const anotherFile = 'Name another file.';
  if (await isSameFile(source, resolve(named)))
    return optionFailure(flag, 'This is the file of the payments itself, so it stays as it is.', anotherFile);
  switch (named === '' ? 'unwritable' : await findFileWriteObstacle(resolve(named), begins)) {
    case 'nothing':
      return succeeded(null);
    case 'unwritable':
      return optionFailure(
        flag,
        'This file cannot be written.',
        'Name a file in a folder in which you may write.',
      );
    case 'something-else':
      return optionFailure(
        flag,
        `${named} is there already and holds something else, so it stays as it is.`,
        'Name another file, or remove this one first.',
      );
  }
};
