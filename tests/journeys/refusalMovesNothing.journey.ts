import type { Locator, Page } from 'playwright/test';
import { beneficiaries, type Customer } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

/** How much of the window is free below the card of the action; negative where the action sticks to the window's edge. */
const rooms = [-150, 20, 57, 100, 160, 300];

/** Scrolls until so much of the window is free below the card, as far as the page goes. */
const leaveRoom = (page: Page, action: Locator, room: number): Promise<void> =>
  action.evaluate((button, free) => {
    const card = button.closest('.card');
    if (card === null) throw new Error('The action stands in no card.');
    scrollBy({ top: card.getBoundingClientRect().bottom - innerHeight + free, behavior: 'instant' });
  }, room);

const top = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.y ?? NaN);

/** Presses what is in sight; `click` would scroll the page first. */
const pressInPlace = async (action: Locator): Promise<void> => {
  const { x, y, width, height } = (await action.boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 };
  await action.page().mouse.click(x + width / 2, y + height / 2);
};

/** Presses, is refused, reads why, and finds the action and the fields where they were. */
const refusedInPlace = async (customer: Customer, action: Locator, field: Locator): Promise<void> => {
  await expect(action).toBeEnabled();
  const before = [await top(action), await top(field)];
  await pressInPlace(action);
  await expect(customer.failure).toBeInViewport();
  await expect(action).toBeInViewport({ ratio: 1 });
  expect([await top(action), await top(field)]).toEqual(before);
};

for (const size of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  test(`a refusal moves neither Book Deal nor a field, wherever the page stands, at ${size.width} pixels${size.width === 768 ? ' @long' : ''}`, async ({
    page,
    customer,
    sandbox,
    watch,
  }) => {
    watch.allow(/status of 400/);
    await customer.signIn();
    await page.setViewportSize(size);
    await customer.quoteFor(beneficiaries.euro, '10000');
    const body = { message: 'The limit of your account is reached.' };
    await sandbox.faults({ service: 'corpay', path: '/deal/book', fault: 'status', status: 400, body });
    for (const [turn, room] of rooms.entries()) {
      await customer.theyReceive.fill(String(10_001 + turn));
      await expect(customer.failure).toHaveCount(0);
      await expect(customer.countdown).toBeVisible();
      await expect(customer.bookDealButton).toBeEnabled();
      await leaveRoom(page, customer.bookDealButton, room);
      await refusedInPlace(customer, customer.bookDealButton, customer.theyReceive);
    }
  });

test('a refused instruction and purposes that cannot be had move neither Submit nor a field of a phone', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/status of (?:400|500)/);
  await customer.signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await customer.quoteFor(beneficiaries.euro, '10000');
  await customer.bookDeal();
  const method = page.getByLabel('Payment Method');
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  const body = { message: 'The payment reference is not accepted by this bank.' };
  await sandbox.faults({ service: 'corpay', method: 'POST', fault: 'status', status: 400, body });
  await leaveRoom(page, customer.submitButton, 57);
  await refusedInPlace(customer, customer.submitButton, method);
  await sandbox.clearFaults();
  await page.getByLabel('Payment Reference').fill('Invoice 8');
  await sandbox.faults({ service: 'corpay', method: 'GET', fault: 'status', status: 500 });
  // Whoever types goes on seeing the field: the method is what is seen here.
  await method.focus();
  await leaveRoom(page, customer.submitButton, -150);
  const before = [await top(customer.submitButton), await top(method)];
  await method.selectOption({ label: 'iACH' });
  await expect(page.getByText('Unable to load payment purpose. Please try again later.')).toBeVisible();
  expect([await top(customer.submitButton), await top(method)]).toEqual(before);
});
