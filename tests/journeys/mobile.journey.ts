import { expect, test } from './fixtures/identityTest.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the places are behind a sidebar, the tabs in a dropdown, and the way out is there', async ({
  page,
  visitor,
  sandbox,
}) => {
  await visitor.knock('corpay@sandbox.test');
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  const tabs = page.getByRole('combobox', { name: 'FX Gateway page' });
  await expect(tabs.getByRole('option', { selected: true })).toHaveText('Book A Deal');
  await tabs.selectOption('Past Orders');
  await expect(page).toHaveURL('/secure/fxgateway/orders');
  await expect(page.getByText('20418166').first()).toBeVisible();

  const open = visitor.button('Open sidebar');
  const sidebar = page.getByRole('dialog');
  const place = (name: string) => sidebar.getByRole('link', { name, exact: true });
  await expect(sidebar).toHaveCount(0);
  await open.click();
  await expect(place('FX Gateway')).toHaveAttribute('aria-current', 'page');
  await expect(sidebar).toContainText('Logged in as');
  await expect(sidebar).toContainText('corpay');
  await visitor.button('Close sidebar').click();
  await expect(sidebar).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(sidebar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toHaveCount(0);
  // The browser's Back closes what lies over the page, and leads nowhere.
  await open.click();
  await expect(sidebar).toBeVisible();
  await page.goBack();
  await expect(sidebar).toHaveCount(0);
  await expect(page).toHaveURL('/secure/fxgateway/orders');
  await page.goBack();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  await page.goForward();
  await expect(page).toHaveURL('/secure/fxgateway/orders');
  await open.click();
  await place('Settings').click();
  await expect(page).toHaveURL('/secure/settings');
  await expect(sidebar).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Debug' })).toHaveCount(0);

  await open.click();
  await sandbox.faults({ service: 'cognito', operation: 'RevokeToken', fault: 'delay', delayMs: 4000 });
  const logout = sidebar.getByRole('button', { name: 'Logout' });
  await logout.click();
  const cover = page.getByRole('dialog', { name: 'Signing out...' });
  await expect(cover).toBeVisible({ timeout: 1_000 });
  await expect(page.getByText('Logged in as').filter({ visible: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  await visitor.expectTitle('Sign in to your account');
});
