import { beneficiaries } from './fixtures/Customer.ts';
import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

/** A quote is asked for half a second after the last edit; by now it would have been. */
const longerThanTheDebounce = 700;

test('an amount that cannot be quoted is told so at its field, and the partner is not asked', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.signIn();
  await customer.payTo(beneficiaries.euro);
  for (const [typed, message] of [
    ['0.01', 'Amount must be greater than 0.01.'],
    ['0', 'Amount must be greater than 0.01.'],
    ['100000000.01', 'Max amount is 100000000 At most 100,000,000.'],
    ['ten thousand', 'Invalid format. Write it like 1,000.50.'],
    ['12.3456', 'Invalid format. Write it like 1,000.50.'],
    ['-5', 'Amount must be greater than 0.01.'],
    ['1,5', 'Invalid format. Write it like 1,000.50.'],
  ] as const) {
    await customer.theyReceive.fill(typed);
    await expect(customer.theyReceive, typed).toHaveAccessibleDescription(message);
    await page.waitForTimeout(longerThanTheDebounce);
    await expect(customer.bookDealButton).toHaveCount(0);
  }
  await customer.payTo(beneficiaries.yen);
  await customer.theyReceive.fill('1000.5');
  await expect(customer.theyReceive).toHaveAccessibleDescription('Invalid format. Write it like 1,000.');
  await page.waitForTimeout(longerThanTheDebounce);
  expect(await callsTo(sandbox, 'POST', '/deal/quote')).toEqual([]);

  await customer.theyReceive.fill('1.000');
  // A yen has no hundredths, so that the point can only group.
  await page.getByRole('button', { name: 'Use 1,000.00' }).click();
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0);
  await expect(customer.theyReceive).toBeFocused();
  await expect(customer.bookDealButton).toBeEnabled();
  expect((await callsTo(sandbox, 'POST', '/deal/quote')).map(({ body }) => body)).toEqual([
    { settlementCurrency: 'USD', paymentCurrency: 'JPY', lockSide: 'Payment', amount: 1000 },
  ]);
  await customer.theyReceive.fill('2,000.00');
  await expect(customer.bookDealButton).toBeEnabled();
  expect((await callsTo(sandbox, 'POST', '/deal/quote')).at(-1)?.body).toMatchObject({ amount: 2000 });
});

test('whoever types fast asks for one quote', async ({ customer, sandbox }) => {
  await customer.signIn();
  await customer.payTo(beneficiaries.euro);
  await customer.theyReceive.pressSequentially('12500.75', { delay: 40 });
  await expect(customer.bookDealButton).toBeEnabled();
  expect((await callsTo(sandbox, 'POST', '/deal/quote')).map(({ body }) => body)).toEqual([
    { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Payment', amount: 12_500.75 },
  ]);
});

test('a wrong password is answered under the form, and the typed e-mail stays', async ({
  page,
  customer,
  watch,
}) => {
  watch.allow(/400/);
  await page.goto('/login');
  await customer.fillSignIn('corpay@sandbox.test', 'not-the-password');
  await expect(customer.failure).toHaveText('Incorrect username or password.');
  await expect(page.getByLabel('Email')).toHaveValue('corpay@sandbox.test');
  await customer.fillSignIn();
  await expect(customer.beneficiary).toBeVisible();
});

test('whoever is not signed in is asked to, and then gets where they wanted to go', async ({
  page,
  customer,
}) => {
  await page.goto('/secure/fxgateway/beneficiaries');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await customer.fillSignIn();
  await expect(page).toHaveURL('/secure/fxgateway/beneficiaries');
  await page.getByRole('link', { name: 'Thalassa Olive Cooperative' }).click();
  for (const fact of ['Payee', 'Payee Currency', 'Payee Location', 'Bank Name', 'Bank Location'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible();
  await customer.signOut();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test("somebody else's order and an order that never was are the same plain sentence", async ({
  page,
  customer,
  watch,
}) => {
  watch.allow(/403|404/);
  await customer.signIn('empty@sandbox.test');
  for (const orderNumber of ['20418166', '99']) {
    await page.goto(`/secure/fxgateway/orders/${orderNumber}`);
    await expect(customer.failure).toContainText(`Unable to retrieve order. Order ID: ${orderNumber}`);
    await expect(page.getByRole('main').getByText('AUD')).toHaveCount(0);
  }
});

test('a customer with nothing yet is told what will stand there', async ({ page, customer }) => {
  await customer.signIn('empty@sandbox.test');
  await expect(page.getByText("You haven't added any beneficiaries yet.")).toBeVisible();
  await customer.goTo('Past Orders');
  await expect(page.getByText("You haven't booked any orders yet.")).toBeVisible();
  await customer.goTo('Beneficiaries');
  await expect(page.getByText("You haven't added any beneficiaries yet.")).toBeVisible();
});

test('a customer whose token cannot be had learns why the gateway stays closed', async ({
  page,
  customer,
  watch,
}) => {
  watch.allow(/503/);
  await page.route('**/token', (route) => route.fulfill({ status: 503, json: {} }));
  await customer.signIn('corpay@sandbox.test');
  await expect(
    page.getByText("We're having trouble authorizing your account. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Error Details' })).toBeVisible();
  await expect(customer.failure).toContainText('Sorry, this function is currently unavailable.');
});

test('a broken configuration is one sentence that names the field', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const configuration = (await answer.json()) as { apis: object };
    await route.fulfill({
      json: { ...configuration, apis: { ...configuration.apis, corpay: 'not an address' } },
    });
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'This application cannot start.' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'config.json: apis.corpay must be an http or https address without a trailing slash or query.',
  );
});

test("a configuration without the partner's address starts, and the gateway says that it is not configured", async ({
  page,
  customer,
}) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const { apis, ...rest } = (await answer.json()) as { apis: Record<string, unknown> };
    const { corpay: _corpay, ...others } = apis;
    await route.fulfill({ json: { ...rest, apis: others } });
  });
  await customer.signIn();
  await page.goto('/secure/fxgateway');
  await expect(customer.failure).toContainText(
    'Unable to generate tokens due to an environment configuration issue. Please try again later.',
  );
});
