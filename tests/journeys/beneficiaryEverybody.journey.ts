import { expect, test } from './fixtures/sandboxTest.ts';
import { tabTo } from './fixtures/tabTo.ts';

// Many pictures and many checks: the workers share them.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

test('every step to a new beneficiary is open to everybody, on a phone, a tablet and a desk, in light and in dark', async ({
  page,
  customer,
  watch,
  wizard,
  see,
}) => {
  watch.allow(/400/);
  await customer.signIn('empty@sandbox.test');
  await customer.goTo('Beneficiaries');
  await expect(page.getByText("You haven't added any beneficiaries yet.")).toBeVisible();
  await expect(
    page.getByText('Send payments to trading partners by adding their banking information.'),
  ).toBeVisible();
  await wizard.open();
  await expect(wizard.field('IBAN, account number or bank details')).toBeFocused();
  await wizard.goOn.click();
  await expect(wizard.field('Account Holder Name')).toBeFocused();
  await see('wizard-basic-info');
  await wizard.finish({ 'Account Holder Name': 'Banksia Survey Co' }, 'Beneficiary Address');
  await wizard.finish({ 'Address Line 1': 'PO Box 14', City: 'Melbourne', Postcode: '3000' }, 'Bank Address');
  await wizard.type({ 'Find the bank': 'bank' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Banks found' })).toBeVisible();
  await see('wizard-bank-address');
  await page.getByRole('list', { name: 'Banks found' }).getByRole('button').first().click();
  await wizard.finish({}, 'Banking Details');
  await wizard.type({ 'SWIFT / BIC Code': 'CRLBNZ2X' });
  await expect(page.getByText(/but the bank is in Australia/).first()).toBeVisible();
  await see('wizard-banking-details');
  await wizard.finish(
    { 'SWIFT / BIC Code': 'CRLBAU2X', 'Account Number': '12345678', 'BSB Code': '990-014' },
    'Review & Submit',
  );
  await wizard.submit();
  const told = page.getByRole('list', { name: 'What the partner says' });
  await expect(told.getByRole('listitem')).toHaveText([
    'Payees in Australia need a street address, not a PO box.',
  ]);
  const review = page.getByRole('region', { name: 'Review & Submit' });
  const [above, below] = [await told.boundingBox(), await review.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0), 'the errors stand above the review').toBeLessThan(
    below?.y ?? 0,
  );
  await see('wizard-review');
  const navigator = page.getByRole('navigation', { name: 'Steps' });
  await expect(navigator).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(navigator).toBeHidden();
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
});

test('finding, changing and deleting a beneficiary is open to everybody, on every width, in light and in dark', async ({
  page,
  customer,
  wizard,
  see,
}) => {
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await page.getByLabel('Search').fill('thalassa');
  await see('beneficiaries-found');
  await page.getByRole('link', { name: 'Thalassa Olive Cooperative' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete Thalassa Olive Cooperative?' })).toBeVisible();
  await see('beneficiary-delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Banking Details' }).click();
  await wizard.finish({ IBAN: 'GR4501198760000000987654321' }, 'Review & Submit');
  await see('wizard-changed-bank-details');
});

test('a customer without a mouse adds a beneficiary', async ({ page, customer, wizard }) => {
  const { keyboard } = page;
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, wizard.field(label));
    await keyboard.type(text);
  };
  const goOn = async (next: string): Promise<void> => {
    await keyboard.press('Enter');
    await wizard.expectStep(next);
  };
  await customer.signIn('empty@sandbox.test');
  await page.goto('/secure/fxgateway/beneficiaries/new');
  await expect(wizard.field('Account Holder Name')).toBeVisible();
  await type('Account Holder Name', 'Alder Reading Room');
  await type('Destination Country', 'United K');
  await expect(wizard.field('Currency')).toHaveValue('GBP');
  await tabTo(page, page.getByRole('radio', { name: 'Individual' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
  await tabTo(page, wizard.goOn);
  await goOn('Beneficiary Address');
  await type('Address Line 1', '3 Inkwell Court');
  await type('City', 'Leeds');
  await type('Postcode', 'LS1 4QX');
  await goOn('Bank Address');
  await type('Find the bank', 'Sandbourne');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('list', { name: 'Banks found' }).getByRole('button').first());
  await keyboard.press('Enter');
  await expect(wizard.field('Bank Name')).toHaveValue('Sandbourne Bank');
  await expect(wizard.field('Bank Name')).toBeFocused();
  await goOn('Banking Details');
  await type('Account Number', '00123456');
  await type('Sort Code', '990011');
  await goOn('Review & Submit');
  // The payment method was passed and not chosen.
  await tabTo(page, wizard.presetsBox);
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Add Beneficiary' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Alder Reading Room was added.')).toBeVisible();
});
