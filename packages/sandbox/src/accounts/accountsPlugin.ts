import { accountsService } from '@fx-gateway/services/accountsService.ts';
import { defaultProviderClientId } from '@fx-gateway/services/settings/defaultProviderClientId.ts';
import { sandboxRatesKeys } from '../market-rates/ratesKeys.ts';
import type { SandboxPlugin } from '../server/services/sandboxPlugin.ts';
import { accountsKeyRing } from './accountsKeyRing.ts';
import { clearAccounts, seedAccounts } from './accountSeeds.ts';
import { accountStoryMigrations } from './accountStoryMigrations.ts';
import { clearAdministration, seedAdministration } from './administrationSeeds.ts';

/** The accounts service as it runs in production, with the stories of this sandbox in it. */
export const accountsPlugin: SandboxPlugin = {
  name: 'accounts',
  behindGateway: true,
  requestHeaders: accountsService.requestHeaders,
  migrations: { ...accountsService.migrations, ...accountStoryMigrations },
  register: (app, services) =>
    accountsService.register(app, {
      ...services,
      keyRing: accountsKeyRing(services.settings),
      providerClientId: defaultProviderClientId,
      ratesKey: sandboxRatesKeys[services.settings.ratesPlan],
    }),
  seed: async (services) => {
    await seedAccounts(services);
    await seedAdministration(services);
  },
  clear: async (services) => {
    await clearAccounts(services);
    await clearAdministration(services);
  },
};
