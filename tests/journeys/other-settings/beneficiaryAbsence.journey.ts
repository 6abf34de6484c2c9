import { lockScreen, locksAfterOneMinute } from '../fixtures/absence.ts';
import { expect, test } from '../fixtures/sandboxTest.ts';

test.use({ setting: locksAfterOneMinute });

test('a begun wizard outlasts an absence, and leaving it asks first', async ({ page, customer, wizard }) => {
  await page.clock.install();
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await wizard.open();
  await wizard.type({ 'Account Holder Name': 'Meltemi Ceramics' });

  const cover = lockScreen(page);
  await page.clock.fastForward(61_000);
  await cover.getByRole('textbox', { name: 'Password' }).fill('Sandbox-2026');
  await cover.getByRole('button', { name: 'Sign In' }).click();
  await expect(cover).toHaveCount(0);
  await expect(wizard.field('Account Holder Name')).toHaveValue('Meltemi Ceramics');

  await customer.goTo('Past Orders');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(wizard.field('Account Holder Name')).toHaveValue('Meltemi Ceramics');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/secure/fxgateway/beneficiaries');
  await wizard.open();
  await expect(wizard.field('Account Holder Name')).toHaveValue('');
});
