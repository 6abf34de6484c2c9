import { accountMigrations } from './account/accountMigrations.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { clearAccounts, seedAccounts } from './account/accountSeeds.ts';
import { administrationRoutes } from './administration/administrationRoutes.ts';
import { clearAdministration, seedAdministration } from './administration/administrationSeeds.ts';
import { administrationMigrations } from './administration/administrationTables.ts';
import type { SandboxPlugin } from './server/services/sandboxPlugin.ts';

/** The accounts service: one account for every user who signed in, and what administrators do with them. */
export const accountsPlugin: SandboxPlugin = {
  name: 'accounts',
  behindGateway: true,
  requestHeaders: ['If-Match'],
  migrations: { ...accountMigrations, ...administrationMigrations },
  register: (app, services) => {
    accountRoutes(app, services);
    administrationRoutes(app, services);
  },
  seed: async (services) => {
    await seedAccounts(services);
    await seedAdministration(services);
  },
  clear: async (services) => {
    await clearAccounts(services);
    await clearAdministration(services);
  },
};
