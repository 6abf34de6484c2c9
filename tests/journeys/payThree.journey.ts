import { expect, test } from './fixtures/sandboxTest.ts';

const iban = 'GR9301198760000000123456789';
const mistyped = 'GR9301198760000000123456780';

test('a customer of OFX authorizes at the partner, adds a beneficiary whose check fails at first, and books for three', async ({
  page,
  customer,
  watch,
}) => {
  // The browser reports the token that is not there yet, and the check that fails.
  watch.allow(/partners\/ofx\/token|beneficiaries\/validate/);
  await customer.signIn('ofx@sandbox.test');
  const modal = page.getByRole('dialog', { name: 'Partner Authorization Required' });
  await expect(modal.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await modal.getByRole('link', { name: 'click here' }).click();
  await page.getByLabel('Email').fill('ofx@sandbox.test');
  await page.getByLabel('Password').fill('Sandbox-2026');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');

  await page.getByRole('link', { name: 'Beneficiaries', exact: true }).click();
  await page.getByRole('link', { name: 'Add New Beneficiary' }).click();
  await page.getByLabel('Full Name').fill('Brightwater Tools');
  await page.getByLabel('Currency', { exact: true }).selectOption('EUR');
  await page.getByLabel('Country', { exact: true }).selectOption('Greece');
  await page.getByLabel('Payment Reason').fill('Invoices');
  await page.getByLabel('Street Address').fill('Odos Ermou 3');
  await page.getByLabel('City').fill('Athens');
  await page.getByLabel('State/Province').fill('Attica');
  await page.getByLabel('Postal Code').fill('105 63');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Bank Name').fill('Aegean Lighthouse Bank');
  await page.getByLabel('IBAN').fill(mistyped);
  await page.getByLabel('SWIFT / BIC Code').fill('AGLKGRAA');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You have 1 error that needs correcting')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Beneficiary' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.getByRole('button', { name: 'Correct IBAN' }).click();
  await page.getByLabel('IBAN').fill(iban);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add Beneficiary', disabled: false }).click();
  await expect(page.getByText('Brightwater Tools was added.')).toBeVisible();

  await page.getByRole('link', { name: 'Book A Deal', exact: true }).click();
  await page.getByRole('combobox', { name: 'To', exact: true }).click();
  await page.getByRole('option', { name: 'Brightwater Tools · EUR' }).click();
  for (const name of ['Thalassa Olive Cooperative', 'Kerameia Tile Works']) {
    await page.getByRole('combobox', { name: 'Pay somebody else too' }).click();
    await page.getByRole('option', { name: `${name} · EUR` }).click();
  }
  await page.getByRole('textbox', { name: 'They receive together' }).fill('10000');
  await expect(page.getByRole('textbox', { name: 'Brightwater Tools receives' })).toHaveValue('3,333.34');
  await page.getByRole('button', { name: 'Book Deal', disabled: false }).click();

  await expect(page.getByText('Deal confirmed!')).toBeVisible();
  await expect(page).toHaveURL(/\/secure\/fxgateway\/deals\/[^/]+\?success=true$/);
  const paid = page.getByRole('table', { name: 'Beneficiaries of this deal' });
  await expect(paid.getByRole('row', { name: /Brightwater Tools/ })).toContainText('€3,333.34');
  const title = await page.getByRole('heading', { name: /^Deal / }).innerText();
  await page.getByRole('link', { name: 'See All' }).click();
  const row = page.getByRole('row', { name: new RegExp(title.replace('Deal ', '')) });
  await expect(row).toContainText('3 beneficiaries receiving');
  await expect(row).toContainText('Awaiting Funds');

  await page.reload();
  await expect(row).toBeVisible();
});
