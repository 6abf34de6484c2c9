import { describe, expect, it } from 'vitest';
import { buildClientConfiguration } from './buildClientConfiguration.ts';
import { defaultSettings } from './settings/sandboxSettings.ts';

const configuration = (change: object = {}) =>
  buildClientConfiguration('http://127.0.0.1:4400', { ...defaultSettings, ...change });

describe("the client's configuration", () => {
  it('tells the idle limit and the hosts of the afs brand as they were set', () => {
    const idleMinutes = { default: 0.25, requireLoginThemes: 0.25 };
    const afsHosts = ['localhost', 'b.test', 'c.test', 'd.test'];

    const { session, branding } = configuration({ idleMinutes, afsHosts });

    expect([session.idleMinutes, branding.afsHosts]).toEqual([idleMinutes, afsHosts]);
  });

  it('has a contact of its own for every theme, and points at nobody real', () => {
    const { branding, support } = configuration();
    const addresses = Object.values(branding.contactEmails);
    expect(new Set(addresses).size).toBe(addresses.length);
    const links = [support.scheduleCallUrl, ...support.exchanges.map(({ url }) => url)];
    expect(links).toHaveLength(6);
    expect(links.filter((link) => !new URL(link).hostname.endsWith('.example.com'))).toEqual([]);
    const hosts = [...branding.afsHosts, ...addresses];
    expect(hosts.filter((host) => !host.endsWith('.test'))).toEqual([]);
  });

  it('names a header for the keys of bookings only where keys are honoured', () => {
    expect(configuration().apis.headers).toHaveProperty('idempotencyKey', 'Idempotency-Key');
    expect(configuration({ idempotency: false }).apis.headers).not.toHaveProperty('idempotencyKey');
  });

  it('leads to the second partner, and names a header for its keys only where keys are honoured', () => {
    const services = 'http://127.0.0.1:4400/services/ofx';
    expect(configuration().ofx).toEqual({
      baseUrl: services,
      authorizeUrl: `${services}/oauth/authorize`,
      ratesUrl: `${services}/ofxrates`,
      clientId: 'fx-gateway-sandbox',
      idempotencyKey: 'Idempotency-Key',
      cliRedirect: 'http://127.0.0.1:*/callback',
    });
    expect(configuration({ idempotency: false }).ofx).not.toHaveProperty('idempotencyKey');
  });
});
