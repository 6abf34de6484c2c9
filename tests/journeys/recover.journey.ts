import { expect, test } from './fixtures/identityTest.ts';
import { Visitor } from './fixtures/Visitor.ts';
import { changedPassword, password } from './fixtures/newcomer.ts';

const email = 'corpay@sandbox.test';

test('who forgot the password gets in again by a mailed code, which works once', async ({
  page,
  visitor,
  watch,
}) => {
  watch.allow(/400/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await visitor.expectTitle('Enter Your Email');
  await visitor.button('Send Confirmation Code').click();
  await visitor.expectProblems({ Email: 'Valid email required' });
  await visitor.send({ Email: email }, 'Send Confirmation Code');
  await expect(page.getByText(`A recovery code was e-mailed to ${email}.`)).toBeVisible();
  await visitor.send({ Email: 'corpay@' }, 'Reset Password');
  await visitor.expectProblems({
    Email: 'Valid email required',
    'Recovery Code': 'Required Field',
    'New Password': 'Required field.',
  });
  const code = await visitor.code(email);
  await visitor.send({ Email: email, 'Recovery Code': code, 'New Password': 'short' }, 'Reset Password');
  await visitor.expectProblems({ 'New Password': 'Password must be at least 8 characters.' });
  await visitor.send({ 'New Password': 'password123' }, 'Reset Password');
  await visitor.expectRefusal('Provided password cannot be used for security reasons.');
  await visitor.send(
    { 'New Password': password, 'Recovery Code': Visitor.otherThan(code) },
    'Reset Password',
  );
  await visitor.expectRefusal('Invalid verification code provided, please try again.');
  await visitor.send({ 'Recovery Code': code }, 'Reset Password');
  await expect(page).toHaveURL('/login');
  await visitor.expectTitle('Your password has been reset. Please sign in to continue.');

  await page.goto('/forgot-password');
  await page.getByRole('link', { name: 'I have a code' }).click();
  await visitor.send(
    { Email: email, 'Recovery Code': code, 'New Password': changedPassword },
    'Reset Password',
  );
  await visitor.expectRefusal('Invalid code provided, please request a code again.');
  // No answer was lost on the way, so that nothing is said of one.
  await expect(page.getByText(/connection was interrupted/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await visitor.signIn(email);
  await visitor.expectRefusal('Incorrect username or password.');
  await expect(visitor.field('Email')).toHaveValue(email);
  await visitor.signIn(email, password);
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
});

test('who asks for too many codes, or guesses too often, is asked to wait', async ({
  page,
  visitor,
  watch,
}) => {
  watch.allow(/400/);
  await page.goto('/forgot-password');
  await visitor.send({ Email: email }, 'Send Confirmation Code');
  const resend = visitor.button('Resend Code.');
  const sent = page.getByText('Code sent.', { exact: true });
  for (let further = 0; further < 4; further += 1) {
    await resend.click();
    await expect(sent).toBeVisible();
    await expect.poll(async () => (await visitor.codes(email)).length).toBe(further + 2);
  }
  await resend.click();
  await visitor.expectRefusal('Too many attempts. Please try again later.');

  await page.goto('/login');
  for (let guess = 0; guess < 5; guess += 1) {
    await visitor.signIn('empty@sandbox.test', `wrong-guess-${guess}`);
    await visitor.expectRefusal('Incorrect username or password.');
  }
  await visitor.signIn('empty@sandbox.test');
  await visitor.expectRefusal('Too many attempts. Please try again later.');
});

test('who forgot the password is told only of codes that were sent, and still reaches the wanted page', async ({
  page,
  visitor,
  watch,
}) => {
  // After a reset all sessions are ended with the sign-in, and the service is asked whether that was done.
  watch.allow(/400/);
  await page.goto('/secure/fxgateway/orders');
  await visitor.expectTitle('Sign in to your account');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: 'I have a code' }).click();
  await visitor.expectTitle('Reset Your Password');
  await visitor.field('Email').fill('somebody@sandbox.test');
  await expect(page.getByText(/was e-mailed to/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Use another e-mail' }).click();
  await visitor.send({ Email: email }, 'Send Confirmation Code');
  const code = await visitor.code(email);
  await visitor.field('Email').fill('corpay@elsewhere.test');
  await expect(page.getByText(`A recovery code was e-mailed to ${email}.`)).toBeVisible();
  await visitor.send(
    {
      Email: email,
      'Recovery Code': `${code.slice(0, 3)} ${code.slice(3)}`,
      'New Password': password,
    },
    'Reset Password',
  );
  await visitor.expectTitle('Your password has been reset. Please sign in to continue.');
  await expect(visitor.field('Email')).toHaveValue(email);
  await visitor.send({ Password: password }, 'Sign In');
  await expect(page).toHaveURL('/secure/fxgateway/orders');

  // The address of who signed in is remembered, and can be changed where a code of another is entered.
  await visitor.button('Logout').click();
  await page.getByRole('link', { name: 'sign up now' }).click();
  await page.getByRole('link', { name: 'I have a code' }).click();
  await visitor.expectTitle('Enter Your Code Here');
  await expect(page.getByText(/was e-mailed to corpay/)).toHaveCount(0);
  await visitor.field('Email').fill('unconfirmed@sandbox.test');
});
