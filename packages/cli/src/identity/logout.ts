import { failed } from '@fx-gateway/domain/result';
import { changed } from '../command/output.ts';
import type { Verb } from '../command/verb.ts';
import { connect } from '../configuration/connect.ts';
import { identityCommandFailure } from './identityCommandFailure.ts';

export const logout: Verb = {
  usage: 'logout',
  summary: 'Sign out; what was kept of the sign-in is removed.',
  options: [{ flags: '--everywhere', summary: 'end the sign-ins on all devices' }],
  output: '{ "signedOut": true }',
  examples: ['logout', 'logout --everywhere'],
  run: async (invocation) => {
    const connection = await connect(invocation);
    if (!connection.ok) return connection;
    const everywhere = invocation.options.flag('everywhere');
    const done = await connection.value.services.identity.signOut({ everywhere });
    return done.ok
      ? changed('Signed out.', { signedOut: true }, () => 'Signed out.')
      : failed(identityCommandFailure(done.failure));
  },
};
