import type { Page } from 'playwright/test';
import { beneficiaries } from './fixtures/Customer.ts';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const desk = { width: 1440, height: 900 };
const smallest = { width: 320, height: 640 };

const expectUncut = async (page: Page): Promise<void> => {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways(), 'scrolls sideways').toBeLessThanOrEqual(0);
};

/** In the colours of the system, which nobody chose for it, the parts of the bar still look different. */
const expectToldApart = async (page: Page): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = await page
    .locator('.cost-bar :is(.cost-room, .cost-market, .cost-margin)')
    .evaluateAll((parts) =>
      parts.map((part) => `${getComputedStyle(part).fill} ${getComputedStyle(part).opacity}`),
    );
  expect(new Set(looks).size, looks.join(', ')).toBe(3);
  await page.emulateMedia({ forcedColors: 'none' });
};

const limitField = 'Limit for the margin, in percent';

test('a customer sees what a quote costs as a picture, is warned beyond a limit of their own, and finds the cost with the order', async ({
  page,
  customer,
  anotherDevice,
  see,
}) => {
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  const parts = page.getByRole('list', { name: 'What it costs' }).getByRole('listitem');
  const margin = /^Margin \$\d+\.\d\d \(0\.\d\d%\)$/;
  await expect(parts).toHaveText([/^Market \$1\d,\d{3}\.\d\d$/, margin]);
  await expect(page.getByText('Your limit under Settings is 1%.')).toBeVisible();
  await see('cost-within-the-limit');

  await page.goto('/secure/settings');
  await page.getByLabel(limitField).fill('0.1');
  await expectOpenToEverybody(page, 'settings with a limit');
  // On the smallest screen too nothing moves when the quote comes, and nothing is cut.
  await page.setViewportSize(smallest);
  await page.goto('/secure/fxgateway/dashboard');
  await customer.quoteFor(beneficiaries.euro, '10000');
  const warning = 'The margin is above your limit of 0.1%.';
  await expect(page.getByText(warning)).toBeVisible();
  await expect(parts).toHaveText([/^Market/, margin]);
  await expectUncut(page);
  await expectToldApart(page);
  await expectOpenToEverybody(page, 'cost-above-the-limit on the smallest screen');
  await page.setViewportSize(desk);

  // A renewal moves the other amount: the old one stands below it. Two renewals may find the same rate.
  test.setTimeout(240_000);
  await expect(page.getByText(/^Was [\d,.]+\. $/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/\d USD (?:more|less) than before/)).toBeVisible();
  await see('cost-above-the-limit');
  await expect(customer.bookDealButton).toBeEnabled();
  const sent = await customer.youSend.inputValue();
  const orderNumber = await customer.bookDeal();
  await customer.instruct();

  await page.reload();
  await expect(page.getByText('When booked')).toBeVisible();
  // Corpay names its fee once it is instructed.
  await expect(parts).toHaveText([/^Market/, margin, /^Fee \$\d+\.\d\d$/]);
  await expect(page.getByText(warning)).toBeVisible();
  await expect(page.getByText(`$${sent}`).first()).toBeVisible();
  await see('cost-of-an-order');

  await page.setViewportSize(smallest);
  await page.reload();
  await expect(parts).toHaveText([/^Market/, margin, /^Fee/]);
  await expectUncut(page);
  await expectToldApart(page);
  await expectOpenToEverybody(page, 'cost-of-an-order on the smallest screen');

  const other = await anotherDevice();
  await other.signIn();
  await other.page.goto(`/secure/fxgateway/orders/${orderNumber}`);
  await expect(other.page.getByRole('list', { name: 'Where this order stands' })).toBeVisible();
  await expect(other.page.getByText('When booked')).toHaveCount(0);
});

test('a customer of OFX sees the fee beside the margin, at the quote and with the deal', async ({
  page,
  customer,
  watch,
  see,
}) => {
  // The browser reports the token that is not there yet.
  watch.allow(/partners\/ofx\/token/);
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await customer.quoteFor('Thalassa Olive Cooperative · EUR', '340');
  const parts = page.getByRole('list', { name: 'What it costs' }).getByRole('listitem');
  const whole = [/^Market \$/, /^Margin \$[\d.]+ \(0\.\d\d%\)$/, /^Fee \$\d+\.\d\d$/];
  await expect(parts).toHaveText(whole);
  await see('cost-at-ofx');
  await customer.bookDealButton.click();
  await expect(page.getByText('Deal confirmed!')).toBeVisible();
  await expect(parts).toHaveText(whole);
  await see('cost-of-a-deal');
});
