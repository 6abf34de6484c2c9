import { sessionOrigins } from '@fx-gateway/domain/branding/theme.ts';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { expect, test } from './fixtures/identityTest.ts';
import { tabTo } from './fixtures/tabTo.ts';

// Many pictures and many checks: the workers share them.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const legalPages = ['/user-agreement', '/privacy-policy'] as const;

/** A phone in the hand, and a window of 1280 by 960 at a zoom of 400 %. */
const phone = { width: 390, height: 844 };
const zoomed = { width: 320, height: 240 };

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far what was displayed has jumped, from the first paint on. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const all = { shifted: 0 };
    Object.assign(window, { all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { all: { shifted: number } }).all.shifted);

/** The answers that were scripts, and how many bytes they are when they travel. */
const watchScripts = (page: Page): Response[] => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
};

const weigh = async (scripts: readonly Response[]): Promise<number> => {
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
};

test('the landing page is open to everybody, on a phone, a tablet and a desk, in light and in dark', async ({
  page,
  see,
}) => {
  await page.goto('/');
  await expect(page.getByText('support@steamchain.test')).toBeVisible();
  await see('landing');
  await page.setViewportSize(zoomed);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

for (const so of sessionOrigins)
  test(`the legal pages are open to everybody under ${so}`, async ({ page, see }) => {
    for (const path of legalPages) {
      await page.goto(`${path}?so=${so}`);
      await expect(page.getByRole('link', { name: /^support@/ })).toBeVisible();
      await see(`${so}${path.replace('/', '-')}`);
      await page.setViewportSize(zoomed);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are read, the menu opens and a theme that requires a login is sent there', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'View Dashboard' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Team', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL('/#team');
    await page.getByText('How soon can we pay?').click();
    await expect(page.getByText(/about 30 minutes of your own time\. The review/)).toBeVisible();
    await expect(page.getByRole('link', { name: /Schedule a call|Send an e-mail/ })).toHaveCount(0);
    await expect(page.getByText(/^Your browser runs no script for this page/)).toBeVisible();
    for (const path of legalPages) {
      await page.goto(`${path}?so=afs`);
      await expect(page).toHaveTitle(/: AFS FX Advantage$/);
      await expect(page.locator('html')).toHaveClass('afs');
      await expect(page.getByRole('banner').getByRole('link', { name: 'AFS FX Advantage' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'FX Gateway' })).toHaveCount(0);
    }
    const answer = await page.goto('/wdec?so=test&id=7');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?so=test&id=7');
    expect(answer?.request().redirectedFrom()?.url()).toContain('/wdec?so=test&id=7');
  });
});

test('the landing page is fully usable with at most 3 kB of script and none of the application', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/');
  await expect(page.getByText('support@steamchain.test')).toBeVisible();
  expect(await weigh(scripts)).toBeLessThanOrEqual(3_000);
  const first = scripts.filter((script) => script.url().includes('/first-paint-'));
  expect(first).toHaveLength(1);
  expect((await first[0]?.body())?.length).toBeLessThanOrEqual(1_000);
});

test('nothing jumps while a page arrives, for a stranger, for a user and under a brand that was kept', async ({
  page,
  visitor,
}) => {
  await watchShifts(page);
  await page.goto('/');
  await expect(page.getByText('support@steamchain.test')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(await shifted(page)).toBe(0);
  const supportOfBrand = page.getByRole('link', { name: 'support@afs.test' });
  await page.goto('/privacy-policy?so=afs');
  // The brand of an address is kept once the configuration has come.
  await expect(supportOfBrand).toBeVisible();
  await page.goto('/user-agreement');
  await expect(supportOfBrand).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'AFS FX Advantage' })).toBeVisible();
  expect(await shifted(page)).toBe(0);
  await page.goto('/login?so=steamchain');
  await expect(page.getByRole('link', { name: 'FX Gateway' })).toBeVisible();
  await visitor.enter('corpay@sandbox.test');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View Dashboard' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  await expect(page.getByText('support@steamchain.test')).toBeVisible();
  expect(await shifted(page)).toBe(0);
  await page.getByRole('link', { name: 'View Dashboard' }).first().click();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
});

test('a visitor without a mouse finds the sections, the answers, the contacts and the way in', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await page.goto('/');
  const smooth = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await smooth()).toBe('auto');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const menu = page.getByRole('button', { name: 'Menu' });
  const contact = page.getByRole('link', { name: 'Contact', exact: true });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(contact).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contact).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, contact);
  await page.keyboard.press('Enter');
  await expect(contact).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Talk to us before you pay.' })).toBeInViewport();
  const mail = page.getByRole('link', { name: /Send an e-mail/ });
  await expect(mail).toHaveAttribute('href', 'mailto:support@steamchain.test');
  await expect(page.getByRole('link', { name: /Schedule a call/ })).toHaveAttribute('href', /^https:/);
  await tabTo(page, mail);
  await tabTo(page, page.locator('summary').nth(1));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/The review of your identity that follows takes 3-4 days/)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Open an account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/register');
});

test('whoever watches the site from outside, or finds a weakness in it, is answered with a file (SITE-4)', async ({
  page,
}) => {
  const health = await page.request.get('/healthz');
  const { release } = await (await page.request.get('/release.json')).json();
  expect(health.headers()['content-type']).toBe('application/json; charset=utf-8');
  expect(await health.json()).toEqual({ status: 'ok', release });
  const security = await page.request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await security.text()).toMatch(/^Contact: \S+$/m);
});

test('search engines find what is public and nothing else', async ({ page }) => {
  const robots = await page.request.get('/robots.txt');
  expect([robots.status(), robots.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await robots.text()).toContain('Disallow: /secure/');
  const licences = await page.request.get('/licences.txt');
  expect(licences.headers()['content-type']).toBe('text/plain; charset=utf-8');
  for (const named of ['## react-dom - ', 'Permission is hereby granted', 'SIL Open Font License'])
    expect(await licences.text()).toContain(named);
  await page.goto('/');
  expect(await page.locator('[itemtype="https://schema.org/Question"]').count()).toBeGreaterThan(5);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /payments abroad/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /FX Gateway/);
  expect(await page.locator('script:not([src])').count()).toBe(0);
});
