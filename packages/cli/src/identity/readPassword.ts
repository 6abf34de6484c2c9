import { readFile } from 'node:fs/promises';
import { succeeded } from '@fx-gateway/domain/result';
import { usageFailure } from '../failures/commandFailure.ts';
import type { Asked, Invocation } from '../program/invocation.ts';
import { readStdin } from '../terminal/terminal.ts';

const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0] ?? '';

/** A password from stdin, from a file, or typed unseen; never from a flag, which other processes can read. */
export const readPassword = async (invocation: Invocation): Asked<string> => {
  const given = await passwordGiven(invocation);
  if (!given.ok) return given;
  return given.value === '' ? usageFailure('The password is empty.') : given;
};

const passwordGiven = async (invocation: Invocation): Asked<string> => {
  const { options, terminal } = invocation;
  if (options.flag('passwordStdin')) return succeeded(firstLine(await readStdin(terminal)));
  const file = options.text('passwordFile');
  if (file !== null) {
    try {
      return succeeded(firstLine(await readFile(file, 'utf8')));
    } catch {
      return usageFailure('The password file could not be read.');
    }
  }
  const prompts = await invocation.prompts();
  return prompts === null
    ? usageFailure(
        'Nobody can be asked for the password here.',
        'Give it on stdin with --password-stdin, or with --password-file F.',
      )
    : prompts.secret('Password');
};
