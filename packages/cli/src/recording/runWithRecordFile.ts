import { resolve } from 'node:path';
import { runWithFileLock } from '@fx-gateway/adapters/node';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { optionFailure } from '../failures/commandFailure.ts';
import { findFileWriteObstacle } from '../terminal/findFileWriteObstacle.ts';

const flag = '--record';
const nothingAsked = 'Nothing was asked of the partner.';

/** How a recording begins, as this product writes it. */
const begins = /^\s*\{\s*"format"\s*:\s*"fx-gateway-recording"/;

/**
 * Runs a watch that may write what happened (REC-6): nothing but an earlier recording is ever replaced, and no other
 * fxg writes the same file meanwhile. Whatever is in the way is found out before anything is asked of the partner.
 */
export const runWithRecordFile = async <T>(
  { options }: Pick<Invocation, 'options'>,
  work: () => CommandResult<T>,
): CommandResult<T> => {
  const named = options.text('record');
  if (named === null) return work();
  if (named === '-')
    return optionFailure(
      flag,
      'a recording is written to a file, never to stdout.',
      `Name a file, such as --record what-happened.json. ${nothingAsked}`,
    );
  const file = resolve(named);
  const inTheWay = named === '' ? 'unwritable' : await findFileWriteObstacle(file, begins);
  if (inTheWay === 'unwritable')
    return optionFailure(
      flag,
      'this file cannot be written.',
      `Name a file in a folder in which you may write. ${nothingAsked}`,
    );
  if (inTheWay === 'something-else')
    return optionFailure(
      flag,
      `${named} is there already and is no recording, so it stays as it is.`,
      `Name another file, or remove this one first. ${nothingAsked}`,
    );
  const done = await runWithFileLock(`${file}.lock`, work, { longestWait: 0 });
  return done.ok
    ? done.value
    : optionFailure(
        flag,
        `another fxg is recording into ${named}.`,
        `Name another file, or let that watch end. ${nothingAsked}`,
      );
};
