import { chooseTheOrder, deal, quoteFor, signIn } from './fixtures/customer.ts';
import { expect, test } from './fixtures/engineTest.ts';
import { loseBooking, ordersNow } from './fixtures/lostBooking.ts';
import { heading, link } from './fixtures/sought.ts';

test('a booking whose answer was lost is asked about after a reload, found again, and was made once', async ({
  tab,
  sandbox,
}) => {
  await signIn(tab);
  const before = await ordersNow(tab);
  await tab.open('/secure/fxgateway/dashboard');
  await quoteFor(tab, '10000');
  await loseBooking(tab, sandbox);
  await tab.reads('First settle what became of your earlier booking.');
  await tab.seesEnabled(deal.book, false);

  await tab.open('/secure/fxgateway/dashboard');
  await tab.sees({ role: 'region', name: 'What became of your booking?' });
  await sandbox.clearFaults();
  const orderNumber = await chooseTheOrder(tab);
  await tab.press(link('Instruct Payment'));
  await tab.sees(heading(`Order ${orderNumber}`));
  expect(await ordersNow(tab)).toEqual([orderNumber, ...before]);
});
