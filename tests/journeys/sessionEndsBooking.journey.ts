import type { Page, Route } from 'playwright/test';
import { lockScreen } from './fixtures/absence.ts';
import { beneficiaries } from './fixtures/Customer.ts';
import { endEverywhere } from './fixtures/endEverywhere.ts';
import { expect, test } from './fixtures/identityTest.ts';

/** Ends the customer's sessions, as a change of the password elsewhere does, while `answerIt` holds the call that books. */
const holdBooking = async (page: Page, answerIt: (route: Route, goOn: Promise<void>) => Promise<void>) => {
  const goOn: (() => void)[] = [];
  const held = new Promise<void>((reached) => {
    void page.route('**/deal/book*', async (route) => {
      await answerIt(
        route,
        new Promise((resolve) => {
          goOn.push(resolve);
          reached();
        }),
      );
    });
  });
  return { held, goOn: () => goOn.map((resolve) => resolve()) };
};

test('a deal whose session ended before its answer came is told once the customer is back, and booked once', async ({
  page,
  customer,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/40[013]/);
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '893');
  const { held, goOn } = await holdBooking(page, async (route, later) => {
    const response = await route.fetch();
    await later;
    await route.fulfill({ response });
  });
  await customer.bookDealButton.click();
  await held;
  await endEverywhere(page, sandbox);
  goOn();
  const cover = lockScreen(page);
  await expect(cover).toBeVisible({ timeout: 40_000 });
  await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
  await expect(cover).toHaveCount(0);
  const orderNumber = await customer.readNumberOfDeal();
  await page.goto('/secure/fxgateway/orders');
  await expect(page.getByRole('row').filter({ hasText: '893.00' })).toContainText(orderNumber);
  await expect(page.getByRole('row').filter({ hasText: '893.00' })).toHaveCount(1);
});

test('a booking whose session ended before it was sent books nothing, keeps what was typed, and can be pressed again', async ({
  page,
  customer,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/40[013]/);
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '894');
  const { held, goOn } = await holdBooking(page, async (route, later) => {
    await later;
    await route.continue();
  });
  await customer.bookDealButton.click();
  await held;
  await endEverywhere(page, sandbox);
  goOn();
  const cover = lockScreen(page);
  await expect(cover).toBeVisible({ timeout: 40_000 });
  await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
  await expect(cover).toHaveCount(0);
  await expect(customer.theyReceive).toHaveValue(/^894(\.00)?$/);
  await page.unroute('**/deal/book*');
  await customer.bookDeal();
  await page.goto('/secure/fxgateway/orders');
  await expect(page.getByRole('row').filter({ hasText: '894.00' })).toHaveCount(1);
});
