import { deal, instruct, quoteFor, readNumberOfDeal, signIn } from './fixtures/customer.ts';
import { expect, test } from './fixtures/engineTest.ts';
import { heading } from './fixtures/sought.ts';

const grouped = /^\d{1,3}(,\d{3})*\.\d{2}$/;

test('a customer quotes, books, instructs, and finds the order after a reload', async ({ tab, sandbox }) => {
  await signIn(tab);
  await quoteFor(tab, '10000');
  await tab.seesValue(deal.youSend, grouped);
  await tab.reads(/renews in 0:\d\d/);
  await tab.press(deal.book);
  const orderNumber = await readNumberOfDeal(tab);
  await instruct(tab, 'Invoice 7');
  await tab.isAt(`/secure/fxgateway/orders/${orderNumber}?success=true`);

  await tab.open(`/secure/fxgateway/orders/${orderNumber}`);
  await tab.sees(heading(`Order ${orderNumber} · Thalassa Olive Cooperative`));
  const payment = { role: 'region', name: 'Payment' };
  await tab.reads('Thalassa Olive Cooperative', payment);
  await tab.reads('€10,000.00', payment);
  for (const path of ['/deal/book', '/deal/instruct'])
    expect(await sandbox.journal({ service: 'corpay', path })).toHaveLength(1);
});
