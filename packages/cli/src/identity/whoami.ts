import type { AccountFailure } from '@fx-gateway/domain/account';
import { displayName } from '@fx-gateway/domain/identity';
import { failed } from '@fx-gateway/domain/result';
import { output } from '../command/output.ts';
import type { Verb } from '../command/verb.ts';
import { connect } from '../configuration/connect.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { signInHint } from '../failures/signInNeeded.ts';
import { facts } from '../terminal/table.ts';
import { currentUser } from './currentUser.ts';

const accountCommandFailure = ({ kind, message, requestId }: AccountFailure): CommandFailure => {
  switch (kind) {
    case 'session-lost':
      return commandFailure(exitCodes.signIn, 'sign-in-needed', message, { requestId, hint: signInHint });
    case 'refused':
      return commandFailure(exitCodes.signIn, 'refused', message, { requestId });
    case 'no-answer':
      return commandFailure(exitCodes.network, 'network', message, { requestId });
    case 'server-trouble':
      return commandFailure(exitCodes.failed, 'server-trouble', message, { requestId });
    case 'unreadable':
      return commandFailure(exitCodes.failed, 'unreadable-answer', message, { requestId });
  }
};

export const whoami: Verb = {
  usage: 'whoami',
  summary: 'The signed-in person and their account.',
  output:
    '{ "email", "name", "sub", "verified", "partner", "accountId", "roles", "organization", "environment" }',
  examples: ['whoami', 'whoami --json'],
  run: async (invocation) => {
    const connection = await connect(invocation);
    if (!connection.ok) return connection;
    const user = await currentUser(connection.value);
    if (!user.ok) return user;
    const account = await connection.value.services.account.load();
    if (!account.ok) return failed(accountCommandFailure(account.failure));
    const { email, sub, verified, fxPartner } = user.value;
    const { accountId, userRoles, settings } = account.value;
    const data = {
      email,
      name: displayName(user.value),
      sub,
      verified,
      partner: fxPartner,
      accountId,
      roles: [...userRoles],
      organization: settings?.orgName ?? null,
      environment: connection.value.configuration.environment,
    };
    return output(data, (paint) =>
      facts(
        [
          ['Signed in as', data.name],
          ['E-mail', verified ? email : `${email} (not verified)`],
          ['Partner', fxPartner],
          ['Organization', data.organization ?? 'not set up yet'],
          ['Roles', data.roles.join(', ') || 'none'],
          ['Account', accountId],
          ['User', sub],
        ],
        paint,
      ),
    );
  },
};
