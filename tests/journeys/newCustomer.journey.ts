import { beneficiaryShapes } from './fixtures/beneficiaryShapes.ts';
import { expect, test } from './fixtures/identityTest.ts';
import { email, password } from './fixtures/newcomer.ts';
import { organization } from './fixtures/organization.ts';
import { savedRecording, tokensOf } from './fixtures/savedRecording.ts';

const connecting = 'Your account is being connected.';

test('a visitor reads the terms, presses Get started, and comes to an instructed payment without an administrator', async ({
  page,
  visitor,
  customer,
  wizard,
  watch,
  see,
}) => {
  // The partner does not know the customer at first.
  watch.allow(/400/);
  const tokens = tokensOf(page);
  const [shape] = beneficiaryShapes;
  if (shape === undefined) throw new Error('There is no shape of a beneficiary.');

  await page.goto('/');
  await page.getByRole('link', { name: 'User agreement: Account Setup' }).click();
  await expect(page).toHaveURL('/user-agreement#account-setup');
  await expect(page.getByRole('heading', { name: '1. Account Setup' })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'FX Gateway' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await visitor.expectTitle('Create Your Account');
  await page.getByRole('checkbox').check();
  await visitor.send(
    { Username: 'Dana', Email: email, Password: password, 'Confirm Password': password },
    'Create My Account',
  );
  await visitor.expectTitle('Enter Your Code Here');
  await visitor.type({ 'Confirmation Code': await visitor.code(email) });
  await visitor.expectTitle('Your account has been created. Please sign in to continue.');
  await visitor.signIn(email, password);
  await expect(page).toHaveURL('/secure/settings');
  await visitor.send(organization, 'Save Organization');
  await expect(page.getByText('Your organization is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'See what comes next' }).click();

  await expect(page.getByText('Welcome back, Dana.')).toBeVisible();
  await expect(page.getByRole('heading', { name: connecting })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText("You haven't booked any orders yet.")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: connecting })).toHaveCount(0);
  await see('the dashboard of a customer who was just connected');

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'View Dashboard' }).click();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  await customer.goTo('Beneficiaries');
  await wizard.open();
  await wizard.fillAll(shape.steps);
  await wizard.submit();
  await expect(page.getByText(`${shape.name} was added.`)).toBeVisible();
  await customer.goTo('Book A Deal');
  await customer.quoteFor(`${shape.name} · EUR`, '1000');
  const orderNumber = await customer.bookDeal();
  await page.getByRole('checkbox', { name: /^I have checked the bank details/ }).check();
  await customer.instruct();
  await expect(page).toHaveURL(`/secure/fxgateway/orders/${orderNumber}?success=true`);

  // Support sees how the beneficiary was added and the deal was booked, and not for whom.
  const typed = shape.steps.flatMap((step) => Object.values(step));
  const chosen = ['Business', 'Greece', 'Attica'];
  const secrets = typed.filter((value) => typeof value === 'string' && !chosen.includes(value));
  const { states, wizards } = await savedRecording(page, [
    ...tokens,
    ...secrets.map(String).filter((value) => value.length > 4),
    email,
    shape.name,
    orderNumber,
  ]);
  expect(states.some(({ booking }) => booking?.became === 'booked')).toBe(true);
  expect(wizards).toHaveLength(1);
  const seen = wizards[0]?.states ?? [];
  expect([...new Set(seen.map(({ step }) => step))]).toEqual([
    'basic-info',
    'beneficiary-address',
    'bank-address',
    'banking-details',
    'review',
  ]);
  expect(seen.at(-1)).toMatchObject({ step: 'review', save: 'saved' });
  expect(await customer.orderNumbers()).toEqual([orderNumber]);
});

test('whom the partner has not connected is told calmly on the dashboard and on the gateway', async ({
  page,
  visitor,
  sandbox,
  watch,
  see,
}) => {
  watch.allow(/400/);
  const tokenCalls = async () => (await sandbox.journal({ service: 'corpay', path: '/token' })).length;
  await visitor.enter('nopartner@sandbox.test');
  await page.goto('/secure');
  await expect(page.getByRole('heading', { name: connecting })).toBeVisible();
  const before = await tokenCalls();
  await expect.poll(tokenCalls, { timeout: 15_000 }).toBeGreaterThan(before + 1);
  await expect(page.getByRole('heading', { name: connecting })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await see('the dashboard of a customer who is being connected');
  await expect(page.getByRole('link', { name: 'Book A Deal' }).first()).not.toHaveClass(/button-primary/);

  await page.goto('/secure/fxgateway/dashboard');
  await expect(page.getByRole('heading', { name: connecting })).toBeVisible();
  const asked = await tokenCalls();
  await expect.poll(tokenCalls, { timeout: 15_000 }).toBeGreaterThan(asked + 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByText('Error Details').click();
  await expect(page.getByText(/\(INTEGRATION_MISSING\)/)).toBeVisible();
  await see('the gateway of a customer who is being connected');
});
