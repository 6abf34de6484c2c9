import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/identityTest.ts';

test('a customer edits their organization, and nothing is lost when it cannot be saved at once', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/500/);
  await visitor.enter('corpay@sandbox.test');
  await page.goto('/secure/settings');
  await expect(visitor.field('City')).toHaveCount(0);
  await visitor.button('Edit Organization').click();
  const before = await visitor.field('City').inputValue();
  await visitor.field('City').fill('Astoria');
  await visitor.button('Cancel').click();
  await expect(page.getByRole('definition').filter({ hasText: before }).first()).toBeVisible();
  await visitor.button('Edit Organization').click();
  await expect(visitor.field('City')).toHaveValue(before);
  await sandbox.faults({ service: 'accounts', method: 'PUT', fault: 'status', status: 500 });
  await visitor.send({ City: 'Astoria' }, 'Save Organization');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Nothing was lost: what you typed is still here.');
  await expect(failure.getByText(/^Request /)).toBeVisible();
  await sandbox.clearFaults();
  await visitor.button('Save Organization').click();
  await expect(page.getByText('Your organization is saved.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Astoria' })).toBeVisible();
  expect((await callsTo(sandbox, 'PUT', '/account')).at(-1)?.body).toMatchObject({ city: 'Astoria' });
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: 'Astoria' })).toBeVisible();
});

test('who has no settings yet is welcomed once a load, and never at the settings', async ({
  page,
  visitor,
  watch,
}) => {
  // Without settings there is no integration with the partner either.
  watch.allow(/400/);
  const welcome = page.getByRole('dialog', { name: 'Welcome to FX Gateway!' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await visitor.knock('new@sandbox.test');
  await expect(welcome).toContainText("Let's get you set up by entering some account details.");
  await welcome.getByRole('button', { name: 'Complete Account Setup' }).click();
  await expect(page).toHaveURL('/secure/settings');
  await expect(welcome).toHaveCount(0);
  await expect(visitor.button('Save Organization')).toBeVisible();
  await navigation.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/secure/settings');
  await page.reload();
  await expect(visitor.button('Save Organization')).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test('what is not there, or cannot be shown, is said in words that lead on', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/403|500|ERR_|dynamically imported module|Failed to fetch/);
  await visitor.enter('empty@sandbox.test');
  for (const path of ['/secure/settings/elsewhere', '/secure/help/a/b']) {
    await page.goto(path);
    await visitor.expectTitle('Page not found.');
    await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page.getByText('Welcome back, empty.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book A Deal' }).first()).toBeVisible();

  await sandbox.faults({ service: 'accounts', method: 'GET', fault: 'status', status: 500 });
  await page.goto('/secure/settings');
  const failure = page.getByRole('alert');
  await expect(failure.getByText(/^Request /)).toBeVisible();
  await sandbox.clearFaults();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.button('Edit Organization')).toBeVisible();

  // The gateway's word for a lost signature reloads the page once; then it is said.
  await sandbox.faults({
    service: 'accounts',
    method: 'GET',
    fault: 'status',
    status: 403,
    body: { message: 'Missing Authentication Token' },
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/secure/help');
  await expect(failure).toContainText('Missing Authentication Token');
  expect(loads).toBe(2);
  await sandbox.clearFaults();

  await page.route(/assets\/HelpPage.*\.js/, (route) => route.abort());
  await page.goto('/secure/help');
  await expect(page.getByText('Error loading page.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await page.route(/assets\/signed-in-.*\.js/, (route) => route.abort());
  await page.goto('/secure/help');
  await visitor.expectTitle('An unexpected error occurred.');
  await expect(page.getByText('Sorry about that.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
});

test('where the browser forbids what the application stands on, at least that is said', async ({
  page,
  watch,
}) => {
  watch.allow(/The operation is insecure/);
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('a deal that waits for its instruction is announced on the dashboard', async ({ page, customer }) => {
  await customer.signIn();
  await customer.quoteFor('Thalassa Olive Cooperative · EUR', '10000');
  const orderNumber = await customer.bookDeal();
  await page.goto('/secure');
  await expect(page.getByText('2 deals are booked but not instructed.')).toBeVisible();
  await page.getByRole('link', { name: `Instruct Payment of deal ${orderNumber}` }).click();
  await expect(page).toHaveURL(`/secure/fxgateway/orders/${orderNumber}`);
});
