import { beneficiaryShapes } from './fixtures/beneficiaryShapes.ts';
import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { stored } from './fixtures/stored.ts';

const [greek] = beneficiaryShapes;
if (greek === undefined) throw new Error('There is no first shape.');
const iban = 'GR7201198760000001122334455';

test('a refused token and a silent partner in the middle of the wizard lose nothing, and the browser keeps no bank detail', async ({
  page,
  customer,
  sandbox,
  watch,
  wizard,
}) => {
  watch.allow(/401|404|ERR_/);
  const [basic, address, bank, details] = greek.steps;
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await wizard.open();
  // The rules are asked for with a token that the partner no longer knows; they arrive with the next one.
  await sandbox.faults({
    service: 'corpay',
    path: '/beneficiaries/rules',
    fault: 'status',
    status: 401,
    times: 1,
  });
  await wizard.finish(basic, 'Beneficiary Address');
  await wizard.finish(address, 'Bank Address');
  await wizard.finish(bank, 'Banking Details');
  await wizard.type(details);
  const isAdd = { service: 'corpay', method: 'POST', path: '/beneficiaries' } as const;
  await sandbox.faults({ ...isAdd, fault: 'status', status: 401, times: 1 });

  // The user looks at another page in between, with the button of the browser that no page can hold back.
  await page.goBack();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.goForward();
  await expect(wizard.field('IBAN')).toHaveValue(/^gr72/);
  await wizard.finish({}, 'Review & Submit');
  await wizard.submit();
  await expect(page.getByText('Session expired. Trying to generate new tokens...')).toBeVisible();
  await expect(
    page.getByRole('definition').filter({ hasText: 'GR72 0119 8760 0000 0112 2334 455' }),
  ).toBeVisible();

  // The record arrives and the answer does not: it is looked up, and never sent again by itself.
  await sandbox.faults(
    { ...isAdd, fault: 'truncate' },
    { service: 'corpay', method: 'GET', path: '/beneficiaries', fault: 'reset-before' },
  );
  await wizard.submit();
  await expect(page.getByText('It is not known whether this beneficiary was saved.')).toBeVisible();
  const told = await stored(page);
  for (const secret of [iban, iban.slice(4), 'gr72', 'AGLKGR2X']) expect(told).not.toContain(secret);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Meltemi Ceramics was added.')).toBeVisible();
  const adds = await callsTo(sandbox, 'POST', '/beneficiaries');
  expect(adds.map(({ status }) => status)).toEqual([401, 0]);
  expect(await stored(page)).not.toContain(iban);
});

test("a partner's pattern that hangs other engines does not hang the page", async ({
  customer,
  sandbox,
  wizard,
}) => {
  const rule = {
    id: 'accountHolderName',
    label: 'Account Holder Name',
    isRequired: true,
    validationRules: [{ regEx: '^(a+)+$', errorMessage: 'Only the letter a.' }],
    defaultValue: '',
    valueSet: null,
    links: [],
  };
  const template = { rules: [rule], regulatoryRules: [] };
  await sandbox.faults({
    service: 'corpay',
    method: 'GET',
    path: '/beneficiaries/rules',
    fault: 'status',
    status: 200,
    body: { content: { template, acctRegions: [], bankRegions: [] }, errors: [], links: [] },
  });
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await wizard.open();
  await wizard.type({ 'Account Holder Name': `${'a'.repeat(5000)}!` });
  const began = Date.now();
  await wizard.goOn.click();
  await expect(wizard.field('Account Holder Name')).toHaveAccessibleDescription('Only the letter a.');
  expect(Date.now() - began).toBeLessThan(5000);
});
