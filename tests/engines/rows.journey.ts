import { signIn } from './fixtures/customer.ts';
import { expectEachRowOpens } from './fixtures/expectEachRowOpens.ts';
import { test } from './fixtures/engineTest.ts';
import { heading, link } from './fixtures/sought.ts';

test('a press anywhere in a row opens that row, and a press on anything else opens that', async ({ tab }) => {
  await signIn(tab);
  await tab.open('/secure/fxgateway/orders');
  await tab.sees({ role: 'rowheader' });
  await expectEachRowOpens(tab);

  await tab.open('/secure/fxgateway/beneficiaries');
  await tab.sees({ role: 'rowheader' });
  await expectEachRowOpens(tab);
  await tab.press(link('Add New Beneficiary'));
  await tab.sees(heading('Basic Info', 2));
});

for (const [list, path, first, last] of [
  ['10,000 orders', 'orders', /20410000/, /20400001/],
  ['5,000 beneficiaries', 'beneficiaries', /Ada Ambercroft/, /Zora Yarrowby/],
] as const)
  test(`of ${list} the rows come that are scrolled to, down to the last one and back to the first`, async ({
    tab,
  }) => {
    await signIn(tab, 'busy@sandbox.test');
    await tab.open(`/secure/fxgateway/${path}`);
    await tab.sees({ role: 'rowheader', name: first });
    await tab.engine.call(() => window.scrollTo(0, document.body.scrollHeight), null);
    await tab.sees({ role: 'rowheader', name: last });
    await tab.seesNo({ role: 'rowheader', name: first });
    await tab.engine.call(() => window.scrollTo(0, 0), null);
    await tab.sees({ role: 'rowheader', name: first });
  });
