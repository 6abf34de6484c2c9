import { beneficiaryShapes } from './house/beneficiaryShapes.ts';
import { payees } from './house/Customer.ts';
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

test('a customer changes and deletes a beneficiary, and confirms new bank details once before paying them', async ({
  page,
  customer,
  sandbox,
}) => {
  const payee = 'Thalassa Olive Cooperative';
  const wizard = new Wizard(page);
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await page.getByRole('link', { name: payee }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Banking Details' }).click();
  await wizard.finish({ IBAN: 'GR4501198760000000987654321' }, 'Review & Submit');
  const changes = page.getByRole('region', { name: 'Changed bank details' });
  await expect(changes.getByRole('cell')).toHaveText([/^•+6789$/, /^•+4321$/]);
  await wizard.submit('Save Changes');
  await expect(page.getByText(`${payee} was saved.`)).toBeVisible();
  const [edit] = await callsTo(sandbox, 'PUT', '/beneficiaries');
  expect(edit?.body).toMatchObject({ accountHolderName: payee, iban: 'GR4501198760000000987654321' });

  const check = page.getByRole('checkbox', { name: /^I have checked the bank details/ });
  await customer.goTo('Book A Deal');
  await customer.quoteFor(payees.euro, '100');
  await customer.bookDeal();
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  await expect(page.getByText('Still needed: the check of the bank details.')).toBeVisible();
  await check.check();
  await customer.submitButton.click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await customer.goTo('Book A Deal');
  await customer.quoteFor(payees.euro, '200');
  await customer.bookDeal();
  await customer.instruct();
  await expect(page.getByText('Order confirmed!')).toBeVisible();

  await customer.goTo('Beneficiaries');
  await page.getByRole('link', { name: payee }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: `Delete ${payee}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page).toHaveURL('/secure/fxgateway/beneficiaries');
  await expect(page.getByText(`${payee} was deleted.`)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: payee })).toHaveCount(0);
});
