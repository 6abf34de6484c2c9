import { seededUsers } from '../users/seededUsers.ts';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { administrationTables } from '@fx-gateway/services/administration/administrationTables.ts';
import { readKeyStart } from '@fx-gateway/services/administration/readKeyStart.ts';
import { defaultProviderClientId } from '@fx-gateway/services/settings/defaultProviderClientId.ts';
import { accountsKeyRing } from './accountsKeyRing.ts';

type SeededIntegration = {
  readonly integrationId: string;
  readonly clientId: string;
  readonly kind: string;
  /** Whose account has it from the start. */
  readonly email?: string;
};

const seeds: readonly SeededIntegration[] = [
  {
    integrationId: 'f3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d00',
    clientId: defaultProviderClientId,
    kind: 'corpayPartner',
  },
  ...[
    { clientId: '10233API_USER', email: 'corpay@sandbox.test' },
    { clientId: '10258API_USER', email: 'empty@sandbox.test' },
    { clientId: '10271API_USER', email: 'busy@sandbox.test' },
    { clientId: '10280API_USER', email: 'admin@sandbox.test' },
  ].map((seed, index) => ({
    ...seed,
    integrationId: `f3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d0${index + 1}`,
    kind: 'corpayClient',
  })),
];

/** Puts the integrations of the stories in that are missing, and connects the accounts with them that have none. */
export const seedAdministration = async ({ db, now, settings }: SandboxServices): Promise<void> => {
  const tables = administrationTables(db);
  for (const { integrationId, clientId, kind, email } of seeds) {
    const key = `${clientId.slice(0, 5)}-sandbox-key`;
    await tables
      .insertInto('integrations')
      .values({
        integration_id: integrationId,
        client_id: clientId,
        parent_id: email === undefined ? '' : defaultProviderClientId,
        kind,
        sealed_key: accountsKeyRing(settings).seal(key, integrationId),
        key_start: readKeyStart(key),
        updated_at: new Date(now()),
      })
      .onConflict((same) => same.doNothing())
      .execute();
    const user = seededUsers.find((seeded) => seeded.email === email);
    if (user === undefined) continue;
    await tables
      .updateTable('accounts')
      .set(({ selectFrom }) => ({
        // An administrator may have entered it before the story did.
        integration_id: selectFrom('integrations')
          .select('integration_id')
          .where('client_id', '=', clientId)
          .where('kind', '=', kind),
      }))
      .where('sub', '=', user.sub)
      .where('integration_id', 'is', null)
      .execute();
  }
};

/** The accounts, which name integrations, are gone by then. */
export const clearAdministration = async ({ db }: SandboxServices): Promise<void> => {
  await administrationTables(db).deleteFrom('account_changes').execute();
  await administrationTables(db).deleteFrom('integrations').execute();
};
