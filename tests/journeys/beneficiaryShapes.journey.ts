import { countries } from '@fx-gateway/domain/geography/countries.ts';
import { beneficiaryShapes } from './fixtures/beneficiaryShapes.ts';
import { beneficiaries } from './fixtures/Customer.ts';
import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

/** An account known by its IBAN, one by the bank's routing number and one by a code of the branch; the contract saves all. */
const withEveryPush = ['GR', 'US', 'IN'];

for (const { name, country, steps, sent } of beneficiaryShapes)
  test(`a customer adds a beneficiary in ${country}, changes the address, pays them and deletes them${withEveryPush.includes(country) ? '' : ' @long'}`, async ({
    page,
    customer,
    sandbox,
    wizard,
  }) => {
    await customer.signIn();
    await customer.goTo('Beneficiaries');
    await wizard.open();
    await wizard.fillAll(steps);
    await wizard.submit();
    await expect(page.getByText(`${name} was added.`)).toBeVisible();
    const [added, ...more] = await callsTo(sandbox, 'POST', '/beneficiaries');
    expect(more).toEqual([]);
    expect(added?.status).toBe(200);
    expect(added?.body).toMatchObject({ accountHolderName: name, ...sent });

    await page.getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Beneficiary Address' }).click();
    await wizard.finish({ City: 'Newhaven' }, 'Bank Address');
    await page.getByRole('button', { name: 'Review & Submit' }).click();
    await wizard.submit('Save Changes');
    await expect(page.getByText(`${name} was saved.`)).toBeVisible();
    const [edited] = await callsTo(sandbox, 'PUT', '/beneficiaries');
    expect(edited?.body).toMatchObject({ accountHolderName: name, accountHolderCity: 'Newhaven', ...sent });

    const currency = countries.find(({ countryISO }) => countryISO === country)?.countryCurrency ?? '';
    await customer.goTo('Book A Deal');
    await customer.quoteFor(`${name} · ${currency}`, '1000');
    await customer.bookDeal();
    const feeAccount = page.getByLabel('Fee Settlement Account');
    if (country === 'US') await feeAccount.selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: /^I have checked the bank details/ }).check();
    await customer.instruct();

    await customer.goTo('Beneficiaries');
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: `Delete ${name}?` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  });

test('a customer changes and deletes a beneficiary, and confirms new bank details once before paying them', async ({
  page,
  customer,
  sandbox,
  wizard,
}) => {
  const payee = 'Thalassa Olive Cooperative';
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
  await customer.quoteFor(beneficiaries.euro, '100');
  await customer.bookDeal();
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  await expect(page.getByText('Still needed: the check of the bank details.')).toBeVisible();
  await check.check();
  await customer.submitButton.click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await customer.goTo('Book A Deal');
  await customer.quoteFor(beneficiaries.euro, '200');
  await customer.bookDeal();
  await customer.instruct();

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
