import { describe, expect, it } from 'vitest';
import { keyRing, noon, people, providerClientId, runningServices } from '../../test/runningServices.ts';
import { administrationTables } from './administrationTables.ts';
import { storeNewIntegration } from './storeNewIntegration.ts';

const services = runningServices();
const { admin, call } = services;

const client = (clientId: string, more: object = {}) => ({
  clientId,
  parentId: providerClientId,
  kind: 'corpayClient',
  key: 'Zq7-the whole key',
  ...more,
});

/** The provider that the settings name, entered by an administrator. */
const enterProvider = () =>
  admin('POST', 'update-integration', client(providerClientId, { kind: 'corpayPartner' }));
const enter = (clientId: string, more: object = {}) =>
  admin('POST', 'update-integration', client(clientId, more));

describe('the provider that the settings name', () => {
  it("is no customer's: a customer's integration with its client id is refused, before it is entered too", async () => {
    const refused = {
      status: 409,
      body: {
        message: `clientId: ${providerClientId} is the provider, and an integration of the kind corpayClient is a customer's.`,
      },
    };
    expect(await enter(providerClientId)).toEqual(refused);
    await enterProvider();
    expect(await enter(providerClientId)).toEqual(refused);
  });

  it('is the parent of its customers, and nobody else is it by a name in the code', async () => {
    await enterProvider();
    expect((await enter('55501API_USER')).status).toBe(200);
    expect((await enter('10000API_USER')).status).toBe(200);
    expect((await enter('55502API_USER', { parentId: '10000API_USER' })).body).toEqual({
      message: 'parentId: There is no provider with the client id 10000API_USER.',
    });
  });

  it('is given to no account, of whatever kind its record is', async () => {
    await call(people.dana, 'GET', '/account');
    await administrationTables(services.db())
      .insertInto('integrations')
      .values({
        integration_id: 'provider',
        client_id: providerClientId,
        parent_id: '',
        kind: 'corpayClient',
        sealed_key: keyRing.seal('key', 'provider'),
        key_start: 'key',
        updated_at: new Date(noon),
      })
      .execute();
    expect(
      await admin('POST', 'assign-integration', { email: people.dana.email, integrationId: 'provider' }),
    ).toEqual({
      status: 409,
      body: { message: `${providerClientId} is the provider: its integration is given to no account.` },
    });
  });

  it('is above the integration that a partner gives a new customer, whose key is sealed for it', async () => {
    await call(people.dana, 'GET', '/account');
    const integration = { clientId: '55503API_USER', kind: 'corpayClient' };
    await storeNewIntegration(services.context(), people.dana.sub, integration);
    const row = await administrationTables(services.db())
      .selectFrom('integrations')
      .innerJoin('accounts', 'accounts.integration_id', 'integrations.integration_id')
      .selectAll('integrations')
      .where('accounts.sub', '=', people.dana.sub)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ client_id: integration.clientId, parent_id: providerClientId });
    const key = keyRing.open(row.sealed_key, row.integration_id);
    expect(key).toMatch(/^[\da-f]{48}$/);
    expect(row.key_start).toBe(key?.slice(0, 4));
    // A partner who knew the customer already gives the same one, whose key stays.
    await storeNewIntegration(services.context(), people.lee.sub, integration);
    const rows = await administrationTables(services.db()).selectFrom('integrations').selectAll().execute();
    expect(rows).toEqual([row]);
  });
});
