import type { Page, Route } from 'playwright/test';
import { lockScreen } from './fixtures/absence.ts';
import { beneficiaries, type Customer } from './fixtures/Customer.ts';
import { endEverywhere } from './fixtures/endEverywhere.ts';
import { expect, test } from './fixtures/identityTest.ts';
import type { Sandbox } from './fixtures/Sandbox.ts';
import type { Visitor } from './fixtures/Visitor.ts';
import type { Watch } from './fixtures/Watch.ts';

type Parts = {
  readonly page: Page;
  readonly customer: Customer;
  readonly visitor: Visitor;
  readonly sandbox: Sandbox;
  readonly watch: Watch;
};

const booking = '**/deal/book*';

/**
 * Presses Book Deal and ends the customer's sessions, as a change of the password elsewhere does, while `answerIt` waits
 * for that; then signs in again on the page that was covered.
 */
const endWhileBooking = async (
  { page, customer, visitor, sandbox, watch }: Parts,
  amount: string,
  answerIt: (route: Route, untilEnded: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  watch.allow(/40[013]/);
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, amount);
  const steps = new EventTarget();
  const step = (name: string) =>
    new Promise<void>((resolve) => steps.addEventListener(name, () => resolve(), { once: true }));
  const waits = step('waits');
  const ended = step('ended');
  await page.route(booking, (route) =>
    answerIt(route, async () => {
      steps.dispatchEvent(new Event('waits'));
      await ended;
    }),
  );
  await customer.bookDealButton.click();
  await waits;
  await endEverywhere(page, sandbox);
  steps.dispatchEvent(new Event('ended'));
  const cover = lockScreen(page);
  await expect(cover).toBeVisible({ timeout: 40_000 });
  await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
  await expect(cover).toHaveCount(0);
  await page.unroute(booking);
};

test('a deal whose session ended before its answer came is told once the customer is back, and booked once', async ({
  page,
  customer,
  visitor,
  sandbox,
  watch,
}) => {
  await endWhileBooking({ page, customer, visitor, sandbox, watch }, '893', async (route, untilEnded) => {
    const response = await route.fetch();
    await untilEnded();
    await route.fulfill({ response });
  });
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
  await endWhileBooking({ page, customer, visitor, sandbox, watch }, '894', async (route, untilEnded) => {
    await untilEnded();
    await route.continue();
  });
  await expect(customer.theyReceive).toHaveValue(/^894(\.00)?$/);
  await customer.bookDeal();
  await page.goto('/secure/fxgateway/orders');
  await expect(page.getByRole('row').filter({ hasText: '894.00' })).toHaveCount(1);
});
