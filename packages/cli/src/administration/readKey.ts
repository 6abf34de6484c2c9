import { succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../command/commandResult.ts';
import type { Invocation } from '../command/invocation.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { readTextOf } from '../terminal/readText.ts';
import { readStdin } from '../terminal/terminal.ts';

const firstLine = (text: string): string => text.split(/\r?\n/)[0] ?? '';

/** The key of an integration from stdin, from a file, or typed unseen; never from a flag, which others can read (S-75). */
export const readKey = async (invocation: Invocation): CommandResult<string> => {
  const { options, terminal } = invocation;
  const key = options.flag('keyStdin')
    ? succeeded(firstLine(await readStdin(terminal)))
    : await keyGiven(invocation);
  return key.ok && key.value === '' ? usageFailure('The key is empty.') : key;
};

const keyGiven = async (invocation: Invocation): CommandResult<string> => {
  const file = invocation.options.text('keyFile');
  if (file !== null) {
    try {
      return succeeded(firstLine(await readTextOf(file)));
    } catch {
      return usageFailure('The key file could not be read.');
    }
  }
  const prompts = await invocation.prompts();
  return prompts === null
    ? usageFailure(
        'Nobody can be asked for the key here.',
        'Give it on stdin with --key-stdin, or with --key-file F.',
      )
    : prompts.secret('Key');
};
