import { getUserDisplayName } from '@fx-gateway/domain/identity/readUser.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { connectProfile } from '../configuration/connectProfile.ts';
import { formatLabelledValues } from '../terminal/formatTable.ts';
import { accountCommandFailure } from './accountCommandFailure.ts';
import { requireSignedInUser } from './requireSignedInUser.ts';
import type { Session } from './openSession.ts';

/** A partner that is away keeps nobody waiting for who they are. */
const soonOrNull = (asked: Promise<string | null>): Promise<string | null> =>
  Promise.race([asked, new Promise<null>((resolve) => void setTimeout(() => resolve(null), 5_000).unref())]);

/**
 * `sayOpen` runs once the user is known, before anything more is asked; `clientCodeOf` asks by which code the partner knows
 * them now.
 */
export const whoamiVerb = (
  sayOpen: (invocation: Invocation, session: Session) => Promise<void>,
  clientCodeOf: (session: Session) => Promise<string | null>,
): Verb<'whoami'> => ({
  usage: 'whoami',
  summary: 'The signed-in user, their account, what the profile may do and what is open.',
  examples: ['whoami', 'whoami --json'],
  run: async (invocation) => {
    const connection = await connectProfile(invocation);
    if (!connection.ok) return connection;
    const user = await requireSignedInUser(connection.value);
    if (!user.ok) return user;
    const session = { connection: connection.value, user: user.value };
    const open: string[] = [];
    const report: Invocation['report'] = async (text) => {
      open.push(text);
      await invocation.report(text);
    };
    const notice: Invocation['notice'] = (text) => {
      open.push(text);
      invocation.notice(text);
    };
    await sayOpen({ ...invocation, report, notice }, session);
    // Who asks this wants to know how it is now: the next call asks for everything anew as well.
    await connection.value.access.forget();
    const [account, clientCode] = await Promise.all([
      connection.value.services.account.load(),
      soonOrNull(clientCodeOf(session)),
    ]);
    if (!account.ok) return failed(accountCommandFailure(account.failure));
    const readOnly = await connection.value.looksOnly();
    const { email, sub, verified, fxPartner } = user.value;
    const { accountId, userRoles, settings } = account.value;
    const data = {
      email,
      name: getUserDisplayName(user.value),
      sub,
      verified,
      partner: fxPartner,
      accountId,
      roles: [...userRoles],
      organization: settings?.orgName ?? null,
      environment: connection.value.configuration.environment,
      readOnly,
      clientCode,
      open,
    };
    return makeOutput(data, (paint) =>
      formatLabelledValues(
        [
          ['Signed in as', data.name],
          ['E-mail', verified ? email : `${email} (not verified)`],
          ['Partner', fxPartner],
          ...(clientCode === null ? [] : [['Client code', clientCode] as const]),
          ['May', readOnly ? 'only look' : 'look and change'],
          ['Open', open.length === 0 ? 'nothing' : `${open.length}, said above`],
          ['Organization', data.organization ?? 'not set up yet'],
          ['Roles', data.roles.join(', ') || 'none'],
          ['Account', accountId],
          ['User', sub],
        ],
        paint,
      ),
    );
  },
});
