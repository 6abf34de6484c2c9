import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { beneficiaries } from './fixtures/Customer.ts';
import { lostFile } from './fixtures/loseFiles.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { serveBuild } from './fixtures/serveBuild.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const one = join(root, 'packages/web/dist');
let other: string;

test.beforeAll(async () => {
  other = await mkdtemp(join(tmpdir(), 'fx-gateway-other-build-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', '--outDir', other, '--emptyOutDir', '--logLevel', 'error'];
  // Another commit is another release, of which nearly every file has another name.
  const env = { ...process.env, PRODUCT_COMMIT: 'another' };
  expect(spawnSync(process.execPath, words, { cwd: root, env }).status).toBe(0);
});

test.afterAll(() => rm(other, { recursive: true, force: true }));

const releaseOf = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');
const notice = (page: Page) => page.getByText('Another version of this application is in use now.');
const minute = 61_000;

test('a tab at a deal carries it through on its own release, is then told of the other, and survives the way back', async ({
  page,
  context,
  customer,
  watch,
}) => {
  const host = await serveBuild(context, one);
  await page.clock.install();
  await customer.signIn();
  const first = await releaseOf(page);
  await customer.quoteFor(beneficiaries.euro, '700');
  // A call that is under way would not be answered in a minute that is left out.
  await watch.answered();
  host.give(other, one);
  const asked = page.waitForResponse('**/release.json');
  await page.clock.fastForward(minute);
  await asked;
  // What is typed is not interrupted, nor is what is booked.
  await expect(notice(page)).toBeHidden();
  const orderNumber = await customer.bookDeal();
  await expect(page.getByLabel('Payment Purpose')).toBeEnabled();
  await watch.answered();
  await page.clock.fastForward(minute);
  await expect(notice(page)).toBeHidden();
  await customer.instruct();
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(await releaseOf(page)).toBe(first);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect.poll(() => releaseOf(page)).not.toBe(first);
  await expect(notice(page)).toBeHidden();

  // The way back, between a booking and its instruction: what one release keeps the other reads.
  await page.goto('/secure/fxgateway/dashboard');
  await customer.quoteFor(beneficiaries.euro, '800');
  const second = await customer.bookDeal();
  host.give(one, other);
  await page.reload();
  expect(await releaseOf(page)).toBe(first);
  await page.goto(`/secure/fxgateway/orders/${second}`);
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  await customer.instruct('Invoice 8');
  await page.goto('/secure/fxgateway/orders');
  for (const number of [orderNumber, second]) await expect(page.getByText(number).first()).toBeVisible();
});

test('a tab whose files are no longer there says so instead of offering what cannot succeed', async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.allow(lostFile);
  watch.allow(/404 \(Not Found\)/);
  const host = await serveBuild(context, one);
  await customer.signIn();
  await expect(customer.beneficiary).toBeVisible();
  host.give(other);
  await page.getByRole('link', { name: 'Past Orders' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Error loading page.' });
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
