import { resolve } from 'node:path';
import { defaultSettings } from './sandboxSettings.ts';
import { StartRefusal } from './startRefusal.ts';
import { isLoopbackHost } from './loopback.ts';

/** What a person set in the environment, checked. */
export type Environment = ReturnType<typeof readEnvironment>;

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
  return {
    host,
    port,
    servicesPort,
    databaseUrl,
    dataFolder: resolve(read('SANDBOX_DATA') ?? '.sandbox'),
    quoteSeconds: seconds('SANDBOX_QUOTE_SECONDS', defaultSettings.quoteSeconds, 1),
    tokenSeconds: seconds('SANDBOX_TOKEN_SECONDS', defaultSettings.tokenSeconds, 1),
    sessionSeconds: seconds('SANDBOX_SESSION_SECONDS', defaultSettings.sessionSeconds, 1),
    idempotency: onOrOff('SANDBOX_IDEMPOTENCY', read('SANDBOX_IDEMPOTENCY')),
  };
};

const wholeNumber = (name: string, text: string | undefined, least: number, most: number) => {
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new StartRefusal(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`);
};

const onOrOff = (name: string, text: string | undefined) => {
  if (text === undefined || text === 'on') return true;
  if (text === 'off') return false;
  throw new StartRefusal(`${name} must be on or off, but is "${text}".`);
};
