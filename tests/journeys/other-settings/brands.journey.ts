import type { SessionBrandOrigin } from '@fx-gateway/domain/branding/theme.ts';
import { themes } from '@fx-gateway/domain/branding/themes.ts';
import type { Page, Route } from 'playwright/test';
import { expect, test } from '../fixtures/identityTest.ts';
import { password } from '../fixtures/newcomer.ts';

// A name that the afs brand owns, so that this machine has two names of different brands.
test.use({ setting: { quoteSeconds: 30, origins: 1, env: { SANDBOX_AFS_HOSTS: 'localhost' } } });

/** The address that the sandbox gives a brand. */
const contactOf = async (page: Page, so: SessionBrandOrigin): Promise<string> => {
  const configuration = (await (await page.request.get('/config.json')).json()) as {
    readonly branding: { readonly contactEmails: Readonly<Record<SessionBrandOrigin, string>> };
  };
  return configuration.branding.contactEmails[so];
};

for (const {
  origin: so,
  pageTitle: title,
  branding,
  favicon,
  className,
  requireLogin,
  fiatOnly,
} of Object.values(themes))
  test(`under ${so} the pages, the routes and the words are those of the brand`, async ({
    page,
    visitor,
    watch,
  }) => {
    const icon = favicon ?? '/favicon.svg';
    const open = !requireLogin;
    const contact = await contactOf(page, so);
    // Without settings there is no integration with the partner either.
    watch.allow(/400/);
    const wears = async (named: string | RegExp = title) => {
      await expect(page).toHaveTitle(named);
      await expect(page.locator('link[rel=icon]').first()).toHaveAttribute('href', icon);
      await expect(page.locator('html')).toHaveClass(className ?? '');
    };
    await page.goto(`/login?so=${so}`);
    await visitor.expectTitle('Sign in to your account');
    await wears();
    expect((await page.request.get(icon)).status()).toBe(200);
    expect(await page.evaluate(() => sessionStorage.getItem('sessionOrigin'))).toBe(so);
    await expect(page.getByRole('link', { name: contact })).toHaveAttribute('href', `mailto:${contact}`);
    for (const [path, heading] of [
      ['/forgot-password', 'Enter Your Email'],
      ['/register', 'Create Your Account'],
    ] as const) {
      await page.goto(path);
      await visitor.expectTitle(heading);
      await wears();
    }
    for (const path of ['/privacy-policy', '/user-agreement']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await wears(new RegExp(`: ${title}$`));
      await expect(page).toHaveURL(path);
    }
    const logins: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest() && pathname === '/login') logins.push(pathname);
    });
    for (const path of ['/', '/wdec']) {
      await page.goto(path);
      if (open) {
        await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
        await wears(new RegExp(`^${title}: `));
        await expect(page.getByRole('banner').getByRole('link', { name: branding })).toBeVisible();
      }
      if (!open) await visitor.expectTitle('Sign in to your account');
      await expect(page).toHaveURL(open ? path : '/login');
    }
    // Each was left once: a second way out would break off the first.
    expect(logins).toEqual(open ? [] : ['/login', '/login']);
    for (const [path, heading] of [
      ['/ofx/login', 'Sign in to your account'],
      ['/ofx/register/', 'Create Your Account'],
      ['/ofx/register', 'Create Your Account'],
    ] as const) {
      await page.goto(path);
      await visitor.expectTitle(open ? heading : 'Sign in to your account');
      await expect(page).toHaveURL(open ? path : '/login');
    }
    await page.goto('/no/such/place');
    await expect(page).toHaveURL('/login');

    await visitor.signIn('new@sandbox.test');
    await expect(page.getByRole('dialog', { name: `Welcome to ${branding}!` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/secure/settings');
    await wears(`Settings: ${title}`);
    const crypto = page.getByRole('link', { name: 'Crypto Dashboard' });
    await expect(crypto).toHaveCount(fiatOnly ? 0 : 1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('link', { name: contact })).toBeVisible();
    await expect(page.getByRole('link', { name: /Exchange support, opens in a new tab/ })).toHaveCount(
      fiatOnly ? 0 : 5,
    );
    for (const fact of ['Version', 'Commit', 'Environment'])
      await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible();
    if (!fiatOnly) {
      await crypto.click();
      await expect(page).toHaveURL('/secure/crypto/dashboard');
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await expect(page.getByText(/^No partners besides that of your FX Gateway/)).toBeVisible();
      await expect(page.getByText('No exchanges are connected to your account yet.')).toBeVisible();
      await expect(crypto).toHaveAttribute('aria-current', 'page');
    }
  });

test('the partner’s own host wears its brand whatever the address says, and an unknown origin the default', async ({
  page,
  sandbox,
  visitor,
}) => {
  const { port } = new URL(sandbox.url);
  await page.goto(`http://localhost:${port}/login?so=test`);
  await visitor.expectTitle('Sign in to your account');
  await expect(page).toHaveTitle('AFS FX Advantage');
  await page.goto(`http://localhost:${port}/`);
  await expect(page).toHaveURL(`http://localhost:${port}/login`);
  await page.goto('/login?so=afs');
  await expect(page).toHaveTitle('AFS FX Advantage');
  await page.goto('/login?so=nobody');
  await expect(page).toHaveTitle('FX Gateway');
});

test('on a host of a brand no other brand is displayed, however late the configuration comes or whether it comes', async ({
  page,
  sandbox,
  visitor,
  watch,
}) => {
  watch.allow(/503/);
  const { port } = new URL(sandbox.url);
  const wears = () =>
    page.evaluate(() => ({
      title: document.title,
      className: document.documentElement.className,
      icon: document.querySelector('link[rel=icon]')?.getAttribute('href'),
      names: /FX Gateway|AFS|TEST/i.test(document.body.innerText),
      surface: getComputedStyle(document.body).backgroundColor,
    }));
  const plain = { className: 'no-theme', icon: 'data:,', names: false, surface: 'rgb(255, 255, 255)' };
  const asked: Route[] = [];
  await page.route('**/config.json', (route) => void asked.push(route));
  await page.goto(`http://localhost:${port}/login?so=test`);
  await expect(page.getByText('Loading...')).toBeVisible();
  expect(await wears()).toEqual({ ...plain, title: 'Loading...' });
  await asked[0]?.continue();
  await visitor.expectTitle('Sign in to your account');
  await expect(page).toHaveTitle('AFS FX Advantage');
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
  await page.goto(`http://localhost:${port}/login?so=test`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await wears()).toEqual({ ...plain, title: 'This application cannot start.' });
});

test('who registered under a brand wears it again wherever they sign in', async ({
  page,
  visitor,
  browser,
  sandbox,
  watch,
  secrets,
}) => {
  watch.allow(/400/);
  const email = 'wren@harbor.test';
  await page.goto('/register?so=afs');
  await page.getByRole('checkbox').check();
  await visitor.send(
    { Username: 'Wren', Email: email, Password: password, 'Confirm Password': password },
    'Create My Account',
  );
  await visitor.type({ 'Confirmation Code': await visitor.code(email) });
  await visitor.expectTitle('Your account has been created. Please sign in to continue.');
  const context = await browser.newContext({ baseURL: sandbox.url });
  await watch.attach(context);
  secrets.attach(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/login');
  await expect(elsewhere).toHaveTitle('FX Gateway');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere).toHaveTitle('Book A Deal: AFS FX Advantage');
  await expect(elsewhere.getByRole('dialog', { name: 'Welcome to AFS FX Advantage!' })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Crypto Dashboard', includeHidden: true })).toHaveCount(0);
  await context.close();
});
