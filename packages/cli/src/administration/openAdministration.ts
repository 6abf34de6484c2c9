import { systemClock } from '@fx-gateway/adapters/node';
import type { AccountAdministration } from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { AdministratorAndProvider } from '@fx-gateway/domain/administration/changes/proposeIntegrationAssignment.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { OpenSession } from '../identity/openSession.ts';

/** The administrators' calls, and what the configuration says about them. */
type OpenAdministration = {
  readonly administration: AccountAdministration;
  /** The client id above every customer (S-74), and who is signed in. */
  readonly frame: AdministratorAndProvider;
};

/** Reaches the accounts service as the signed-in user; the service itself judges whether they are an administrator. */
export const openAdministration = async (
  invocation: Invocation,
  openSession: OpenSession,
): CommandResult<OpenAdministration> => {
  const session = await openSession(invocation);
  if (!session.ok) return session;
  const { services, configuration } = session.value.connection;
  return succeeded({
    administration: await services.administration(),
    frame: {
      providerParentCode: configuration.administration.providerParentCode,
      you: session.value.user.email,
      now: systemClock.now,
    },
  });
};
