import { expect, test } from './fixtures/identityTest.ts';

const email = 'forced@sandbox.test';
const password = 'A long walk home';

test('a forced change whose answer is lost begins the sign-in again, and the new password gets in', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/400|ERR_/);
  await visitor.knock(email);
  await visitor.expectTitle('Your account requires a password change.');
  await sandbox.faults({ service: 'cognito', operation: 'RespondToAuthChallenge', fault: 'reset-after' });
  await visitor.send({ 'New Password': password }, 'Sign In');
  await visitor.expectTitle('Sign in to your account');
  await visitor.expectRefusal('Your password may or may not have been changed');
  await expect(visitor.field('Email')).toHaveValue(email);
  await expect(visitor.field('Password')).toHaveValue(password);
  await sandbox.clearFaults();
  await visitor.button('Sign In').click();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
});

test('an answer that is empty or in trouble is told in words', async ({ page, visitor, sandbox, watch }) => {
  watch.allow(/400|500|ERR_/);
  await page.goto('/forgot-password');
  await sandbox.faults({ service: 'cognito', operation: 'ForgotPassword', fault: 'empty' });
  await visitor.send({ Email: 'corpay@sandbox.test' }, 'Send Confirmation Code');
  await visitor.expectRefusal('The sign-in service gave an answer that could not be read.');
  await sandbox.clearFaults();
  await sandbox.faults({ service: 'cognito', operation: 'ForgotPassword', fault: 'status', status: 500 });
  await visitor.button('Send Confirmation Code').click();
  await visitor.expectRefusal('The sign-in service is having trouble. Please try again later.');
});

test('the typed e-mail goes along to the forgotten password, and a reload says why it is asked for again', async ({
  page,
  visitor,
}) => {
  await page.goto('/login');
  await visitor.field('Email').fill('corpay@sandbox.test');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(visitor.field('Email')).toHaveValue('corpay@sandbox.test');
  await visitor.button('Send Confirmation Code').click();
  await visitor.expectTitle('Reset Your Password');
  await page.reload();
  await visitor.expectTitle('Reset Your Password');
  await expect(page.getByText('This page was loaded again and does not keep your e-mail')).toBeVisible();
});
