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

/** A new customer saves their organization: the client id that they are given, such as 10301. */
const connectNewCustomer = async (): Promise<number> => {
  const customer = await product.client.signIn('new@sandbox.test', 'new.json');
  valueOf(await customer.account.load());
  valueOf(await customer.account.save(organization));
  const services = await product.client.signIn('admin@sandbox.test', 'admin.json');
  const { integration } = valueOf(
    await (await services.administration()).inspect({ email: 'new@sandbox.test' }),
  );
  return Number(integration?.clientId.slice(0, 5));
};

it('a new customer gets a client id that nobody has, also where administrators have entered the next ones', async () => {
  const given = await connectNewCustomer();
  await product.control.reset();
  const services = await product.client.signIn('admin@sandbox.test', 'admin.json');
  const administration = await services.administration();
  // A service may count on after it was reset, or begin anew.
  for (const [index, number] of [given, given + 1, given + 2].entries())
    valueOf(
      await administration.updateIntegration({
        integrationId: '',
        clientId: `${number}API_USER`,
        parentId: '10000API_USER',
        key: 'Zq7-the-whole-key',
        kind: index === 1 ? 'testingCorpayPartner' : 'corpayClient',
      }),
    );
  const known = valueOf(await administration.integrations());
  const invented = known.find(({ clientId }) => clientId === `${given}API_USER`);
  valueOf(
    await administration.assignIntegration({ email: 'empty@sandbox.test' }, invented?.integrationId ?? ''),
  );
  expect(await connectNewCustomer()).toBe(given + 3);
});
