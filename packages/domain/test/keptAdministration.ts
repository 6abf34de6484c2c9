import type {
  AccountAdministration,
  AdministrationFailure,
} from '../src/administration/accountAdministration.ts';
import type { AdminAccount } from '../src/administration/adminAccount.ts';
import type { Integration } from '../src/administration/integration.ts';
import { failed, succeeded } from '../src/result/result.ts';

const failure = (kind: AdministrationFailure['kind']): AdministrationFailure => ({
  kind,
  message: `Said the service: ${kind}.`,
  requestId: 'r-1',
});

const dana: AdminAccount = {
  accountId: 'a-1',
  email: 'dana@harbor.test',
  userRoles: [],
  integrationId: 'i-1',
  origin: 'steamchain',
  details: { fxPartner: 'corpay' },
  version: 'v1',
};

/** An accounts service that keeps what it is told, with versions; a test changes what it keeps between two calls. */
export const keptAdministration = () => {
  const kept = {
    accounts: [
      dana,
      { ...dana, accountId: 'a-2', email: 'lee@waiting.test', integrationId: null },
      { ...dana, accountId: 'a-3', email: 'robin@blank.test', integrationId: null, userRoles: ['admin'] },
    ] as AdminAccount[],
    integrations: [
      { integrationId: 'i-0', clientId: '10000API_USER', parentId: '', kind: 'corpayPartner', version: 'w1' },
      {
        integrationId: 'i-1',
        clientId: '10233API_USER',
        parentId: '10000API_USER',
        kind: 'corpayClient',
        version: 'w1',
      },
      {
        integrationId: 'i-2',
        clientId: '10299API_USER',
        parentId: '10000API_USER',
        kind: 'corpayClient',
        version: 'w1',
      },
    ] as Integration[],
  };
  const sent: unknown[][] = [];
  /** How the next changes are answered, after they were made. */
  const answers: AdministrationFailure['kind'][] = [];
  const meant = (target: { accountId?: string; email?: string }) =>
    kept.accounts.find(({ accountId, email }) => accountId === target.accountId || email === target.email);
  const answered = <T>(value: T) => {
    const kind = answers.shift();
    return kind === undefined ? succeeded(value) : failed(failure(kind));
  };
  const change = (target: Parameters<typeof meant>[0], to: Partial<AdminAccount>, seen?: string) => {
    const account = meant(target);
    if (account === undefined) return failed(failure('not-found'));
    if (seen !== undefined && seen !== account.version) return failed(failure('changed-meanwhile'));
    kept.accounts = kept.accounts.map((each) =>
      each === account ? { ...each, ...to, version: 'v2' } : each,
    );
    return answered({ message: 'Done.' });
  };
  const service: AccountAdministration = {
    accounts: async () => succeeded(kept.accounts),
    inspect: async (target) => {
      const account = meant(target);
      return account === undefined ? failed(failure('not-found')) : succeeded({ account, integration: null });
    },
    integrations: async () => succeeded(kept.integrations),
    assignRole: async (...given) => {
      sent.push(given);
      const [target, role, value, seen] = given;
      return change(target, { userRoles: value ? [role] : [] }, seen);
    },
    assignIntegration: async (...given) => {
      sent.push(given);
      const [target, integrationId, seen, seenIntegration] = given;
      const wanted = kept.integrations.find((each) => each.integrationId === integrationId);
      if (seenIntegration !== undefined && seenIntegration !== wanted?.version)
        return failed(failure('changed-meanwhile'));
      return change(target, { integrationId: integrationId === '' ? null : integrationId }, seen);
    },
    updateIntegration: async (...given) => {
      sent.push(given);
      const [{ key: _key, ...update }, seen] = given;
      const stored = kept.integrations.find((each) => each.integrationId === update.integrationId);
      if (stored !== undefined && seen !== undefined && seen !== stored.version)
        return failed(failure('changed-meanwhile'));
      const integrationId = stored?.integrationId ?? 'i-9';
      kept.integrations = [
        ...kept.integrations.filter((each) => each !== stored),
        { ...update, integrationId, version: 'w2' },
      ];
      return answered({ message: 'Done.', integrationId });
    },
    changes: null,
  };
  /** Another administrator changes an account, and with it the version. */
  const elsewhere = (email: string, to: Partial<AdminAccount>): void => {
    kept.accounts = kept.accounts.map((each) =>
      each.email === email ? { ...each, version: 'v-other', ...to } : each,
    );
    // The version of an integration counts who has it.
    kept.integrations = kept.integrations.map((each) =>
      to.integrationId === each.integrationId ? { ...each, version: 'w-other' } : each,
    );
  };
  return { service, kept, sent, answers, elsewhere };
};
