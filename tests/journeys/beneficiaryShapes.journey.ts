import { beneficiaryShapes } from './house/beneficiaryShapes.ts';
import { callsTo } from './house/gatewayCalls.ts';
import { expect, test } from './house/sandboxTest.ts';
import { Wizard } from './house/Wizard.ts';

test('a customer adds beneficiaries with every shape of bank details, each with one call', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  const wizard = new Wizard(page);
  for (const { name, country, steps, sent } of beneficiaryShapes)
    await test.step(`${country}: ${name}`, async () => {
      await wizard.open();
      await wizard.fillAll(steps);
      await wizard.submit();
      await expect(page.getByText(`${name} was added.`)).toBeVisible();
      await expect(page.getByRole('rowheader', { name })).toBeVisible();
      const added = (await callsTo(sandbox, 'POST', '/beneficiaries')).at(-1);
      expect(added?.status).toBe(200);
      expect(added?.body).toMatchObject({ accountHolderName: name, ...sent });
    });
  expect(await callsTo(sandbox, 'POST', '/beneficiaries')).toHaveLength(beneficiaryShapes.length);
});
