import { resolve } from 'node:path';
import { readServicesAddress } from './settings/readServicesAddress.ts';
import { defaultSettings } from './settings/sandboxSettings.ts';
import { StartRefusal } from '@fx-gateway/services/settings/startRefusal.ts';
import { isLoopbackHost } from './http/loopback.ts';

/** Reads the settings from the environment; throws a `StartRefusal` that names the variable when one is wrong. */
export const readEnvironment = (values: Readonly<Record<string, string | undefined>>) => {
  const read = (name: string) => values[name]?.trim() || undefined;
  const host = read('HOST') ?? '127.0.0.1';
  const port = wholeNumber('PORT', read('PORT'), 0, 65_535) ?? 4400;
  const servicesPort = wholeNumber('SERVICES_PORT', read('SERVICES_PORT'), 0, 65_535);
  if (servicesPort !== undefined && servicesPort !== 0 && servicesPort === port) {
    throw new StartRefusal(`SERVICES_PORT must differ from PORT, but both are ${port}.`);
  }
  if (!isLoopbackHost(host) && read('SANDBOX_ALLOW_REMOTE') !== '1') {
    throw new StartRefusal(
      `HOST ${host} would open the sandbox to other machines: set SANDBOX_ALLOW_REMOTE=1 if that is meant.`,
    );
  }
  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\/./.test(databaseUrl)) {
    throw new StartRefusal('DATABASE_URL must begin with postgres:// and name a server.');
  }
  const seconds = (name: string, otherwise: number, least: number) =>
    wholeNumber(name, read(name), least, 86_400) ?? otherwise;
  const servicesAddress = readServicesAddress(read);
  return {
    host,
    port,
    servicesPort,
    databaseUrl,
    dataFolder: resolve(read('SANDBOX_DATA') ?? '.sandbox'),
    quoteSeconds: seconds('SANDBOX_QUOTE_SECONDS', defaultSettings.quoteSeconds, 1),
    tokenSeconds: seconds('SANDBOX_TOKEN_SECONDS', defaultSettings.tokenSeconds, 1),
    sessionSeconds: seconds('SANDBOX_SESSION_SECONDS', defaultSettings.sessionSeconds, 1),
    signUpCodeSeconds: seconds('SANDBOX_SIGN_UP_CODE_SECONDS', defaultSettings.signUpCodeSeconds, 1),
    recoveryCodeSeconds: seconds('SANDBOX_RECOVERY_CODE_SECONDS', defaultSettings.recoveryCodeSeconds, 1),
    idleMinutes: idleMinutes(read('SANDBOX_IDLE_MINUTES')),
    afsHosts: afsHosts(read('SANDBOX_AFS_HOSTS')),
    idempotency: onOrOff('SANDBOX_IDEMPOTENCY', read('SANDBOX_IDEMPOTENCY')),
    orderPayees: onOrOff('SANDBOX_ORDER_PAYEES', read('SANDBOX_ORDER_PAYEES')),
    strict: strict(read('SANDBOX_STRICT')),
    onboarding: onboarding(read('SANDBOX_ONBOARDING')),
    ratesPlan: ratesPlan(read('SANDBOX_RATES_PLAN')),
    ...(servicesAddress === undefined ? {} : { servicesAddress }),
    integrationSecret: read('SANDBOX_INTEGRATION_SECRET') ?? defaultSettings.integrationSecret,
  };
};

const wholeNumber = (name: string, text: string | undefined, least: number, most: number) => {
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new StartRefusal(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`);
};

/** One limit for every theme; a fraction lets a test wait for seconds. */
const idleMinutes = (text: string | undefined) => {
  if (text === undefined) return defaultSettings.idleMinutes;
  const minutes = /^\d{1,6}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (minutes > 0 && minutes <= 525_600) return { default: minutes, requireLoginThemes: minutes };
  throw new StartRefusal(`SANDBOX_IDLE_MINUTES must be a number above 0 and up to 525600, but is "${text}".`);
};

const hostCount = defaultSettings.afsHosts.length;

/** Up to four hosts; the places that are left keep the hosts that are there from the start. */
const afsHosts = (text: string | undefined) => {
  if (text === undefined) return defaultSettings.afsHosts;
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  if (hosts.length <= hostCount && hosts.every((host) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(host))) {
    return [...hosts, ...defaultSettings.afsHosts.slice(hosts.length)];
  }
  throw new StartRefusal(
    `SANDBOX_AFS_HOSTS must be up to ${hostCount} host names without a port, separated by commas, but is "${text}".`,
  );
};

const onOrOff = (name: string, text: string | undefined) => {
  if (text === undefined || text === 'on') return true;
  if (text === 'off') return false;
  throw new StartRefusal(`${name} must be on or off, but is "${text}".`);
};

const strict = (text: string | undefined) => {
  if (text === undefined || text === 'aws') return text === 'aws';
  throw new StartRefusal(`SANDBOX_STRICT must be aws or not be set, but is "${text}".`);
};

const onboarding = (text: string | undefined) => {
  if (text === undefined) return defaultSettings.onboarding;
  if (text === 'automatic' || text === 'manual') return text;
  throw new StartRefusal(`SANDBOX_ONBOARDING must be automatic or manual, but is "${text}".`);
};

const ratesPlan = (text: string | undefined) => {
  if (text === undefined) return defaultSettings.ratesPlan;
  if (text === 'paid' || text === 'basic' || text === 'free') return text;
  throw new StartRefusal(`SANDBOX_RATES_PLAN must be paid, basic or free, but is "${text}".`);
};
