import type { Page } from 'playwright/test';
import { expectOpenToEverybody } from './house/expectOpenToEverybody.ts';
import { expect, test } from './house/sandboxTest.ts';
import { Wizard } from './house/Wizard.ts';

// Many pictures and many checks: the workers share them.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Pictures of a screen at every width, and the checks on it. */
const seeing = (page: Page, shots: (name: string) => Promise<void>) => async (screen: string) => {
  await shots(screen);
  await expectOpenToEverybody(page, screen);
};

test('every step to a new beneficiary is open to everybody, on a phone, a tablet and a desk, in light and in dark', async ({
  page,
  customer,
  shots,
  watch,
}) => {
  watch.allow(/400/);
  const see = seeing(page, shots);
  const wizard = new Wizard(page);
  await customer.signIn('empty@sandbox.test');
  await customer.goTo('Beneficiaries');
  await expect(page.getByText("You haven't added any beneficiaries yet.")).toBeVisible();
  await see('beneficiaries-empty');
  await wizard.open();
  await see('wizard-basic-info');
  await wizard.goOn.click();
  await expect(wizard.summary).toBeFocused();
  await see('wizard-mistakes');
  await wizard.finish({ 'Account Holder Name': 'Banksia Survey Co', iACH: true }, 'Beneficiary Address');
  await wizard.type({ 'Address Line 1': 'PO Box 14', City: 'Melbourne', Postcode: '3000' });
  await see('wizard-beneficiary-address');
  await wizard.finish({}, 'Bank Address');
  await wizard.type({ 'Find the bank': 'bank' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Banks found' })).toBeVisible();
  await see('wizard-banks-found');
  await page.getByRole('list', { name: 'Banks found' }).getByRole('button').first().click();
  await wizard.finish({}, 'Banking Details');
  await wizard.type({ 'SWIFT / BIC Code': 'CRLBNZ2X' });
  await expect(page.getByText(/Australia/).first()).toBeVisible();
  await see('wizard-banking-details');
  await wizard.finish(
    {
      'SWIFT / BIC Code': 'CRLBAU2X',
      'Account Number': '12345678',
      'BSB Code': '990-014',
      'Local Account Number': '12345678',
      'Local BSB Code': '990-014',
    },
    'Review & Submit',
  );
  await see('wizard-review');
  await wizard.submit();
  await expect(page.getByRole('list', { name: 'What the partner says' })).toBeVisible();
  await see('wizard-refused');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('wizard-leave');
});

test('looking at a beneficiary, changing and deleting them is open to everybody, on every width, in light and in dark', async ({
  page,
  customer,
  shots,
  sandbox,
  watch,
}) => {
  watch.allow(/ERR_|404/);
  const see = seeing(page, shots);
  const wizard = new Wizard(page);
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await page.getByLabel('Search').fill('thalassa');
  await see('beneficiaries-found');
  await page.getByLabel('Search').fill('nobody at all');
  await see('beneficiaries-none-found');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('link', { name: 'Thalassa Olive Cooperative' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('beneficiary-delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(wizard.goOn).toBeEnabled();
  await page.getByRole('button', { name: 'Banking Details' }).click();
  await wizard.finish({ IBAN: 'GR9301198760000000123456789' }, 'Review & Submit');
  await see('wizard-changed-bank-details');
  await sandbox.faults({ service: 'corpay', path: '/beneficiaries', fault: 'reset-before' });
  await wizard.submit('Save Changes');
  await expect(page.getByText('It is not known whether this beneficiary was saved.')).toBeVisible();
  await see('wizard-unknown');
});
