import { expect, test } from './fixtures/sandboxTest.ts';

test('an authorization that ends while a beneficiary is typed is given in a new tab, and nothing typed is lost', async ({
  page,
  customer,
  sandbox,
  watch,
  shots,
}) => {
  // The browser reports what the partner and the accounts service refuse.
  watch.allow(/status of (?:400|401)/);
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await page.getByRole('link', { name: 'Beneficiaries' }).click();
  await page.getByRole('link', { name: 'Add New Beneficiary' }).click();
  for (const [label, text] of [
    ['Full Name', 'Brightwater Tools'],
    ['Payment Reason', 'Invoices'],
    ['Street Address', 'Harbor Road 3'],
    ['City', 'Boston'],
    ['State/Province', 'MA'],
    ['Postal Code', '02110'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);

  await sandbox.faults(
    { service: 'ofx', path: '/bank-accounts', fault: 'status', status: 401, body: {} },
    {
      service: 'accounts',
      path: '/partners/ofx/token',
      fault: 'status',
      status: 400,
      body: { code: 'AUTHORIZATION_REQUIRED', message: 'Authorize FX Gateway with OFX first.' },
    },
  );
  const goOn = page.getByRole('main').getByRole('button', { name: 'Continue' });
  await goOn.click();
  const modal = page.getByRole('dialog', { name: 'Partner Authorization Required' });
  await expect(modal.getByText('What you typed stays on this page.')).toBeVisible();
  await shots('ofx-authorize-beside');

  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    modal.getByRole('button', { name: 'Continue' }).click(),
  ]);
  await beside
    .getByRole('dialog', { name: 'Partner Authorization Required' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await beside.getByLabel('Email').fill('ofx@sandbox.test');
  await beside.getByLabel('Password').fill('Sandbox-2026');
  await expect(modal).toBeVisible();
  await sandbox.clearFaults();
  await beside.getByRole('button', { name: 'Allow' }).click();
  await expect(beside.getByRole('combobox', { name: 'To', exact: true })).toBeEnabled();

  await expect(modal).toHaveCount(0);
  await expect(page.getByLabel('Full Name', { exact: true })).toHaveValue('Brightwater Tools');
  await goOn.click();
  await expect(page.getByLabel('Bank Name', { exact: true })).toBeVisible();
  await beside.close();
});
