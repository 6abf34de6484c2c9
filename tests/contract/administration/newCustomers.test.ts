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
