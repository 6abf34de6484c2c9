import { expect, test } from './fixtures/identityTest.ts';
import { Visitor } from './fixtures/Visitor.ts';
import { password } from './fixtures/newcomer.ts';

test('who never confirmed is asked for the code, and gets in', async ({ page, visitor, watch }) => {
  watch.allow(/400/);
  const email = 'unconfirmed@sandbox.test';
  await visitor.knock(email);
  await visitor.expectTitle('Enter Your Code Here');
  await expect(page).toHaveURL('/register');
  await expect(page.getByText(email)).toBeVisible();
  await visitor.type({ 'Confirmation Code': await visitor.code(email) });
  await visitor.expectTitle('Your account has been created. Please sign in to continue.');
  await visitor.signIn(email);
  await expect(page).toHaveURL('/secure/settings');
  await expect(page.getByText('Logged in as')).toBeVisible();
});

test('who must reset by code gets in with it, and can have it sent again', async ({
  page,
  visitor,
  watch,
}) => {
  watch.allow(/400/);
  const email = 'reset@sandbox.test';
  await visitor.knock(email);
  await visitor.expectTitle('Your password must be reset.');
  await expect(visitor.field('Email')).toHaveAttribute('readonly', '');
  await visitor.button('Sign In').click();
  await visitor.expectProblems({ 'New Password': 'Required field.', Code: 'Required field.' });
  const [code = ''] = await visitor.codes(email);
  await visitor.send({ 'New Password': 'short', Code: code }, 'Sign In');
  await visitor.expectProblems({ 'New Password': 'Password must be at least 8 characters.' });
  await visitor.button('Resend Code.').click();
  await expect(page.getByText('Code sent.', { exact: true })).toBeVisible();
  const newer = await visitor.code(email);
  await visitor.send({ 'New Password': password, Code: Visitor.otherThan(newer) }, 'Sign In');
  await visitor.expectRefusal('Invalid verification code provided, please try again.');
  await visitor.send({ 'New Password': password, Code: newer }, 'Sign In');
  await visitor.expectTitle('Your password has been reset. Please sign in to continue.');
  await expect(visitor.field('Email')).toHaveValue(email);
  await expect(visitor.field('Password')).toHaveValue(password);
  await visitor.button('Sign In').click();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  await expect(page.getByText('Logged in as')).toBeVisible();
});

test('who must choose a new password gets in with it, and one that is refused is mended in place', async ({
  page,
  visitor,
  watch,
}) => {
  watch.allow(/400/);
  await visitor.knock('forced@sandbox.test');
  await visitor.expectTitle('Your account requires a password change.');
  // What the service demands is said without alarm: nothing has failed yet.
  await expect(
    page.getByRole('status').filter({ hasText: 'Account requires a new password.' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(visitor.field('Email')).toHaveAttribute('readonly', '');
  await expect(visitor.field('New Password')).toHaveValue('');
  // The half-done sign-in is kept with the tab, for three minutes (IDENT-26).
  const left = await page.evaluate(
    () => Number(sessionStorage.getItem('CognitoSignInState.expiry')) - Date.now(),
  );
  expect(left).toBeGreaterThan(60_000);
  expect(left).toBeLessThanOrEqual(180_000);
  await visitor.send({ 'New Password': 'short' }, 'Sign In');
  await visitor.expectProblems({ 'New Password': 'Password must be at least 8 characters.' });
  await visitor.send({ 'New Password': 'password123' }, 'Sign In');
  await visitor.expectRefusal('Provided password cannot be used for security reasons.');
  await visitor.send({ 'New Password': password }, 'Sign In');
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  await expect(page.getByText('Logged in as')).toBeVisible();
  await watch.answered();
  await page.getByRole('button', { name: 'Logout' }).click();
  await visitor.expectTitle('Sign in to your account');
  await visitor.signIn('forced@sandbox.test', password);
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
});

test('who is told of a required change by a refusal is asked for a new password', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/400/);
  await page.goto('/login');
  await sandbox.refuse('InitiateAuth', 'NotAuthorizedException', 'Password reset required for the user');
  const email = 'corpay@sandbox.test';
  await visitor.signIn(email);
  await visitor.expectTitle('Your account requires a password change.');
  await expect(
    page.getByRole('status').filter({ hasText: 'This account requires a password change.' }),
  ).toBeVisible();
  // The refusal began nothing that a new password could answer, so that a code does: the new password is kept.
  await visitor.send({ 'New Password': password }, 'Sign In');
  await visitor.expectTitle('Your password must be reset.');
  await expect(visitor.field('Email')).toHaveValue(email);
  await expect(visitor.field('New Password')).toHaveValue(password);
  const code = await visitor.code(email);
  await visitor.send({ Code: `${code.slice(0, 3)} ${code.slice(3)}` }, 'Sign In');
  await visitor.expectTitle('Your password has been reset. Please sign in to continue.');
  await expect(visitor.field('Email')).toHaveValue(email);
  await visitor.button('Sign In').click();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
});
