import { StoreFailure } from '@fx-gateway/domain/ports/storeFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { makeChangeOutput, makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { connectProfile, type ConnectionWithSignIn } from '../configuration/connectProfile.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { thrownFailure } from '../failures/thrownFailure.ts';
import { forgetSignInPlace } from './signInPlace.ts';
import { identityCommandFailure } from './identityCommandFailure.ts';

type Leaving = Pick<ConnectionWithSignIn, 'credentials' | 'access' | 'answerers' | 'forgetQuotes'> & {
  readonly configuration: { readonly identity: { readonly userPoolClientId: string } };
  readonly services: Pick<ConnectionWithSignIn['services'], 'identity'>;
};

type Report = Invocation['report'];

/** Says of a file that cannot be used what became of the session; anything else that is thrown is a defect. */
const withSession =
  (sentence: string) =>
  (trouble: unknown): Outcome<'logout'> => {
    if (!(trouble instanceof StoreFailure)) throw trouble;
    const failure = thrownFailure(trouble);
    return failed({ ...failure, message: joinSentences(failure.message, sentence) });
  };

/** Nothing was to be ended; what half a sign-in may have left here is removed all the same. */
const nobody = makeOutput({ signedOut: false }, () => 'Nobody was signed in.');

/** Who wanted to end the sign-ins of other devices too has not got what they asked for. */
const otherDevicesStay = commandFailure(
  exitCodes.failed,
  'sign-ins-not-ended',
  'Signed out here. The service did not confirm that the sign-ins on other devices have ended.',
  { hint: 'Sign in once more, and then: fxg logout --everywhere' },
);

/** What is kept here is gone all the same, so that nobody goes on with it from here. */
const sessionMayLiveOn =
  'The service did not confirm that the session has ended; it may live on there until it expires.';

/** The service is asked first: a file that cannot be changed keeps what is worth nothing there any more. */
const endSession = async (
  { services: { identity }, credentials, access, answerers, forgetQuotes }: Leaving,
  everywhere: boolean,
  signIn: string | null,
  report: Report,
): Promise<Outcome<'logout'>> => {
  let livesOn = false;
  const done = await identity.signOut({ everywhere, mayLiveOn: () => (livesOn = true) });
  await access.forget();
  await answerers.forget();
  await forgetSignInPlace(credentials);
  await forgetQuotes();
  if (done.ok && signIn === null) return nobody;
  if (done.ok && livesOn && everywhere) return failed(otherDevicesStay);
  if (done.ok && livesOn) await report(sessionMayLiveOn);
  return done.ok
    ? makeChangeOutput('Signed out.', { signedOut: true }, () => 'Signed out.')
    : failed(identityCommandFailure(done.failure));
};

/** Ends the session that is kept. Where it cannot be read there is nothing to ask the service with, and that is said. */
export const signOutOfProfile = async (
  connection: Leaving,
  everywhere: boolean,
  report: Report,
): Promise<Outcome<'logout'>> => {
  const { readStoredSignInMark } = await import('@fx-gateway/adapters/node');
  return readStoredSignInMark(
    connection.credentials,
    connection.configuration.identity.userPoolClientId,
  ).then(
    (signIn) =>
      endSession(connection, everywhere, signIn, report).catch(
        withSession(
          'The service was asked to end the session, and what is kept of it here could not be removed.',
        ),
      ),
    withSession(
      'The service was not asked to end the session, because what is kept of it here could not be read.',
    ),
  );
};

export const logoutVerb: Verb<'logout'> = {
  usage: 'logout',
  summary: 'Sign out; what was kept of the sign-in and of quotes is removed.',
  options: [{ flags: '--everywhere', summary: 'end the sign-ins on all devices' }],
  changesWhen: ['--everywhere'],
  examples: ['logout', 'logout --everywhere'],
  run: async (invocation) => {
    const connection = await connectProfile(invocation);
    return connection.ok
      ? signOutOfProfile(connection.value, invocation.options.flag('everywhere'), (text) =>
          invocation.report(text),
        )
      : connection;
  },
};
