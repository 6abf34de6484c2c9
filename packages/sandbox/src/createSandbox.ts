import { accountsPlugin } from './accounts/accountsPlugin.ts';
import { askForIntegration } from './gateway/askForIntegration.ts';
import { passAccountsOn } from './gateway/passAccountsOn.ts';
import { createIdentity } from './identity/createIdentity.ts';
import { assignCustomer, onboardCustomer } from './customersOfPartners.ts';
import { ratesPlugin } from './market-rates/ratesPlugin.ts';
import { partners } from './partners.ts';
import { tokenIssuersOfPartners } from './tokenIssuersOfPartners.ts';
import { requestTokenOfPartner } from '@fx-gateway/services/account/requestTokenOfPartner.ts';
import type { Addresses } from './server/http/addresses.ts';
import { Faults } from './server/faults/faults.ts';
import { RequestLog } from './server/journal/requestLog.ts';
import { listenOn } from '@fx-gateway/services/http/listenOn.ts';
import { Mails } from './server/mails/mails.ts';
import { checkDatabaseAnswers } from '@fx-gateway/services/database/checkDatabaseAnswers.ts';
import { startRefusalOf } from '@fx-gateway/services/database/startRefusalOf.ts';
import { databaseOwner, prepareDatabase } from './prepareDatabase.ts';
import type { ListenOptions, Sandbox, SandboxOptions } from './server/sandbox.ts';
import { createSandboxApps } from './server/createSandboxApps.ts';
import type { SandboxServices } from './server/services/sandboxPlugin.ts';
import { defaultSettings } from './server/settings/sandboxSettings.ts';
import { resetToSeeds, seedWhereEmpty } from './server/services/sandboxState.ts';

/**
 * Makes a sandbox over its database, with tables and stories in place; nothing listens yet.
 * Throws a `StartRefusal` when the data folder is in use or the database cannot be reached.
 */
export const createSandbox = async (given: Partial<SandboxOptions> = {}): Promise<Sandbox> => {
  const options: SandboxOptions = { ...defaultSettings, dataFolder: 'memory', now: Date.now, ...given };
  const database = await prepareDatabase(options);
  const { db } = database;
  const frame = { db, now: options.now, settings: options };
  const identity = createIdentity(frame);
  const { servicesAddress } = options;
  const services: SandboxServices = {
    ...frame,
    ...(servicesAddress === undefined ? {} : { askForIntegration: askForIntegration(servicesAddress) }),
    readCaller: identity.readCaller,
    onboard: (customer) => onboardCustomer(frame, customer),
    requestPartnerToken: requestTokenOfPartner(tokenIssuersOfPartners(frame)),
    passwordHolder: identity.passwordHolder,
    assign: (transaction, customer, integration) => assignCustomer(frame, transaction, customer, integration),
  };
  const accounts =
    servicesAddress === undefined ? accountsPlugin : passAccountsOn(accountsPlugin, servicesAddress);
  const plugins = [identity.plugin, accounts, ratesPlugin, ...Object.values(partners)];
  const journal = new RequestLog(db);
  const faults = new Faults(db, options.databaseUrl !== undefined);
  const mails = new Mails(db);

  try {
    await database.alone(() => seedWhereEmpty(plugins, services));
  } catch (error) {
    await database.close();
    throw startRefusalOf(error, options, databaseOwner);
  }

  const reset = () =>
    database.alone(async () => {
      await mails.clear();
      await resetToSeeds(plugins, services);
      await faults.clear();
      await journal.clear();
    });

  let addresses: Addresses = {};
  const apps = createSandboxApps({
    plugins,
    services,
    controls: { journal, faults, mails, reset, askDatabase: () => checkDatabaseAnswers(db) },
    addresses: () => addresses,
    ...(options.webRoot === undefined ? {} : { webRoot: options.webRoot }),
  });

  return {
    listen: async ({ host = '127.0.0.1', port = 0, servicesPort }: ListenOptions = {}) => {
      if (servicesPort === undefined) {
        const { url } = await listenOn(apps.everything(), host, port, { host: 'HOST', port: 'PORT' });
        return { url, servicesUrl: url };
      }
      const second = await listenOn(apps.services(), host, servicesPort, {
        host: 'HOST',
        port: 'SERVICES_PORT',
      });
      addresses = { servicesPort: second.port };
      const first = await listenOn(apps.web(), host, port, { host: 'HOST', port: 'PORT' });
      addresses = { servicesPort: second.port, webPort: first.port };
      return { url: first.url, servicesUrl: second.url };
    },
    inject: (request) => apps.everything().inject(request),
    reset,
    close: async () => {
      await apps.close();
      await journal.close();
      await database.close();
    },
  };
};
