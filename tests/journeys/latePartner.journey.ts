import { ofxBookings, signInToOfx, typeOfxQuote } from './fixtures/ofxQuote.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const late = { service: 'ofx', method: 'POST', fault: 'delay', delayMs: 2_500, times: 1 } as const;

test('OFX answers late: the quote comes, and impatient presses book one deal', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  // The browser reports the token that is not there yet.
  watch.allow(/partners\/ofx\/token/);
  await signInToOfx(customer);
  await sandbox.faults({ ...late, path: '/payments/quotes' }, { ...late, path: '/payments/deals' });
  await typeOfxQuote(page, '100');
  await expect(customer.bookDealButton).toBeDisabled();
  await expect(customer.failure).toHaveCount(0);
  await expect(customer.bookDealButton).toBeEnabled();

  await customer.bookDealButton.dblclick();
  await expect(page.getByRole('button', { name: 'Book Deal' })).toHaveAttribute('aria-busy', 'true');
  await expect(customer.theyReceive).toBeDisabled();
  await expect(page.getByText('Deal confirmed!')).toBeVisible();
  expect(await ofxBookings(sandbox)).toHaveLength(1);
});

test('OFX checks a beneficiary late: nothing can be submitted until it has, and they are added once', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  // The browser reports the token that is not there yet.
  watch.allow(/partners\/ofx\/token/);
  await signInToOfx(customer);
  await page.getByRole('link', { name: 'Beneficiaries' }).click();
  await page.getByRole('link', { name: 'Add New Beneficiary' }).click();
  const type = async (typed: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  };
  await type({
    'Full Name': 'Brightwater Tools',
    'Payment Reason': 'Invoices',
    'Street Address': 'Harbor Road 3',
    City: 'Boston',
    'State/Province': 'MA',
    'Postal Code': '02110',
  });
  await sandbox.faults({ ...late, path: '/payments/beneficiaries/validate' });
  await type({
    'Bank Name': 'First Harbor Bank',
    'ABA Routing Number': '011401533',
    'Account Number': '1234567',
  });
  await expect(page.getByText('Checking these details with our partner...')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Beneficiary' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'I have checked these values, and they are right.' }).check();
  await expect(add).toHaveAttribute('aria-disabled', 'false');
  await add.click();
  await expect(page.getByText('Brightwater Tools was added.')).toBeVisible();
});
