import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/identityTest.ts';
import { organization } from './fixtures/organization.ts';
import { Visitor } from './fixtures/Visitor.ts';
import { email, password } from './fixtures/newcomer.ts';

const complete = {
  Username: 'Dana',
  Email: email,
  Password: password,
  'Confirm Password': password,
} as const;

test('a stranger registers, confirms the mailed code, signs in, and saves their organization', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/400/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page).toHaveURL('/register');
  await visitor.expectTitle('Create Your Account');
  await expect(page.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login');
  for (const [name, path] of [
    ['user agreement', '/user-agreement'],
    ['privacy policy', '/privacy-policy'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: false }).first()).toHaveAttribute('href', path);

  await visitor.button('Create My Account').click();
  await visitor.expectProblems({
    Username: 'Required field.',
    Email: 'Valid email required',
    Password: 'Required field.',
    'Confirm Password': 'Required field.',
    Terms: 'You must agree to the terms and conditions',
  });
  await page.getByRole('checkbox').check();
  await visitor.send(
    { Username: 'Dana', Email: 'dana@', Password: 'short', 'Confirm Password': 'shorter' },
    'Create My Account',
  );
  await visitor.expectProblems({
    Email: 'Valid email required',
    Password: 'Password must be at least 8 characters.',
    'Confirm Password': 'Passwords must match',
  });
  await visitor.send(
    { Email: email, Password: 'password123', 'Confirm Password': 'password123' },
    'Create My Account',
  );
  await visitor.expectRefusal('Provided password cannot be used for security reasons.');
  await visitor.send({ ...complete, Email: 'corpay@sandbox.test' }, 'Create My Account');
  await visitor.expectRefusal(/already exists/);
  await visitor.send(complete, 'Create My Account');

  await visitor.expectTitle('Enter Your Code Here');
  await expect(page).toHaveURL('/register');
  await visitor.button('Complete Account Creation').click();
  await visitor.expectProblems({ 'Confirmation Code': 'Required field.' });
  const code = await visitor.code(email);
  await visitor.type({ 'Confirmation Code': Visitor.otherThan(code) });
  await visitor.expectRefusal('Invalid verification code provided, please try again.');
  await visitor.button('Resend Code.').click();
  await expect(page.getByText('Code sent.', { exact: true })).toBeVisible();
  const newer = await visitor.code(email);
  if (newer !== code) {
    await visitor.type({ 'Confirmation Code': code });
    await visitor.expectRefusal('Invalid verification code provided, please try again.');
  }
  await visitor.type({ 'Confirmation Code': newer });

  await expect(page).toHaveURL('/login');
  await visitor.expectTitle('Your account has been created. Please sign in to continue.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await visitor.signIn(email, password);
  await expect(page).toHaveURL('/secure/settings');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(visitor.button('Save Organization')).toBeVisible();
  await expect(visitor.button('Cancel')).toHaveCount(0);
  await visitor.button('Save Organization').click();
  const required = 'Required field.';
  await visitor.expectProblems({
    'First Name': required,
    'Last Name': required,
    'Organization Name': required,
    Email: 'Not a valid email address.',
    Phone: required,
    Address: required,
    City: required,
    State: required,
    Zip: required,
  });
  await visitor.send({ ...organization, Zip: '97-201' }, 'Save Organization');
  await visitor.expectProblems({ Zip: 'Invalid format.' });
  await visitor.send({ Zip: organization.Zip }, 'Save Organization');
  await expect(page.getByText('Your organization is saved.')).toBeVisible();
  await expect(visitor.button('Edit Organization')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(Object.values(organization));
  const [saved] = await callsTo(sandbox, 'PUT', '/account');
  expect(saved?.body).toEqual({
    firstName: 'Dana',
    lastName: 'Okafor',
    orgName: 'Harbor Instruments',
    email: 'accounts@harbor.test',
    phone: '+1 503 555 0142',
    address: '14 Quay Street',
    city: 'Portland',
    state: 'OR',
    zip: '01234',
  });
  await page.goto('/secure');
  await expect(page.getByText('Welcome back, Dana.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Harbor Instruments')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const signUps = (await sandbox.journal({ service: 'cognito' })).filter(
    ({ operation }) => operation === 'SignUp',
  );
  expect(JSON.stringify(signUps.at(-1)?.body)).toContain('steamchain');
});

test('a customer of the other partner registers at its pages and is asked to authorize at its gateway', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/partners\/ofx\/token/);
  await page.goto('/ofx/register/');
  await page.getByRole('checkbox').check();
  await visitor.send(complete, 'Create My Account');
  await visitor.expectTitle('Enter Your Code Here');
  // A reload forgets the e-mail but not the step.
  await page.reload();
  await visitor.expectTitle('Enter Your Code Here');
  await visitor.type({ Email: email, 'Confirmation Code': await visitor.code(email) });
  await expect(page).toHaveURL('/ofx/login');
  await visitor.expectTitle('Your account has been created. Please sign in to continue.');
  await expect(page.getByRole('link', { name: 'sign up now' })).toHaveAttribute('href', '/ofx/register');
  await visitor.signIn(email, password);
  await expect(page).toHaveURL('/secure/settings');
  await visitor.send(organization, 'Save Organization');
  await expect(page.getByText('Your organization is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'FX Gateway' }).last().click();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  const modal = page.getByRole('dialog', { name: 'Partner Authorization Required' });
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Authorize again' })).toBeVisible();
  const signUps = (await sandbox.journal({ service: 'cognito' })).filter(
    ({ operation }) => operation === 'SignUp',
  );
  const attributes = JSON.stringify(signUps.at(-1)?.body);
  expect(attributes).toContain('"ofx"');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true });

  test('every page and step of a stranger begins at its title, which is read out, and so does what comes after a Logout', async ({
    page,
    visitor,
  }) => {
    const expectRead = async (title: string): Promise<void> => {
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    };
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).tap();
    const signIn = 'Sign in to your account';
    const created = 'Your account has been created. Please sign in to continue.';
    await page.goto('/login');
    await visitor.expectTitle(signIn);
    await expect(page.locator('body')).toBeFocused();
    await follow('sign up now');
    await expectRead('Create Your Account');
    await page.goBack();
    await expectRead(signIn);
    await page.goForward();
    await expectRead('Create Your Account');
    await follow('I have a code');
    await expect(visitor.field('Confirmation Code')).toBeFocused();
    await follow('Register another account');
    await expectRead('Create Your Account');
    await page.getByRole('checkbox').check();
    await visitor.send(complete, 'Create My Account');
    await visitor.type({ 'Confirmation Code': await visitor.code(email) });
    await expectRead(created);
    await follow('Forgot your password?');
    await expectRead('Enter Your Email');
    await follow('I have a code');
    await expect(visitor.field('Recovery Code')).toBeFocused();
    await follow('Use another e-mail');
    await expectRead('Enter Your Email');
    await follow('Back to sign in');
    await expectRead(created);
    await visitor.signIn('corpay@sandbox.test');
    // What is still on its way when the session ends is refused, and the browser reports that.
    await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeEnabled();
    await visitor.button('Open sidebar').tap();
    await visitor.button('Logout').tap();
    await expectRead(signIn);
  });
});
