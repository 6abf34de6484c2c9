import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { readFileOrStdinText } from '../terminal/readFileOrStdinText.ts';

/** Reads the whole text, so that of a key that is broken over two lines no half is sent. */
const keyIn = async (file: string, { terminal }: Invocation, named?: string): CommandResult<string> => {
  const text = await readFileOrStdinText(file, terminal, named);
  return text.ok ? succeeded(text.value.trim()) : text;
};

/** The key of an integration from stdin, from a file, or typed unseen; never from a flag, which others can read (S-75). */
export const readIntegrationKey = async (invocation: Invocation): CommandResult<string> => {
  const key = await (invocation.options.flag('keyStdin') ? keyIn('-', invocation) : keyGiven(invocation));
  return key.ok && key.value.trim() === ''
    ? usageFailure('The key is empty.', 'It stands alone in what --key-stdin or --key-file reads.')
    : key;
};

const keyGiven = async (invocation: Invocation): CommandResult<string> => {
  const file = invocation.options.text('keyFile');
  if (file !== null) return keyIn(file, invocation, 'The key file');
  const prompts = await invocation.prompts();
  return prompts === null
    ? usageFailure(
        'Nobody can be asked for the key here.',
        'Give it on stdin with --key-stdin, or with --key-file F.',
      )
    : prompts.secret('Key');
};
