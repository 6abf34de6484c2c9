import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { shortestPassword } from '@fx-gateway/domain/identity/passwords.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Options } from '../verbs/options.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { readFileOrStdinText } from '../terminal/readFileOrStdinText.ts';

/** What was given to sign in with; the new password is for an account that must choose one. */
export type PasswordsFromOptions = { readonly password: string; readonly newPassword: string | null };

/** True when the call brings the password, so that the user is not asked for it. */
export const isPasswordGiven = (options: Options): boolean =>
  options.flag('passwordStdin') || options.text('passwordFile') !== null;

export const noPasswordFailure = usageFailure(
  'Nobody can be asked for the password here.',
  'Give it on stdin with --password-stdin, or with --password-file F.',
);

const linesOf = async (
  file: string,
  { terminal }: Invocation,
  named?: string,
): CommandResult<readonly string[]> => {
  const text = await readFileOrStdinText(file, terminal, named);
  return text.ok ? succeeded(text.value.split(/\r?\n/)) : text;
};

/**
 * Passwords from stdin, from a file, or typed unseen; never from a flag, which other processes can read. With both
 * on stdin the password is the first line and the new one the second.
 */
export const readPasswords = async (invocation: Invocation): CommandResult<PasswordsFromOptions> => {
  const { options } = invocation;
  const onStdin = options.flag('passwordStdin');
  const newOnStdin = options.flag('newPasswordStdin');
  const stdin = onStdin || newOnStdin ? await linesOf('-', invocation) : succeeded([]);
  if (!stdin.ok) return stdin;
  const [first = '', second = ''] = stdin.value;
  const newPassword = newOnStdin ? (onStdin ? second : first) : null;
  const password = onStdin ? succeeded(first) : await passwordGiven(invocation);
  if (!password.ok) return password;
  if (password.value === '')
    return usageFailure(
      'The password is empty.',
      'It stands on the first line of what --password-stdin or --password-file reads.',
    );
  if (newPassword === '') {
    return usageFailure(
      'The new password is empty.',
      onStdin ? 'Give the password on the first line of stdin and the new one on the second.' : null,
    );
  }
  return newPassword !== null && newPassword.length < shortestPassword
    ? usageFailure(identityMessages.passwordTooShort, 'Give a longer one with --new-password-stdin.')
    : succeeded({ password: password.value, newPassword });
};

const passwordGiven = async (invocation: Invocation): CommandResult<string> => {
  const file = invocation.options.text('passwordFile');
  if (file !== null) {
    const lines = await linesOf(file, invocation, 'The password file');
    return lines.ok ? succeeded(lines.value[0] ?? '') : lines;
  }
  const prompts = await invocation.prompts();
  return prompts === null ? noPasswordFailure : prompts.secret('Password');
};
