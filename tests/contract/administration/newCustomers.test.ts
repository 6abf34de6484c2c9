import { expect, it } from 'vitest';
import { valueOf } from '../harness/outcomes.ts';
import { productWithSandbox } from '../harness/productWithSandbox.ts';
import { organization } from '../corpay/sampleOrganization.ts';

const product = productWithSandbox();

it('a new customer shows with the integration that the partner gave', async () => {
  const customer = await product.client.signIn('new@sandbox.test', 'new.json');
  valueOf(await customer.account.load());
  valueOf(await customer.account.save(organization));
  const services = await product.client.signIn('admin@sandbox.test', 'admin.json');
  const { account, integration } = valueOf(
    await (await services.administration()).inspect({ email: 'new@sandbox.test' }),
  );
  expect(account.integrationId).toBe(integration?.integrationId);
  expect(integration).toMatchObject({
    clientId: expect.stringMatching(/^\d{5}API_USER$/),
    kind: 'corpayClient',
    parentKind: 'corpayPartner',
  });
});

it('a new customer gets a client id that nobody has, also where administrators have entered the next ones', async () => {
  const services = await product.client.signIn('admin@sandbox.test', 'admin.json');
  const administration = await services.administration();
  const invented = ['10301API_USER', '10302API_USER'];
  for (const [index, clientId] of invented.entries())
    valueOf(
      await administration.updateIntegration({
        integrationId: '',
        clientId,
        parentId: '10000API_USER',
        key: 'Zq7-the-whole-key',
        kind: index === 0 ? 'corpayClient' : 'testingCorpayPartner',
      }),
    );
  valueOf(await administration.assignIntegration({ email: 'empty@sandbox.test' }, await idOf(invented[0])));
  const customer = await product.client.signIn('new@sandbox.test', 'new.json');
  valueOf(await customer.account.load());
  valueOf(await customer.account.save(organization));
  const { integration } = valueOf(await administration.inspect({ email: 'new@sandbox.test' }));
  expect(integration?.clientId).toBe('10303API_USER');

  async function idOf(wanted: string | undefined): Promise<string> {
    const known = valueOf(await administration.integrations());
    return known.find(({ clientId }) => clientId === wanted)?.integrationId ?? '';
  }
});
