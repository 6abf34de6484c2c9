import { authorize, deal, quoteFor } from './fixtures/customer.ts';
import { expect, test } from './fixtures/engineTest.ts';
import { expectEachRowOpens } from './fixtures/expectEachRowOpens.ts';
import { heading } from './fixtures/sought.ts';

test('a customer of OFX authorizes at the partner, books a deal, and finds it after a reload', async ({
  tab,
  sandbox,
}) => {
  await authorize(tab);
  await quoteFor(tab, '100', 'Thalassa Olive Cooperative · EUR');
  await tab.press(deal.book);
  await tab.reads('Deal confirmed!');
  const address = await tab.isAt(/^\/secure\/fxgateway\/deals\/[^/]+\?success=true$/);
  const { text: title } = await tab.sees(heading(/^Deal OFX-\d+ · Thalassa Olive Cooperative$/));
  await tab.open(address.replace('?success=true', ''));
  await tab.sees(heading(title));
  await tab.reads('€100.00');
  await tab.open('/secure/fxgateway/deals');
  await tab.reads(/OFX-\d+/.exec(title)?.[0] ?? title);
  await expectEachRowOpens(tab);
  const booked = await sandbox.journal({ service: 'ofx', path: '/payments/deals' });
  expect(booked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
