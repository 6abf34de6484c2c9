import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment.ts';

describe('the settings of the environment', () => {
  it('are those of a local sandbox when nothing is set', () => {
    expect(readEnvironment({})).toMatchObject({
      host: '127.0.0.1',
      port: 4400,
      servicesPort: undefined,
      databaseUrl: undefined,
      dataFolder: expect.stringMatching(/\.sandbox$/),
      quoteSeconds: 30,
      tokenSeconds: 1200,
      sessionSeconds: 3600,
      idempotency: true,
      strict: false,
      onboarding: 'automatic',
      ratesPlan: 'paid',
      integrationSecret: 'sandbox',
    });
  });

  it('have it stand before services of their own where these are named', () => {
    const file = fileURLToPath(import.meta.url);
    const { servicesAddress } = readEnvironment({
      SANDBOX_SERVICES_URL: 'https://127.0.0.1:4443/',
      SANDBOX_SERVICES_CERTIFICATE: file,
      SANDBOX_SERVICES_KEY: file,
      SANDBOX_SERVICES_AUTHORITY: file,
    });
    const own = readFileSync(file, 'utf8');
    expect(servicesAddress).toEqual({
      url: 'https://127.0.0.1:4443',
      certificate: own,
      key: own,
      authority: own,
    });
    expect(readEnvironment({})).not.toHaveProperty('servicesAddress');
  });

  it('make the sandbox as hard on a client as the real services where that is said', () => {
    expect(readEnvironment({ SANDBOX_STRICT: 'aws' }).strict).toBe(true);
  });

  it('leave the integration of a new account to an administrator where that is said', () => {
    expect(readEnvironment({ SANDBOX_ONBOARDING: 'manual' }).onboarding).toBe('manual');
  });

  it('give every account a smaller plan of the rates service where that is said', () => {
    expect(readEnvironment({ SANDBOX_RATES_PLAN: 'basic' }).ratesPlan).toBe('basic');
  });

  it('give every theme the idle limit that is set, fractions of a minute included', () => {
    expect(readEnvironment({ SANDBOX_IDLE_MINUTES: '0.25' }).idleMinutes).toEqual({
      default: 0.25,
      requireLoginThemes: 0.25,
    });
    expect(readEnvironment({}).idleMinutes).toEqual({ default: 30, requireLoginThemes: 15 });
  });

  it('keep four hosts of the afs brand, those that are set first', () => {
    expect(readEnvironment({ SANDBOX_AFS_HOSTS: 'LocalHost, 127.0.0.2' }).afsHosts).toEqual([
      'localhost',
      '127.0.0.2',
      'demo.afs-fx.test',
      'fx.afs-fx.test',
    ]);
  });

  it('treat an empty variable as one that is not set', () => {
    expect(readEnvironment({ PORT: '', SANDBOX_IDEMPOTENCY: ' ' })).toMatchObject({
      port: 4400,
      idempotency: true,
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but is "abc".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but is "65536".'],
    [{ PORT: '4400.5' }, 'PORT must be a whole number from 0 to 65535, but is "4400.5".'],
    [{ SERVICES_PORT: '-1' }, 'SERVICES_PORT must be a whole number from 0 to 65535, but is "-1".'],
    [{ SERVICES_PORT: '4400' }, 'SERVICES_PORT must differ from PORT, but both are 4400.'],
    [
      { SANDBOX_QUOTE_SECONDS: '0' },
      'SANDBOX_QUOTE_SECONDS must be a whole number from 1 to 86400, but is "0".',
    ],
    [
      { SANDBOX_TOKEN_SECONDS: '1e3' },
      'SANDBOX_TOKEN_SECONDS must be a whole number from 1 to 86400, but is "1e3".',
    ],
    [{ SANDBOX_IDEMPOTENCY: 'no' }, 'SANDBOX_IDEMPOTENCY must be on or off, but is "no".'],
    [{ SANDBOX_ORDER_PAYEES: 'yes' }, 'SANDBOX_ORDER_PAYEES must be on or off, but is "yes".'],
    [{ SANDBOX_STRICT: 'on' }, 'SANDBOX_STRICT must be aws or not be set, but is "on".'],
    [{ SANDBOX_RATES_PLAN: 'gold' }, 'SANDBOX_RATES_PLAN must be paid, basic or free, but is "gold".'],
    [{ SANDBOX_ONBOARDING: 'off' }, 'SANDBOX_ONBOARDING must be automatic or manual, but is "off".'],
    [
      { SANDBOX_SIGN_UP_CODE_SECONDS: '0' },
      'SANDBOX_SIGN_UP_CODE_SECONDS must be a whole number from 1 to 86400, but is "0".',
    ],
    [
      { SANDBOX_IDLE_MINUTES: '0' },
      'SANDBOX_IDLE_MINUTES must be a number above 0 and up to 525600, but is "0".',
    ],
    [
      { SANDBOX_AFS_HOSTS: 'afs.test:4400' },
      'SANDBOX_AFS_HOSTS must be up to 4 host names without a port, separated by commas, but is "afs.test:4400".',
    ],
    [
      { SANDBOX_AFS_HOSTS: 'a,b,c,d,e' },
      'SANDBOX_AFS_HOSTS must be up to 4 host names without a port, separated by commas, but is "a,b,c,d,e".',
    ],
    [
      { SANDBOX_SERVICES_URL: 'http://127.0.0.1:4443' },
      'SANDBOX_SERVICES_URL must be an https address without a path, but is "http://127.0.0.1:4443".',
    ],
    [
      { SANDBOX_SERVICES_URL: 'https://127.0.0.1:4443' },
      'SANDBOX_SERVICES_CERTIFICATE must name a PEM file, because SANDBOX_SERVICES_URL is set.',
    ],
    [
      { SANDBOX_SERVICES_URL: 'https://127.0.0.1:4443', SANDBOX_SERVICES_CERTIFICATE: '/no/such.pem' },
      'SANDBOX_SERVICES_CERTIFICATE names /no/such.pem, which cannot be read: name a PEM file.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// and name a server.'],
    [
      { HOST: '0.0.0.0' },
      'HOST 0.0.0.0 would open the sandbox to other machines: set SANDBOX_ALLOW_REMOTE=1 if that is meant.',
    ],
  ])('refuse %o in one sentence that names the variable', (values, sentence) => {
    expect(() => readEnvironment(values)).toThrow(sentence);
  });

  it('open the sandbox to other machines only when that is said', () => {
    expect(readEnvironment({ HOST: '0.0.0.0', SANDBOX_ALLOW_REMOTE: '1' }).host).toBe('0.0.0.0');
    expect(readEnvironment({ HOST: 'localhost' }).host).toBe('localhost');
  });
});
