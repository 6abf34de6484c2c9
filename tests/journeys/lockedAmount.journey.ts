import { payees } from './house/Customer.ts';
import { callsTo } from './house/gatewayCalls.ts';
import { expect, test } from './house/sandboxTest.ts';

const locked = 'Locked: this amount stays';

test('walking through the amounts with the keyboard locks nothing and asks nothing; only a choice does', async ({
  page,
  customer,
  sandbox,
}) => {
  const { keyboard } = page;
  const quotes = () => callsTo(sandbox, 'POST', '/deal/quote');
  await customer.signIn();
  await customer.payTo(payees.yen);
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
  await expect(customer.theyReceive).toHaveValue('1850000');
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
