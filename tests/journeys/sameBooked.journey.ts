import type { Locator } from 'playwright/test';
import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { standStill } from './fixtures/standStill.ts';

const boxOf = async (locator: Locator) => {
  await standStill(locator.page());
  const box = await locator.boundingBox();
  if (box === null) throw new Error('Nothing is drawn.');
  return box;
};

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width} px an equal deal of another device stops the press once, before a button that stays where it is`, async ({
    page,
    customer,
    anotherDevice,
  }) => {
    const before = await customer.signInKnowingOrders();
    await page.setViewportSize({ width, height });
    await customer.quoteFor(beneficiaries.euro, '10000');
    const elsewhere = await anotherDevice();
    await elsewhere.signIn();
    await elsewhere.quoteFor(beneficiaries.euro, '10000');
    const first = await elsewhere.bookDeal();

    // From the top of the form, where the button of a phone sticks to the edge.
    await page.mouse.wheel(0, -2_000);
    await expect(page.getByRole('heading', { name: 'Book a deal' })).toBeInViewport();
    const button = await boxOf(customer.bookDealButton);
    // A press where it is seen, as a finger does it: nothing scrolls to it first.
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
    const warning = page.getByText(`order ${first} of`);
    await expect(warning).toContainText('Nothing was sent yet: press Book Deal once more');
    const [said, after] = [await boxOf(warning), await boxOf(customer.bookDealButton)];
    const [isAbove, isBeside] = [said.y + said.height <= after.y, said.x + said.width <= after.x];
    expect([isAbove, isBeside]).toEqual(width === 1440 ? [false, true] : [true, false]);
    expect(Math.abs(after.y - button.y)).toBeLessThanOrEqual(1);

    const second = await customer.bookDeal();
    expect(await customer.orderNumbers()).toEqual([second, first, ...before]);
  });

test('an equal deal that another device books while this one is on its way is told before it is instructed', async ({
  page,
  customer,
  anotherDevice,
  sandbox,
}) => {
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  const elsewhere = await anotherDevice();
  await elsewhere.signIn();
  await elsewhere.quoteFor(beneficiaries.euro, '10000');
  await sandbox.faults({ service: 'corpay', path: '/deal/book', fault: 'delay', delayMs: 4_000, times: 1 });
  await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/deal/book')),
    customer.bookDealButton.click(),
  ]);
  const other = await elsewhere.bookDeal();
  await customer.readNumberOfDeal();
  await expect(page.getByText(`Order ${other} for the same amount came while this deal`)).toBeVisible();
});

for (const partner of ['corpay', 'ofx'] as const)
  test(`Enter in an amount brings the button and all that is to be read before its press into sight (${partner})`, async ({
    page,
    customer,
    anotherDevice,
    watch,
  }) => {
    const email = `${partner}@sandbox.test`;
    const elsewhere = await anotherDevice();
    await elsewhere.signIn(email);
    // The browser reports the token that is not there yet.
    watch.allow(/partners\/ofx\/token/);
    if (partner === 'ofx') await elsewhere.authorizePayments();
    await elsewhere.quoteFor(beneficiaries.euro, '1000');
    await elsewhere.bookDealButton.click();
    await expect(elsewhere.bookDealButton).toBeHidden();

    // What stands below the amounts of a deal does not fit into this window.
    await page.setViewportSize({ width: 1440, height: 560 });
    await customer.signIn(email);
    await customer.quoteFor(beneficiaries.euro, '1000');
    const warning = page.getByText(/in the last seven days/i);
    await expect(warning).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(customer.bookDealButton).not.toBeInViewport();

    await customer.theyReceive.press('Enter');
    await expect(customer.bookDealButton).toBeFocused();
    await expect(customer.bookDealButton).toBeInViewport({ ratio: 1 });
    await expect(warning).toBeInViewport({ ratio: 1 });
  });
