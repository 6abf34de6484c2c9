import { beneficiaryShapes } from './fixtures/beneficiaryShapes.ts';
import { expect, test } from './fixtures/identityTest.ts';
import { email, password } from './fixtures/newcomer.ts';
import { organization } from './fixtures/organization.ts';

test.describe.configure({ timeout: 180_000 });

test('a visitor of the landing page reads the terms, registers, and books a first payment in one sitting', async ({
  page,
  visitor,
  customer,
  wizard,
  watch,
}) => {
  // Without settings there is no integration with the partner yet.
  watch.allow(/400/);
  const [shape] = beneficiaryShapes;
  if (shape === undefined) throw new Error('There is no beneficiary to pay.');

  await page.goto('/');
  await page.getByRole('link', { name: 'User agreement: Account Setup' }).click();
  await expect(page).toHaveURL('/user-agreement#account-setup');
  await expect(page.getByRole('heading', { name: '1. Account Setup' })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'FX Gateway' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Get started' }).click();

  await visitor.expectTitle('Create Your Account');
  await page.getByRole('checkbox').check();
  await visitor.send(
    { Username: 'Dana', Email: email, Password: password, 'Confirm Password': password },
    'Create My Account',
  );
  await visitor.send({ 'Confirmation Code': await visitor.code(email) }, 'Complete Account Creation');
  await visitor.expectTitle('Your account has been created. Please sign in to continue.');
  await visitor.signIn(email, password);
  await visitor.send(organization, 'Save Organization');
  await page.getByRole('link', { name: 'See what comes next' }).click();
  await expect(page).toHaveURL('/secure');
  await expect(page.getByText("You haven't booked any orders yet.")).toBeVisible({ timeout: 60_000 });

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
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(page).toHaveURL(`/secure/fxgateway/orders/${orderNumber}?success=true`);
});
