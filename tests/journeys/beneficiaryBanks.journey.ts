import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test('a customer finds a bank by search, is told what is not shown, and may correct what was filled in', async ({
  page,
  customer,
  sandbox,
  watch,
  wizard,
}) => {
  watch.allow(/503/);
  const found = page.getByRole('list', { name: 'Banks found' });
  const search = async (text: string): Promise<void> => {
    await wizard.field('Find the bank').fill(text);
    await wizard.field('Find the bank').press('Enter');
  };
  // A set: each is fetched first and then imported from the browser's cache.
  const engines = new Set<string>();
  page.on('request', (request) => {
    if (/re2js|ibantools|corpay-wizard.*js$/.test(request.url())) engines.add(request.url());
  });
  await customer.signIn();
  await page.goto('/secure/fxgateway/beneficiaries/somewhere/else');
  await expect(page).toHaveURL('/secure/fxgateway/beneficiaries');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(engines, 'only the wizard fetches what judges patterns and account numbers').toEqual(new Set());
  await wizard.open();
  expect(engines.size).toBe(3);
  await wizard.finish(
    { 'Destination Country': 'United Kingdom', 'Account Holder Name': 'Alder Reading Room' },
    'Beneficiary Address',
  );
  await wizard.finish(
    { 'Address Line 1': '3 Inkwell Court', City: 'Leeds', Postcode: 'LS1 4QX' },
    'Bank Address',
  );

  await search('nowhere to be found');
  await expect(
    page.getByText("No banks found. We couldn't find anything with that term. Please try again."),
  ).toBeVisible();

  await search('GB2X');
  await expect(page.getByText('50 other results not shown. Please try narrowing your search.')).toBeVisible();
  await expect(found.getByRole('listitem')).toHaveCount(100);

  await sandbox.faults({
    service: 'corpay',
    path: '/beneficiaries/banks',
    fault: 'status',
    status: 503,
  });
  await search('Leeds');
  await expect(
    page.getByText(
      "We're having trouble loading banks. Please try again later or enter the bank details manually.",
    ),
  ).toBeVisible();

  await sandbox.clearFaults();
  // On a phone the list is higher than the window, and goes with the choice.
  await page.setViewportSize({ width: 390, height: 664 });
  await search('Sandbourne');
  await found.getByRole('button', { name: /Leeds/ }).click();
  await expect(found).toHaveCount(0);
  await expect(wizard.field('Bank Name')).toBeFocused();
  await expect(wizard.field('Bank Name')).toBeInViewport({ ratio: 1 });
  await expect(wizard.field('Bank Name')).toHaveValue('Sandbourne Bank');
  await expect(wizard.field('Bank City')).toHaveValue('Leeds');
  await expect(wizard.field('Bank Postcode')).toHaveValue('LS1 4DY');
  await expect(wizard.field('Bank Region').getByRole('option', { selected: true })).toHaveText('England');
  await wizard.finish({ 'Bank Address Line 1': '99 Elsewhere Street' }, 'Banking Details');
  await expect(wizard.field('SWIFT / BIC Code')).toHaveValue(/^SNDBGB2X\d{3}$/);
  for (const { query } of await callsTo(sandbox, 'GET', '/beneficiaries/banks'))
    expect(query).toMatchObject({ country: 'GB' });
});
