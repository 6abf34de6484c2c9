import { readFile } from 'node:fs/promises';
import { succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../command/commandResult.ts';
import type { Invocation } from '../command/invocation.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { readStdin } from '../terminal/terminal.ts';

/** What a partner says of its records where a file is missing, or holds none. */
type RecordWords = { readonly hint: string | null; readonly member: string };

/** The JSON object of `--file`, where `-` is stdin. What the file holds is never repeated in an error. */
export const readRecordFile = async (
  { options, terminal }: Pick<Invocation, 'options' | 'terminal'>,
  { hint, member }: RecordWords,
): CommandResult<object> => {
  const file = options.text('file');
  if (file === null) {
    return usageFailure('Say with --file which JSON file holds the beneficiary; - is stdin.', hint);
  }
  let text: string;
  try {
    text = file === '-' ? await readStdin(terminal) : await readFile(file, 'utf8');
  } catch {
    return usageFailure(`The file ${file} could not be read.`);
  }
  let given: unknown;
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return usageFailure(`${file === '-' ? 'What came on stdin' : `The file ${file}`} is no JSON.`);
  }
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? succeeded(given)
    : usageFailure(`One beneficiary is one JSON object, such as { "${member}": "…", … }.`);
};
