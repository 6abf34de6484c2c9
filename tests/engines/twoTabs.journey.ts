import { chooseTheOrder, deal, quoteFor, signIn } from './fixtures/customer.ts';
import { expect, test } from './fixtures/engineTest.ts';
import { loseBooking, ordersNow } from './fixtures/lostBooking.ts';

test('what one tab booked without an answer the other does not book, and learns what became of it', async ({
  tab,
  newTab,
  sandbox,
}) => {
  await signIn(tab);
  const before = await ordersNow(tab);
  await tab.open('/secure/fxgateway/dashboard');
  await quoteFor(tab, '10000');
  const other = await newTab();
  await other.open('/secure/fxgateway/dashboard');
  await quoteFor(other, '10000');

  await loseBooking(tab, sandbox);
  await other.reads('First settle what became of your earlier booking.');
  await other.seesEnabled(deal.book, false);

  await sandbox.clearFaults();
  const orderNumber = await chooseTheOrder(tab);
  await other.seesNo({ role: 'region', name: 'What became of your booking?' });
  await other.reads(orderNumber);
  expect(await ordersNow(other)).toEqual([orderNumber, ...before]);
});
