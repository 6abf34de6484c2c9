import { readFile } from 'node:fs/promises';
import { succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../../command/commandResult.ts';
import type { Invocation } from '../../command/invocation.ts';
import { usageFailure } from '../../failures/commandFailure.ts';
import { readStdin } from '../../terminal/terminal.ts';

/** The JSON object of `--file`, where `-` is stdin. What the file holds is never repeated in an error. */
export const readRecordFile = async ({ options, terminal }: Invocation): CommandResult<object> => {
  const file = options.text('file');
  if (file === null) {
    return usageFailure(
      'Say with --file which JSON file holds the beneficiary; - is stdin.',
      'fxg beneficiaries rules says what a country asks for.',
    );
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
    : usageFailure('One beneficiary is one JSON object, such as { "accountHolderName": "…", … }.');
};
