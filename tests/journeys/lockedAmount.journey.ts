import { beneficiaries } from './fixtures/Customer.ts';
import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const locked = 'Locked: this amount stays';

test('walking through the amounts with the keyboard locks nothing and asks nothing; only a choice does', async ({
  page,
  customer,
  sandbox,
}) => {
  const { keyboard } = page;
  const quotes = () => callsTo(sandbox, 'POST', '/deal/quote');
  await customer.signIn();
  await customer.payTo(beneficiaries.yen);
  await customer.theyReceive.pressSequentially('1850000');
  await expect(customer.bookDealButton).toBeEnabled();
  const asked = (await quotes()).length;

  const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
  const youSend = (await customer.youSend.getAttribute('id')) ?? '';
  const theyReceive = (await customer.theyReceive.getAttribute('id')) ?? '';
  for (const [keys, end] of [
    ['Shift+Tab', youSend],
    ['Tab', theyReceive],
  ] as const) {
    do await keyboard.press(keys);
    while ((await focused()) !== end);
  }
  // Longer than an edit waits before it is asked.
  await page.waitForTimeout(1_500);
  await expect(customer.theyReceive).toHaveValue('1,850,000');
  await expect(page.getByRole('radio', { name: locked })).toBeChecked();
  await expect(customer.bookDealButton).toBeEnabled();
  expect(await quotes()).toHaveLength(asked);

  const computed = (await customer.youSend.inputValue()).replaceAll(',', '');
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: locked })).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(customer.bookDealButton).toBeDisabled();
  await expect(customer.bookDealButton).toBeEnabled();
  expect((await quotes()).at(-1)?.body).toEqual({
    settlementCurrency: 'USD',
    paymentCurrency: 'JPY',
    lockSide: 'Settlement',
    amount: Number(computed),
  });
  expect((await customer.youSend.inputValue()).replaceAll(',', '')).toBe(computed);
});

test('an answer for another amount is displayed and said, and nothing is booked until it is used', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.signIn();
  await sandbox.faults({
    service: 'corpay',
    path: '/deal/quote',
    fault: 'status',
    status: 200,
    body: {
      content: {
        quoteId: 'of-its-own',
        rate: { value: 0.86 },
        settlement: { currency: 'USD', amount: 1046.51 },
        payment: { currency: 'EUR', amount: 900 },
        expiryRemaining: 30,
      },
    },
    times: 1,
  });
  await customer.payTo(beneficiaries.euro);
  await customer.theyReceive.fill('1001');
  await expect(customer.theyReceive).toHaveValue('900.00');
  await expect(customer.youSend).toHaveValue('1,046.51');
  await expect(page.getByText('You asked for €1,001.00, but the quote is for €900.00.')).toBeVisible();
  await expect(customer.bookDealButton).toBeDisabled();
  await page.getByRole('button', { name: 'Use this amount' }).click();
  await expect(customer.bookDealButton).toBeEnabled();
  await expect(customer.theyReceive).toHaveValue('900.00');
  const asked = await callsTo(sandbox, 'POST', '/deal/quote');
  expect(asked.map(({ body }) => (body as { amount: number }).amount)).toEqual([1001, 900]);
  await customer.bookDeal();
  await expect(page.getByRole('region', { name: /is booked$/ })).toContainText('€900.00');
});

test('yen never become euros: another beneficiary or another settlement currency empties the amount', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.signIn();
  await customer.quoteFor(beneficiaries.yen, '1850000');
  const asked = (await callsTo(sandbox, 'POST', '/deal/quote')).length;
  await customer.payTo(beneficiaries.euro);
  await expect(customer.theyReceive).toHaveValue('');
  await expect(customer.youSend).toHaveValue('');
  await expect(customer.bookDealButton).toHaveCount(0);
  await customer.youSend.fill('500');
  await expect(customer.bookDealButton).toBeEnabled();
  await page.getByRole('combobox', { name: 'Settlement currency' }).selectOption('CAD');
  await expect(customer.youSend).toHaveValue('');
  await expect(customer.theyReceive).toHaveValue('');
  expect(await callsTo(sandbox, 'POST', '/deal/quote')).toHaveLength(asked + 1);
});

test('after the connection came back the quote is asked for again by itself', async ({
  page,
  customer,
  watch,
}) => {
  await customer.signIn();
  await customer.payTo(beneficiaries.euro);
  await watch.disconnect();
  await customer.theyReceive.fill('10000');
  await expect(customer.failure).toContainText('Error calling /deal/quote.');
  // Beside the amounts, in the place of the rate.
  await expect(page.locator('.quote-rate')).toContainText('Error calling /deal/quote.');
  // Until the wait between two tries by itself is longer than the patience below.
  await page.waitForTimeout(9_000);
  await watch.reconnect();
  await expect(customer.bookDealButton).toBeEnabled({ timeout: 4_000 });
  await expect(customer.failure).toHaveCount(0);
});
