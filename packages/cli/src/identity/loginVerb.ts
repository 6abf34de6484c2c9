import { isEmail } from '@fx-gateway/domain/forms/email.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { getUserDisplayName } from '@fx-gateway/domain/identity/readUser.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Options } from '../verbs/options.ts';
import { makeChangeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { connectProfile } from '../configuration/connectProfile.ts';
import { usageFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { safeText } from '../safe-text/safeText.ts';
import { finishSignIn } from './finishSignIn.ts';
import type { Session } from './openSession.ts';
import { keepSignInPlace } from './signInPlace.ts';
import { isPasswordGiven, noPasswordFailure, readPasswords } from './readPasswords.ts';

const checkEmail = (email: string): Result<string, CommandFailure> =>
  isEmail(email)
    ? succeeded(email.trim())
    : usageFailure(identityMessages.emailNeeded, 'Name the account with --email E.');

const readEmail = async (invocation: Invocation): CommandResult<string> => {
  const given = invocation.options.text('email');
  const prompts = given === null ? await invocation.prompts() : null;
  const email = prompts === null ? succeeded(given ?? '') : await prompts.text('E-mail');
  return email.ok ? checkEmail(email.value) : email;
};

/** What the call says of the profile; null when it says nothing. */
const readOnlyOf = (options: Options): boolean | null => {
  if (options.flag('readOnly')) return true;
  return options.flag('readWrite') ? false : null;
};

/** Refuses a call that is wrong as it stands, before anything is reached or asked. */
const checkCall = ({ options, canAsk }: Invocation): Result<unknown, CommandFailure> => {
  const email = options.text('email');
  const named = email === null && canAsk ? succeeded(null) : checkEmail(email ?? '');
  return named.ok && !canAsk && !isPasswordGiven(options) ? noPasswordFailure : named;
};

/** `afterSignIn` runs after every sign-in, before its success is written. */
export const loginVerb = (
  afterSignIn: (invocation: Invocation, session: Session, looksOnly: boolean) => Promise<void>,
): Verb<'login'> => ({
  usage: 'login',
  summary: 'Sign in; the sign-in is kept in a file that only you can read.',
  options: [
    { flags: '-e, --email <email>', summary: 'the account; asked for when left out' },
    { flags: '--password-stdin', summary: 'read the password from stdin' },
    {
      flags: '--new-password-stdin',
      summary:
        'read a new password from stdin, on the second line after --password-stdin, should one be required',
      onlyWith: ['--password-stdin'],
    },
    {
      flags: '--password-file <file>',
      summary: 'read the password from the first line of a file',
      notWith: ['--password-stdin'],
    },
    { flags: '--read-only', summary: 'let the profile look and change nothing from now on' },
    { flags: '--read-write', summary: 'lift that', notWith: ['--read-only'] },
  ],
  examples: [
    'login --email corpay@sandbox.test',
    'login --email corpay@sandbox.test --password-stdin < password.txt',
    'login --email forced@sandbox.test --password-stdin --new-password-stdin < passwords.txt',
  ],
  run: async (invocation) => {
    const call = checkCall(invocation);
    if (!call.ok) return call;
    // The user types a secret only once it is known where it goes, and that the service answers.
    const connection = await connectProfile(invocation, {
      aloud: !isPasswordGiven(invocation.options),
      begins: true,
    });
    if (!connection.ok) return connection;
    const email = await readEmail(invocation);
    if (!email.ok) return email;
    const passwords = await readPasswords(invocation);
    if (!passwords.ok) return passwords;
    const { configuration, credentials, services, access, remember, looksOnly } = connection.value;
    const signedIn = await finishSignIn(invocation, services, email.value, passwords.value);
    if (!signedIn.ok) return signedIn;
    await access.forget();
    await keepSignInPlace(credentials, configuration);
    await remember(readOnlyOf(invocation.options));
    const user = signedIn.value;
    await afterSignIn(invocation, { connection: connection.value, user }, await looksOnly());
    const name = getUserDisplayName(user);
    const done = `Signed in as ${safeText(name)}.`;
    return makeChangeOutput(done, { email: user.email, name, partner: user.fxPartner }, () => done);
  },
});
