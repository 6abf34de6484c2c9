import { lockScreen, locksAfterOneMinute } from '../fixtures/absence.ts';
import type { Page } from 'playwright/test';
import { beneficiaries } from '../fixtures/Customer.ts';
import { expect, test } from '../fixtures/identityTest.ts';

test.use({ setting: locksAfterOneMinute });

const keptTokens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /(?:access|id|refresh)Token$/.test(key)));

test('who is away is asked, then covered without tokens, and finds what they typed when they are back', async ({
  page,
  customer,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/400/);
  await page.clock.install();
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  const notice = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.fastForward(10_000);
  const looks = async () => (await sandbox.journal({ service: 'corpay', path: '/deal/quote/status' })).length;
  const before = await looks();
  await page.clock.fastForward(6_000);
  await expect.poll(looks).toBeGreaterThan(before);
  await expect(notice).toHaveCount(0);
  // The looks at the quote were no activity: half a minute after the last key the question comes.
  await page.clock.fastForward(15_000);
  await expect(notice).toBeVisible();
  const left = Number(/0:(\d\d)/.exec(await notice.getByRole('timer').innerText())?.[1]);
  expect(left).toBeGreaterThan(15);
  await expect(notice.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  expect(await keptTokens(page)).toHaveLength(3);

  await page.clock.fastForward(61_000);
  await expect(lockScreen(page)).toBeVisible();
  await expect.poll(() => keptTokens(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'They receive' })).toHaveCount(0);
  await lockScreen(page).getByRole('button', { name: 'Sign In' }).click();
  await visitor.expectProblems({ Password: 'Required field.' });
  await visitor.send({ Password: 'wrong-guess-1' }, 'Sign In');
  await visitor.expectRefusal('Incorrect username or password.');
  await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
  await expect(lockScreen(page)).toHaveCount(0);
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  await expect(customer.theyReceive).toHaveValue(/^10,?000(\.00)?$/);
  await expect(customer.bookDealButton).toBeEnabled();
});

test('somebody else, or a reload, finds nothing of what was typed', async ({
  page,
  customer,
  visitor,
  watch,
}) => {
  await page.clock.install();
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  // A file that is on its way would have taken a minute.
  await watch.answered();
  await page.clock.fastForward(61_000);
  await expect(lockScreen(page)).toBeVisible();
  await page.reload();
  await visitor.expectTitle('Sign in to your account');
  await visitor.signIn('corpay@sandbox.test');
  await expect(customer.beneficiary).toBeEnabled();
  await expect(customer.theyReceive).toHaveValue('');

  await customer.quoteFor(beneficiaries.euro, '10000');
  await watch.answered();
  await page.clock.fastForward(61_000);
  await visitor.signIn('empty@sandbox.test');
  await expect(page).toHaveURL('/secure');
  await expect(page.getByText('Welcome back, empty.')).toBeVisible();
  await page.goto('/secure/fxgateway/dashboard');
  await expect(page.getByText("You haven't added any beneficiaries yet.")).toBeVisible();
  await expect(customer.theyReceive).toHaveCount(0);

  // Who closes the page and comes back after the limit signs in again.
  await page.goto('about:blank');
  await page.clock.fastForward(61_000);
  await page.goto('/secure/settings');
  await visitor.expectRefusal('You were signed out because you were away. Please sign in to continue.');
  expect(await keptTokens(page)).toEqual([]);
});

test('a sign-in on the lock screen that the user service cut short is repeated without losing the page', async ({
  page,
  customer,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/400|ERR_/);
  await page.clock.install();
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  await watch.answered();
  await page.clock.fastForward(90_000);
  await expect(lockScreen(page)).toBeVisible();
  await sandbox.faults({ service: 'cognito', operation: 'GetUser', fault: 'reset-before' });
  await page.clock.resume();
  await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
  await visitor.expectRefusal('The sign-in service did not answer. Check your connection and try again.');
  await sandbox.clearFaults();
  await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
  await expect(lockScreen(page)).toHaveCount(0);
  await expect(customer.theyReceive).toHaveValue(/^10,?000(\.00)?$/);
});
