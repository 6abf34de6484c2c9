import { expect, test } from './fixtures/identityTest.ts';
import { loseFiles, lostFile } from './fixtures/loseFiles.ts';
import { email, password } from './fixtures/newcomer.ts';

const away = 'The sign-in service did not answer. Check your connection and try again.';

const identityLibrary = /assets\/services-.*\.js/;
/** The calls of a sign-in, a registration and a recovery. */
const identityCalls = /assets\/identity-[\w-]{8}\.js/;

for (const [what, pattern] of [
  ['the identity library', identityLibrary],
  ['the calls of the sign-in', identityCalls],
] as const)
  test(`who loses ${what} at the first press of Sign In presses again and is in`, async ({
    page,
    visitor,
    watch,
  }) => {
    watch.allow(lostFile);
    const files = await loseFiles(page, pattern);
    await visitor.knock('corpay@sandbox.test');
    await visitor.expectRefusal(away);
    files.find();
    await expect(visitor.field('Email')).toHaveValue('corpay@sandbox.test');
    await visitor.button('Sign In').click();
    await expect(page).toHaveURL('/secure/fxgateway/dashboard');
    await expect(page.getByText('Logged in as').first()).toBeVisible();
  });

test('who is without any connection at the first press of Sign In presses again and is in', async ({
  page,
  visitor,
  customer,
  watch,
}) => {
  watch.allow(lostFile);
  await page.goto('/login');
  await expect(visitor.field('Email')).toBeVisible();
  await watch.disconnect();
  await visitor.signIn('corpay@sandbox.test');
  await visitor.expectRefusal(away);
  await watch.reconnect();
  await visitor.button('Sign In').click();
  await expect(page.getByText('Logged in as').first()).toBeVisible();
  await expect(customer.beneficiary).toBeVisible();
});

for (const [what, pattern] of [
  ['the identity library', identityLibrary],
  ['the calls of a registration', identityCalls],
] as const)
  test(`who loses ${what} while registering keeps what was typed and registers`, async ({
    page,
    visitor,
    watch,
  }) => {
    watch.allow(lostFile);
    const typed = {
      Username: 'Dana',
      Email: email,
      Password: password,
      'Confirm Password': password,
    } as const;
    const files = await loseFiles(page, pattern);
    await page.goto('/register');
    await page.getByRole('checkbox').check();
    await visitor.send(typed, 'Create My Account');
    await visitor.expectRefusal(away);
    files.find();
    for (const [label, text] of Object.entries(typed)) await expect(visitor.field(label)).toHaveValue(text);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await visitor.button('Create My Account').click();
    await visitor.expectTitle('Enter Your Code Here');
    await visitor.type({ 'Confirmation Code': await visitor.code(email) });
    await visitor.expectTitle('Your account has been created. Please sign in to continue.');
  });

for (const [what, pattern] of [
  ['the identity library', identityLibrary],
  ['the calls of a recovery', identityCalls],
] as const)
  test(`who loses ${what} at a forgotten password asks again and sets a new one`, async ({
    page,
    visitor,
    watch,
  }) => {
    watch.allow(lostFile);
    const known = 'corpay@sandbox.test';
    const files = await loseFiles(page, pattern);
    await page.goto('/forgot-password');
    await visitor.send({ Email: known }, 'Send Confirmation Code');
    await visitor.expectRefusal(away);
    files.find();
    await expect(visitor.field('Email')).toHaveValue(known);
    await visitor.button('Send Confirmation Code').click();
    await visitor.send(
      { 'Recovery Code': await visitor.code(known), 'New Password': 'brand-new-lantern-7' },
      'Reset Password',
    );
    await visitor.expectTitle('Your password has been reset. Please sign in to continue.');
  });

test('who loses the page of the registration on the way from the sign-in tries again, and finds the way back', async ({
  page,
  visitor,
  watch,
  see,
}) => {
  watch.allow(lostFile);
  const files = await loseFiles(page, /assets\/RegisterPage.*\.js/);
  const failure = page.getByRole('alert').filter({ hasText: 'Check your connection and try again.' });
  const tryAgain = visitor.button('Try again');
  await page.goto('/login');
  await page.getByRole('link', { name: 'sign up now' }).click();
  await visitor.expectTitle('Error loading page.');
  await expect(failure).toBeVisible();
  await see('a-page-of-a-stranger-lost');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await visitor.expectTitle('Sign in to your account');
  await page.getByRole('link', { name: 'sign up now' }).click();
  const before = files.lost();
  await tryAgain.focus();
  await page.keyboard.press('Enter');
  await expect.poll(files.lost, 'it is really asked for again').toBeGreaterThan(before);
  await expect(failure).toBeVisible();
  await expect(tryAgain).toBeFocused();
  files.find();
  await page.keyboard.press('Enter');
  await visitor.expectTitle('Create Your Account');
  await expect(visitor.field('Username')).toBeFocused();
  await page.getByRole('link', { name: 'log in' }).click();
  await visitor.expectTitle('Sign in to your account');
});

test('a page whose file was lost comes when it is tried again, or at the next visit, in the same document', async ({
  page,
  visitor,
  customer,
  watch,
}) => {
  watch.allow(lostFile);
  /** Until its link is the current one, what is seen is still the page before, with the failure that it may tell of. */
  const follow = async (name: string): Promise<void> => {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  };
  const failure = page.getByRole('alert').filter({ hasText: 'Error loading page.' });
  const tryAgain = failure.getByRole('button', { name: 'Try again' });
  await visitor.enter('corpay@sandbox.test');
  await page.goto('/secure/settings/elsewhere');
  await visitor.expectTitle('Page not found.');
  let loads = 0;
  page.on('load', () => (loads += 1));

  const sharedByPages = await loseFiles(page, /assets\/(?:account|corpay)-.*\.js/);
  await follow('Settings');
  await expect(failure).toBeVisible();
  const before = sharedByPages.lost();
  await tryAgain.click();
  await expect.poll(sharedByPages.lost, 'it is really asked for again').toBeGreaterThan(before);
  await expect(failure).toBeVisible();
  await follow('FX Gateway');
  await expect(failure).toBeVisible();
  sharedByPages.find();
  await tryAgain.click();
  await expect(customer.beneficiary).toBeVisible();
  await follow('Settings');
  await visitor.expectTitle('Settings');
  await expect(visitor.button('Edit Organization')).toBeVisible();

  const help = await loseFiles(page, /assets\/HelpPage.*\.js/);
  await follow('Help');
  await expect(failure).toBeVisible();
  await follow('Settings');
  await visitor.expectTitle('Settings');
  help.find();
  await follow('Help');
  await visitor.expectTitle('Help');

  const sharedByWizard = await loseFiles(page, /assets\/re2js.*\.js/);
  const styles = await loseFiles(page, /assets\/wizards.*\.css/);
  await follow('FX Gateway');
  await follow('Beneficiaries');
  await page.getByRole('link', { name: 'Add New Beneficiary' }).click();
  await expect(failure).toBeVisible();
  await follow('Past Orders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  sharedByWizard.find();
  await follow('Beneficiaries');
  await page.getByRole('link', { name: 'Add New Beneficiary' }).click();
  await expect(failure).toBeVisible();
  styles.find();
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Basic Info', exact: true })).toBeVisible();
  await expect(page.locator('.wizard')).toHaveCSS('display', 'grid');
  expect(loads).toBe(0);
});

test('the pages of the partner, and the whole signed-in area, come when they are tried again', async ({
  page,
  visitor,
  customer,
  watch,
}) => {
  watch.allow(lostFile);
  let loads = 0;
  const area = await loseFiles(page, /assets\/signed-in-.*\.js/);
  await visitor.knock('corpay@sandbox.test');
  page.on('load', () => (loads += 1));
  await visitor.expectTitle('An unexpected error occurred.');
  area.find();
  const gateway = await loseFiles(page, /assets\/CorpayGateway.*\.js/);
  await visitor.button('Try again').click();
  const failure = page.getByRole('alert').filter({ hasText: 'Error loading page.' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', { name: 'Past Orders' })).toBeVisible();
  gateway.find();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(customer.beneficiary).toBeVisible();
  const orders = await loseFiles(page, /assets\/corpay-pages.*\.js/);
  await page.getByRole('link', { name: 'Past Orders' }).click();
  await expect(failure).toBeVisible();
  orders.find();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(loads).toBe(0);
});

test('a dialog whose file was lost opens all the same, and as ever when it opens next', async ({
  page,
  visitor,
  customer,
  watch,
}) => {
  watch.allow(lostFile);
  await visitor.enter('corpay@sandbox.test');
  await expect(customer.beneficiary).toBeVisible();
  const overlays = await loseFiles(page, /assets\/(?:kit-dialogs|blueprintOverlays).*\.js/);
  await page.goto('/secure/help');
  await visitor.expectTitle('Help');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveClass(/bp6-/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Escape was a sign of use too: what it asked for is lost before the connection is back.
  await watch.answered();
  overlays.find();
  await page.keyboard.press('?');
  await expect(dialog).toHaveClass(/bp6-dialog/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
