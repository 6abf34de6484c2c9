import { defaultTheme, themes } from '@fx-gateway/domain/branding/themes.ts';
import { lockScreen } from './fixtures/absence.ts';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { expect, test } from './fixtures/identityTest.ts';
import { organization } from './fixtures/organization.ts';

// Every screen of every brand: the workers share them.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/**
 * The brands differ in colours and names: these screens show the names, and of the others only the colours are looked at
 * again.
 */
const pictured: ReadonlySet<string> = new Set(['login', 'welcome', 'settings', 'dashboard', 'covered']);

for (const { origin: so, requireLogin } of Object.values(themes))
  test(`under ${so} every screen of the way in and of the account is open to everybody${so === defaultTheme.origin ? '' : ' @long'}`, async ({
    page,
    visitor,
    sandbox,
    watch,
    shots,
  }) => {
    watch.allow(/400/);
    await page.clock.install();
    const see = async (screen: string): Promise<void> => {
      const seenBefore = so !== defaultTheme.origin && !pictured.has(screen);
      if (!seenBefore) await shots(`${so}-${screen}`);
      await expectOpenToEverybody(page, `${so}: ${screen}`, { coloursOnly: seenBefore });
    };
    const signInThere = async (email: string, title: string): Promise<void> => {
      await visitor.knock(email);
      await visitor.expectTitle(title);
    };
    await page.goto(`/login?so=${so}`);
    await visitor.expectTitle('Sign in to your account');
    await see('login');
    await visitor.button('Sign In').click();
    await visitor.signIn('nobody@sandbox.test', 'wrong-guess-1');
    await visitor.expectRefusal('Incorrect username or password.');
    await see('login-refused');
    await signInThere('reset@sandbox.test', 'Your password must be reset.');
    await visitor.button('Sign In').click();
    await see('login-reset');
    await signInThere('forced@sandbox.test', 'Your account requires a password change.');
    await see('login-forced');
    await sandbox.refuse(
      'InitiateAuth',
      'NotAuthorizedException',
      'The credentials of this session do not fit.',
    );
    await visitor.knock('corpay@sandbox.test');
    await visitor.expectRefusal('Authentication issue detected');
    await see('login-credentials');
    await page.goto('/register');
    await visitor.expectTitle('Create Your Account');
    await see('register');
    await visitor.button('Create My Account').click();
    await see('register-mistakes');
    await signInThere('unconfirmed@sandbox.test', 'Enter Your Code Here');
    await visitor.button('Resend Code.').click();
    await expect(page.getByText('Code sent.')).toBeVisible();
    await see('register-code');
    await page.goto('/forgot-password');
    await visitor.expectTitle('Enter Your Email');
    await see('forgot');
    await visitor.send({ Email: 'corpay@sandbox.test' }, 'Send Confirmation Code');
    await expect(visitor.field('Recovery Code')).toBeVisible();
    await see('forgot-code');

    await visitor.knock('new@sandbox.test');
    await expect(page.getByRole('dialog', { name: /^Welcome to/ })).toBeVisible();
    await see('welcome');
    await page.keyboard.press('Escape');
    await visitor.button('Save Organization').click();
    await see('settings-setup');
    await visitor.send(organization, 'Save Organization');
    await expect(page.getByText('Your organization is saved.')).toBeVisible();
    await see('settings');
    await visitor.button('Change Password').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click();
    await see('change-password');
    await page.goto('/secure/help');
    await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    await see('help');
    await page.goto('/secure');
    await expect(page.getByText('Welcome back, new.')).toBeVisible();
    await see('dashboard');
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.button('Open sidebar').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOpenToEverybody(page, `${so}: sidebar`);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/secure/settings/elsewhere');
    await visitor.expectTitle('Page not found.');
    await see('not-found');
    // A minute before the limit of the brand the user is asked; at the limit the page is covered.
    const untilNotice = (requireLogin ? 14 : 29) * 60_000 + 1_000;
    const notice = page.getByRole('dialog', { name: 'Are you still there?' });
    await page.clock.fastForward(untilNotice);
    await expect(notice).toBeVisible();
    if (so === defaultTheme.origin) await shots(`${so}-idle-notice`);
    await notice.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(notice).toHaveCount(0);
    await page.clock.fastForward(untilNotice);
    await expect(notice).toBeVisible();
    await expectOpenToEverybody(page, `${so}: idle notice`);
    await page.clock.fastForward(61_000);
    await expect(lockScreen(page)).toBeVisible();
    await see('covered');
  });
