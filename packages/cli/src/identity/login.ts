import { isEmail } from '@fx-gateway/domain/forms';
import { displayName, identityWords, signIn } from '@fx-gateway/domain/identity';
import { failed } from '@fx-gateway/domain/result';
import { connect } from '../configuration/connect.ts';
import { commandFailure, usageFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { partners } from '../partners.ts';
import type { Asked, Invocation } from '../program/invocation.ts';
import { output } from '../program/output.ts';
import type { Verb } from '../program/verb.ts';
import { safeText } from '../terminal/safeText.ts';
import { readPassword } from './readPassword.ts';

const readEmail = async (invocation: Invocation): Asked<string> => {
  const given = invocation.options.text('email');
  const prompts = given === null ? await invocation.prompts() : null;
  const email = prompts === null ? { ok: true as const, value: given ?? '' } : await prompts.text('E-mail');
  if (!email.ok) return email;
  return isEmail(email.value)
    ? { ok: true, value: email.value.trim() }
    : usageFailure(identityWords.emailNeeded, 'Name the account with --email E.');
};

const refused = (message: string, hint: string | null = null) =>
  failed(commandFailure(exitCodes.signIn, 'sign-in-refused', message, { hint }));

export const login: Verb = {
  usage: 'login',
  summary: 'Sign in; the sign-in is kept in a file that only you can read.',
  options: [
    { flags: '-e, --email <email>', summary: 'the account; asked for when left out' },
    { flags: '--password-stdin', summary: 'read the password from stdin' },
    { flags: '--password-file <file>', summary: 'read the password from the first line of a file' },
  ],
  output: '{ "email", "name", "partner" }',
  examples: [
    'login --email corpay@sandbox.test',
    'login --email corpay@sandbox.test --password-stdin < password.txt',
  ],
  run: async (invocation) => {
    const email = await readEmail(invocation);
    if (!email.ok) return email;
    const password = await readPassword(invocation);
    if (!password.ok) return password;
    const connection = await connect(invocation);
    if (!connection.ok) return connection;
    const { services, remember } = connection.value;
    // Somebody else's sign-in in this profile would refuse this one.
    await services.identity.signOut();
    const event = await signIn(services.identity, email.value, password.value);
    switch (event.type) {
      case 'login-succeeded': {
        await remember();
        const { user } = event;
        for (const { signedIn } of partners) await signedIn(invocation, connection.value, user);
        const name = displayName(user);
        return output(
          { email: user.email, name, partner: user.fxPartner },
          () => `Signed in as ${safeText(name)}.`,
        );
      }
      case 'login-needs-confirmation':
        return refused(
          'This account was never confirmed.',
          'Confirm it in the web application with the code from the e-mail.',
        );
      case 'login-needs-reset':
        return refused(identityWords.mustReset, 'Reset it in the web application.');
      case 'login-needs-new-password':
        return refused(
          identityWords.newPasswordRequired,
          'Sign in once in the web application and choose one.',
        );
      case 'login-failed':
        return event.message === identityWords.noAnswer
          ? failed(commandFailure(exitCodes.network, 'network', event.message))
          : refused(event.message);
      default:
        return refused('Sign in was unsuccessful.');
    }
  },
};
