import { StoreFailure } from '@fx-gateway/domain/ports';
import { failed } from '@fx-gateway/domain/result';
import { joinSentences } from '@fx-gateway/domain/words';
import type { Outcome } from '../command/outcome.ts';
import { changed } from '../command/output.ts';
import type { Verb } from '../command/verb.ts';
import { connect, type Connection } from '../configuration/connect.ts';
import { thrownFailure } from '../failures/thrownFailure.ts';
import { identityCommandFailure } from './identityCommandFailure.ts';

/** The service is asked first: a file that cannot be changed keeps what is worth nothing there any more. */
export const leave = async (
  { services: { identity } }: { readonly services: Pick<Connection['services'], 'identity'> },
  everywhere: boolean,
): Promise<Outcome> => {
  try {
    const done = await identity.signOut({ everywhere });
    return done.ok
      ? changed('Signed out.', { signedOut: true }, () => 'Signed out.')
      : failed(identityCommandFailure(done.failure));
  } catch (trouble) {
    if (!(trouble instanceof StoreFailure)) throw trouble;
    const failure = thrownFailure(trouble);
    const asked =
      'The service was asked to end the session, and what is kept of it here could not be removed.';
    return failed({ ...failure, message: joinSentences(failure.message, asked) });
  }
};

export const logout: Verb = {
  usage: 'logout',
  summary: 'Sign out; what was kept of the sign-in is removed.',
  options: [{ flags: '--everywhere', summary: 'end the sign-ins on all devices' }],
  output: '{ "signedOut": true }',
  examples: ['logout', 'logout --everywhere'],
  run: async (invocation) => {
    const connection = await connect(invocation);
    return connection.ok ? leave(connection.value, invocation.options.flag('everywhere')) : connection;
  },
};
