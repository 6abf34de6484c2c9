import type { Page } from 'playwright/test';
import { beneficiaries, type Customer } from './fixtures/Customer.ts';
import { watchFacts } from './fixtures/factsInSight.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { tabThrough } from './fixtures/tabThrough.ts';
import { Wizard } from './fixtures/Wizard.ts';

const phone = { width: 390, height: 664 };
const lowWindow = { width: 390, height: 600 };

/** Signed in at a desk, where the name stands that tells it, and with the phone in hand since. */
const signIn = async (customer: Customer, size: typeof phone): Promise<void> => {
  await customer.signIn();
  await customer.page.setViewportSize(size);
};

/** The warning that names the deal of the same amount. */
const sameAs = (page: Page, orderNumber: string) => page.getByText(`order ${orderNumber} of`);

/** A quote that can be booked, whose cost has come. */
const quoted = async (customer: Customer, amount: string): Promise<void> => {
  await customer.quoteFor(beneficiaries.euro, amount);
  await expect(customer.page.getByText(/(?:above|below) the market rate/)).toBeVisible();
};

/** Books what is quoted and says how it is paid. */
const pay = async (customer: Customer): Promise<string> => {
  const orderNumber = await customer.bookDeal();
  await customer.instruct();
  return orderNumber;
};

/** Edits the amount, and has the quote for it. */
const editAmount = async (customer: Customer, amount: string): Promise<void> => {
  const paid = await customer.youSend.inputValue();
  await customer.theyReceive.fill(amount);
  await expect(customer.youSend).not.toHaveValue(paid);
  await expect(customer.bookDealButton).toBeEnabled();
};

test('who pays somebody they know from a phone sees rate, time left and cost until they press, also after an edit and beside a warning', async ({
  page,
  customer,
}) => {
  await signIn(customer, phone);
  await quoted(customer, '310');
  const seen = await watchFacts(page);
  await editAmount(customer, '311');
  await customer.youSend.focus();
  // The next renewal changes what stands in the line, and where nothing stands.
  await expect(page.locator('output', { hasText: 'Quote renewed:' })).toBeAttached({ timeout: 35_000 });
  await expect(customer.bookDealButton).toBeEnabled();
  const first = await seen();
  expect(first.missed).toEqual([]);
  expect(first.looks).toBeGreaterThan(100);
  const orderNumber = await pay(customer);

  await page.goto('/secure/fxgateway/dashboard');
  await quoted(customer, '311');
  await expect(sameAs(page, orderNumber)).toBeVisible();
  const beside = await watchFacts(page);
  await editAmount(customer, '312');
  await editAmount(customer, '311');
  await expect(sameAs(page, orderNumber)).toBeVisible();
  await customer.bookDealButton.click({ trial: true });
  const second = await beside();
  expect(second.missed).toEqual([]);
  expect(second.looks).toBeGreaterThan(20);
  await pay(customer);
});

test('in a low window of a phone they see them too, with a warning open, and the bar covers nothing that has the focus', async ({
  page,
  customer,
}) => {
  await signIn(customer, lowWindow);
  await customer.quoteFor(beneficiaries.euro, '320');
  const orderNumber = await pay(customer);
  await page.goto('/secure/fxgateway/dashboard');
  await quoted(customer, '320');
  await expect(sameAs(page, orderNumber)).toBeVisible();
  const seen = await watchFacts(page);
  await tabThrough(page, 'quote with a warning');
  const { looks, missed } = await seen();
  expect(missed).toEqual([]);
  expect(looks).toBeGreaterThan(5);
});

test('the line beside Book Deal moves nothing when the quote comes, and does not move when a reason comes beside it', async ({
  page,
  customer,
  sandbox,
}) => {
  await signIn(customer, phone);
  await customer.payTo(beneficiaries.euro);
  const height = () => page.locator('.card-footer').evaluate((bar) => bar.getBoundingClientRect().height);
  const before = await height();
  await customer.theyReceive.fill('330');
  await expect(page.getByText(/(?:above|below) the market rate/)).toBeVisible();
  await expect(customer.bookDealButton).toBeEnabled();
  expect(await height()).toBe(before);

  const rate = page.locator('.card-footer').getByText(/^1 USD = [\d.]+ EUR$/);
  const cost = page.locator('.quote-cost');
  // The bar sticks to the window, and the cost stands in the page, which typing may scroll.
  const places = async () => [
    await rate.boundingBox(),
    await cost.evaluate((line) => line.getBoundingClientRect().top + window.scrollY),
  ];
  const stood = await places();
  await sandbox.faults({ service: 'corpay', path: '/deal/quote', fault: 'delay', delayMs: 2_000, times: 1 });
  await customer.theyReceive.fill('331');
  await expect(page.getByText('Getting a quote.', { exact: true })).toBeVisible();
  await expect(page.getByText('Renewing the quote...')).toBeVisible();
  expect(await places()).toEqual(stood);
});

test('bank details that changed meanwhile hide neither the rate nor the cost of an OFX deal, nor what has the focus', async ({
  page,
  customer,
  anotherDevice,
  watch,
}) => {
  // The browser reports the token that is not there yet.
  watch.allow(/partners\/ofx\/token/);
  const other = await anotherDevice();
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await other.signIn('ofx@sandbox.test');
  await page.setViewportSize(lowWindow);
  await quoted(customer, '340');
  const wizard = new Wizard(other.page);
  await other.goTo('Beneficiaries');
  await other.page.getByRole('link', { name: 'Thalassa Olive Cooperative' }).click();
  await other.page.getByRole('link', { name: 'Edit Thalassa Olive Cooperative' }).click();
  await wizard.goOn.click();
  await wizard.type({ IBAN: 'GR4501198760000000987654321' });
  await wizard.goOn.click();
  await wizard.submit('Save Changes');
  await expect(other.page.getByText('Thalassa Olive Cooperative was saved.')).toBeVisible();

  await customer.bookDealButton.click();
  const checked = page.getByRole('checkbox', { name: /^I have checked the bank details/ });
  await expect(checked).toBeInViewport();
  const seen = await watchFacts(page, ['rate', 'cost']);
  await page.getByRole('combobox', { name: 'FX Gateway page' }).focus();
  await tabThrough(page, 'OFX deal that asks about bank details');
  await checked.check();
  await expect(customer.bookDealButton).toBeEnabled();
  await customer.bookDealButton.click({ trial: true });
  const { looks, missed } = await seen();
  expect(missed).toEqual([]);
  expect(looks).toBeGreaterThan(0);
  await customer.bookDealButton.click();
  await expect(page.getByText('Deal confirmed!')).toBeVisible();
});
