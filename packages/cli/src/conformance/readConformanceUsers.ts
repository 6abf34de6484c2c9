import { isEmail } from '@fx-gateway/domain/forms/email.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { normalizeEmail } from '@fx-gateway/domain/identity/normalizeEmail.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { optionFailure, usageFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { readFileOrStdinText } from '../terminal/readFileOrStdinText.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Options } from '../verbs/options.ts';

/** A user of a run as the call names them: the option, the e-mail and, once it was read, the password. */
export type NamedUser = { readonly flag: string; readonly email: string };
export type UserWithPassword = NamedUser & { readonly password: string };

const needed = [
  { name: 'as', flag: '--as' },
  { name: 'and', flag: '--and' },
] as const;

/** Who takes part in a run, in the order in which their passwords come. */
export const readNamedUsers = (options: Options): Result<readonly NamedUser[], CommandFailure> => {
  const admin = options.text('admin') === null ? [] : [{ name: 'admin', flag: '--admin' }];
  const users: NamedUser[] = [];
  for (const { name, flag } of [...needed, ...admin]) {
    const email = options.text(name) ?? '';
    if (!isEmail(email)) return optionFailure(flag, identityMessages.emailNeeded);
    const earlier = users.find((one) => one.email === normalizeEmail(email));
    if (earlier !== undefined)
      return optionFailure(flag, `It is the user of ${earlier.flag}.`, 'Name another user.');
    users.push({ flag, email: normalizeEmail(email) });
  }
  return succeeded(users);
};

const linesGiven = async ({ options, terminal }: Invocation): CommandResult<readonly string[] | null> => {
  const file = options.flag('passwordsStdin') ? '-' : options.text('passwordsFile');
  if (file === null) return succeeded(null);
  const text = await readFileOrStdinText(file, terminal, file === '-' ? undefined : 'The password file');
  return text.ok ? succeeded(text.value.split(/\r?\n/)) : text;
};

/** The passwords of these users: a line each from stdin or a file, else typed unseen (PROM-5). */
export const readPasswordOfEach = async (
  invocation: Invocation,
  users: readonly NamedUser[],
): CommandResult<readonly UserWithPassword[]> => {
  const lines = await linesGiven(invocation);
  if (!lines.ok) return lines;
  const prompts = lines.value === null ? await invocation.prompts() : null;
  if (lines.value === null && prompts === null)
    return usageFailure(
      'Nobody can be asked for the passwords here.',
      'Give them on stdin with --passwords-stdin, or with --passwords-file F, one a line.',
    );
  const given: UserWithPassword[] = [];
  for (const [at, user] of users.entries()) {
    const typed = prompts === null ? null : await prompts.secret(`Password of ${user.email}`);
    if (typed !== null && !typed.ok) return failed(typed.failure);
    const password = typed?.value ?? lines.value?.[at] ?? '';
    if (password === '')
      return usageFailure(
        `The password of ${user.flag} is empty.`,
        `It stands on line ${at + 1} of what --passwords-stdin or --passwords-file reads.`,
      );
    given.push({ ...user, password });
  }
  return succeeded(given);
};
