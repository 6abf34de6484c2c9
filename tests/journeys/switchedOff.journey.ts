import type { Page } from 'playwright/test';
import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const minute = 61_000;
const off = 'Deals cannot be booked or instructed for now.';

type Operations = { readonly notice?: string; readonly bookingsOff?: boolean };

/** The site says this of its switches from now on. */
const switchTo = async (page: Page, operations: Operations): Promise<void> => {
  await page.unroute('**/config.json');
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), operations } });
  });
};

/** Time goes by, in which the page looks at the site. */
const letItLook = async (page: Page, ms = minute): Promise<void> => {
  const looked = page.waitForResponse('**/release.json');
  await page.clock.fastForward(ms);
  await looked;
};

test('an open tab at a deal learns that bookings are off and goes on when they are on again, and a booking that has left is carried through (OPS-1, OPS-2)', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  await page.clock.install();
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '700');
  await watch.answered();
  await switchTo(page, { bookingsOff: true, notice: 'Our partner is <b>not</b> well today.' });
  // What moves within a second after a press counts as wanted: nobody has pressed when the notice comes.
  await page.waitForTimeout(1_100);
  await letItLook(page);
  await expect(page.getByText('Our partner is <b>not</b> well today.')).toBeVisible();
  await expect(page.getByText(off)).toBeVisible();
  await expect(customer.bookDealButton).toBeDisabled();
  await customer.bookDealButton.click({ force: true });
  // Quotes go on.
  await customer.theyReceive.fill('800');
  await expect(customer.youSend).not.toHaveValue('');
  expect(await sandbox.journal({ service: 'corpay', path: '/deal/book' })).toEqual([]);

  await watch.answered();
  await switchTo(page, {});
  await letItLook(page);
  await expect(page.getByText('Our partner is <b>not</b> well today.')).toBeHidden();
  await expect(customer.bookDealButton).toBeEnabled();

  // Switched off while a booking is on its way: its outcome is shown, and only the instruction waits. The look falls into
  // the half minute for which a call may wait for its answer.
  await watch.answered();
  await page.clock.fastForward(50_000);
  await watch.answered();
  await expect(customer.bookDealButton).toBeEnabled();
  let answers = false;
  await page.route('**/deal/book', async (route) => {
    await expect.poll(() => answers, { timeout: 30_000 }).toBe(true);
    await route.continue();
  });
  const left = page.waitForRequest('**/deal/book');
  await customer.bookDealButton.click();
  await left;
  await switchTo(page, { bookingsOff: true });
  await letItLook(page, 12_000);
  answers = true;
  await customer.readNumberOfDeal();
  await expect(page.getByText(off)).toBeVisible();
  await expect(customer.submitButton).toBeDisabled();
  await watch.answered();
  await switchTo(page, {});
  await letItLook(page);
  await customer.instruct();
  expect(await sandbox.journal({ service: 'corpay', path: '/deal/book' })).toHaveLength(1);
});
