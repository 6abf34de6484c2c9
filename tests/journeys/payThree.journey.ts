import type { Page } from 'playwright/test';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { expectTablesUncut } from './fixtures/expectTablesUncut.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { savedRecording, tokensOf } from './fixtures/savedRecording.ts';
import { tabTo } from './fixtures/tabTo.ts';

const iban = 'GR1601101250000000012300695';
const mistyped = 'GR1601101250000000012300690';

/** What a customer without a mouse does. */
const byKeyboard = (page: Page) => {
  const { keyboard } = page;
  return {
    type: async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await keyboard.type(text);
    },
    choose: async (label: string, text: string) => {
      await tabTo(page, page.getByRole('combobox', { name: label, exact: true }));
      await keyboard.type(text);
      await keyboard.press('Enter');
    },
    press: async (role: 'button' | 'link', name: string) => {
      await tabTo(page, page.getByRole(role, { name, exact: true, disabled: false }));
      await keyboard.press('Enter');
    },
  };
};

test('a customer of OFX without a mouse authorizes at the partner, adds a beneficiary whose check fails at first, and books for three', async ({
  page,
  customer,
  watch,
  see,
}) => {
  // The browser reports the token that is not there yet, and the check that fails.
  watch.allow(/partners\/ofx\/token|beneficiaries\/validate/);
  const tokens = tokensOf(page);
  const { keyboard } = page;
  const { type, choose, press } = byKeyboard(page);
  await customer.signIn('ofx@sandbox.test');
  const modal = page.getByRole('dialog', { name: 'Partner Authorization Required' });
  await expect(modal.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press('link', 'click here');
  await type('Email', 'ofx@sandbox.test');
  await type('Password', 'Sandbox-2026');
  await press('button', 'Allow');
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');

  await press('link', 'Beneficiaries');
  await press('link', 'Add New Beneficiary');
  await expect(page.getByText('Proposed')).toHaveCount(3);
  await type('Full Name', 'Brightwater Tools');
  await type('Currency', 'EUR');
  await type('Payment Reason', 'Invoices');
  await expect(page.getByText('Proposed')).toHaveCount(2);
  await type('Street Address', 'Odos Ermou 3');
  await type('City', 'Athens');
  await type('State/Province', 'Attica');
  await type('Postal Code', '105 63');
  await type('Country', 'Greece');
  await press('button', 'Continue');
  await type('Bank Name', 'Aegean Lighthouse Bank');
  await type('IBAN', mistyped.slice(0, -1));
  await expect(page.getByText('1 more character.')).toBeVisible();
  await keyboard.type(mistyped.slice(-1));
  await expect(page.locator('.field-error')).toHaveText(/check digits do not fit/);
  await type('SWIFT / BIC Code', 'AGLKGRAA');
  await keyboard.press('Enter');
  await expect(page.getByText('You have 1 error that needs correcting')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Beneficiary' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectOpenToEverybody(page, 'ofx-review-with-a-mistake');

  await press('button', 'Correct IBAN');
  await expect(page.getByLabel('IBAN', { exact: true })).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(iban);
  await keyboard.press('Enter');
  // Whose account it is was passed and not chosen.
  await tabTo(page, page.getByRole('checkbox', { name: 'I have checked these values, and they are right.' }));
  await keyboard.press('Space');
  await press('button', 'Add Beneficiary');
  await expect(page.getByText('Brightwater Tools was added.')).toBeVisible();

  await press('link', 'Book A Deal');
  await choose('To', 'Brightwater');
  for (const name of ['Thalassa', 'Kerameia']) await choose('Pay somebody else too', name);
  await type('They receive together', '10000');
  await expect(page.getByRole('textbox', { name: 'Brightwater Tools receives' })).toHaveValue('3,333.34');
  // Whoever was just added is asked about: nobody has confirmed the bank details on this device yet.
  const checked = page.getByRole('checkbox', { name: /^I have checked the bank details/ });
  await expect(page.getByRole('alert')).toContainText(
    'The record of Brightwater Tools was added or changed on',
  );
  await tabTo(page, checked);
  await keyboard.press('Space');
  await expect(checked).toBeChecked();
  await expect(page.getByRole('button', { name: 'Book Deal' })).toBeEnabled();
  await see('ofx-quote');
  await press('button', 'Book Deal');

  await expect(page.getByText('Deal confirmed!')).toBeVisible();
  await expect(page).toHaveURL(/\/secure\/fxgateway\/deals\/[^/]+\?success=true$/);
  const paid = page.getByRole('table', { name: 'Beneficiaries of this deal' });
  await expect(paid.getByRole('row', { name: /Brightwater Tools/ })).toContainText('€3,333.34');
  await expectOpenToEverybody(page, 'ofx-deal');
  const title = await page
    .getByRole('heading', { name: /^Deal OFX-\d+ · Brightwater Tools and 2 others$/ })
    .innerText();
  await press('link', 'See All');
  const reference = /OFX-\d+/.exec(title)?.[0] ?? title;
  const row = page.getByRole('row', { name: new RegExp(reference) });
  await expect(row).toContainText('3 beneficiaries receiving');
  await expect(row).toContainText('Awaiting Funds');
  await see('ofx-deals');
  await expectTablesUncut(page, 'deals');

  // Support sees the same three amounts, and nobody's name.
  const typed = ['Brightwater', 'Ermou', iban, mistyped, '105 63', 'Invoices'];
  const { states, wizards, calls } = await savedRecording(page, [...tokens, reference, ...typed]);
  const added = wizards[0]?.states ?? [];
  expect([...new Set(added.map(({ step }) => step))]).toEqual(['beneDetails', 'bankDetails', 'confirm']);
  expect(added.flatMap(({ fields }) => fields)).toContainEqual(
    expect.objectContaining({
      field: 'beneficiaryBankDetails.account',
      length: mistyped.length,
      verdict: 'wrong',
      message: 'Refused by the partner.',
    }),
  );
  expect(added.at(-1)).toMatchObject({ step: 'confirm', save: 'saved' });
  expect(calls.find(({ call }) => call === 'POST /payments/deals')).toMatchObject({
    became: 'answered',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const quoted = states.find(({ parts, quote }) => parts.length === 3 && quote !== null);
  expect(quoted).toMatchObject({
    lock: 'payment',
    payment: { amount: '10000.00', currency: 'EUR' },
    parts: ['3333.34', '3333.33', '3333.33'].map((amount) => ({ amount, currency: 'EUR' })),
  });
  expect(states.find(({ booking }) => booking !== null)?.booking).toMatchObject({
    became: 'booked',
    deal: 'deal-1',
    settlement: quoted?.settlement,
    payment: quoted?.payment,
  });
  await page.goBack();

  await page.reload();
  await expect(row).toBeVisible();
});

test('a customer of OFX without a mouse holds what is paid for several, and fills in a deal by the command field', async ({
  page,
  customer,
  watch,
}) => {
  // The browser reports the token that is not there yet.
  watch.allow(/partners\/ofx\/token/);
  const { keyboard } = page;
  const { type, choose, press } = byKeyboard(page);
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await choose('To', 'Thalassa');
  await choose('Pay somebody else too', 'Kerameia');
  await type('You send', '1000');
  await expect(page.getByRole('textbox', { name: 'Thalassa Olive Cooperative receives' })).toHaveValue(
    /^\d{3}\.\d\d$/,
  );
  await expect(page.getByRole('button', { name: 'Book Deal' })).toBeEnabled();
  await press('button', 'Book Deal');
  await expect(page.getByText('Deal confirmed!')).toBeVisible();
  await expect(page.getByText('$1,000.00').first()).toBeVisible();

  // The command field fills in a deal, and books nothing.
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  await keyboard.type('pay thal 12k');
  await expect(
    page.getByRole('option', { name: /^Pay Thalassa Olive Cooperative €12,000\.00/ }),
  ).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'They receive' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'They receive' })).toHaveValue('12,000');
});
