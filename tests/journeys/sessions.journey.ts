import { lockScreen } from './fixtures/absence.ts';
import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/identityTest.ts';
import { endEverywhere } from './fixtures/endEverywhere.ts';
import { stored } from './fixtures/stored.ts';

const email = 'corpay@sandbox.test';

test('a session that was ended elsewhere covers the page, and nothing typed is lost to the same person', async ({
  page,
  customer,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/40[013]/);
  const cover = lockScreen(page);
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  await endEverywhere(page, sandbox);
  // The quote on the page is looked at every few seconds; the next look finds the session gone.
  await expect(cover).toContainText('Your session has ended. Please sign in to continue.');
  await expect(customer.theyReceive).toHaveCount(0);
  await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
  await expect(cover).toHaveCount(0);
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  await expect(customer.beneficiary).toHaveValue(beneficiaries.euro);
  await expect(customer.theyReceive).toHaveValue(/^10,?000(\.00)?$/);
  await expect(customer.bookDealButton).toBeEnabled();
  await expect(customer.failure).toHaveCount(0);

  await page.goto('/secure/settings');
  await visitor.button('Edit Organization').click();
  await visitor.field('City').fill('Astoria');
  await endEverywhere(page, sandbox);
  await visitor.button('Save Organization').click();
  await expect(cover).toBeVisible();
  await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
  await expect(cover).toHaveCount(0);
  await expect(visitor.field('City')).toHaveValue('Astoria');
  await visitor.button('Save Organization').click();
  await expect(page.getByText('Your organization is saved.')).toBeVisible();

  await endEverywhere(page, sandbox);
  await page.getByRole('link', { name: 'FX Gateway' }).last().click();
  await expect(cover).toBeVisible();
  await cover.getByRole('button', { name: 'Leave this page' }).click();
  await visitor.expectTitle('Sign in to your account');
  await visitor.signIn(email);
  await expect(page).toHaveURL(/\/secure/);

  await page.goto('/secure/fxgateway/orders');
  await expect(page.getByRole('rowheader', { name: '20418166' })).toBeVisible();
  await endEverywhere(page, sandbox);
  await page.reload();
  await expect(page).toHaveURL('/login');
  // What the service says of its tokens is not for the customer (ERR-8).
  await visitor.expectRefusal('Your session has ended. Please sign in to continue.');
  await visitor.signIn(email);
  await expect(page).toHaveURL('/secure/fxgateway/orders');
});

test('two tabs are one session: who leaves or enters in one does so in the other', async ({
  page,
  context,
  visitor,
  watch,
}) => {
  // Calls that were on their way when the other tab signed out are refused.
  watch.allow(/40[013]/);
  await visitor.enter(email);
  // What the library keeps of a session (STORE-1, STORE-2, STORE-4); devices are not tracked.
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) =>
      key.startsWith('CognitoIdentityServiceProvider.') ? [key.split('.').at(-1) ?? ''] : [],
    ),
  );
  expect(kept.toSorted()).toEqual([
    'LastAuthUser',
    'accessToken',
    'clockDrift',
    'idToken',
    'refreshToken',
    'signInDetails',
  ]);
  const other = await context.newPage();
  await other.goto('/secure/help');
  await expect(other.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await visitor.button('Logout').click();
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(0);

  await visitor.expectTitle('Sign in to your account');
  // Of who was here nothing is kept but what is open, by an id.
  for (const tab of [page, other]) expect(await stored(tab)).not.toMatch(/sandbox\.test|Harbor|Corpay/i);
  await visitor.signIn('empty@sandbox.test');
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  // The sign-in page of the other tab says who is there and offers the way out.
  await expect(other.getByText('Logged in as empty.')).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await visitor.expectTitle('Sign in to your account');
});
