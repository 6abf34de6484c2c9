import type { Page } from 'playwright/test';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { findCrowded } from './fixtures/findCrowded.ts';
import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/identityTest.ts';

test.use({ deviceScaleFactor: 2 });

/** What a desk of 1440 by 900 pixels is to a reader who has magnified it to twice its size. How much moves is measured everywhere. */
const magnified = { width: 720, height: 450 };

/** Nothing is cut, nothing goes sideways, and no barrier is there that a machine can find. */
const expectRoom = async (page: Page, screen: string): Promise<void> => {
  await expect.poll(() => findCrowded(page), screen).toEqual([]);
  // Its colours are those of a page that is not magnified.
  await expectOpenToEverybody(page, screen, { onceIn: 'light' });
};

test('a customer who magnifies the page to twice its size signs in, reads the rates, and finds their way', async ({
  page,
  customer,
}) => {
  await page.setViewportSize(magnified);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expectRoom(page, 'Sign in');
  await page.setViewportSize({ width: 1440, height: 900 });
  await customer.signIn();
  await page.setViewportSize(magnified);
  await page.goto('/secure/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRoom(page, 'Settings');
  await page.goto('/secure/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRoom(page, 'Help');
  await page.getByRole('button', { name: 'Market Rates', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Market Rates' });
  await expect(drawer.getByRole('listitem')).toHaveCount(12);
  await expectRoom(page, 'Market Rates');
  await drawer.getByRole('button', { name: 'EUR over time' }).click();
  await expect(drawer.getByRole('slider', { name: 'Day' })).toBeVisible();
  await expectRoom(page, 'A pair over time');
});

test('a customer who magnifies the page to twice its size adds a payee from an invoice', async ({
  page,
  customer,
  wizard,
}) => {
  await customer.signIn();
  await page.setViewportSize(magnified);
  await page.goto('/secure/fxgateway/beneficiaries');
  await wizard.open();
  await wizard
    .field('IBAN, account number or bank details')
    .fill('Μελτέμι Κεραμικά ΑΕ\nErmou 12, 104 31 Athens\nIBAN GR94 9900 0030 0000 0123 4567 890');
  await expect(page.getByRole('button', { name: 'Use this name' })).toBeVisible();
  await expect(page.getByText(/Found by the IBAN/).first()).toBeVisible();
  await expectRoom(page, 'Basic Info');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await page.getByRole('button', { name: 'Yes, a business' }).click();
  await wizard.fillAll([{}, {}, {}, {}]);
  await expectRoom(page, 'Review & Submit');
});

test('a customer who magnifies the page to twice its size sees what a quote and an order cost', async ({
  page,
  customer,
}) => {
  await customer.signIn();
  await page.setViewportSize(magnified);
  await customer.quoteFor(beneficiaries.euro, '12,500');
  await expect(page.getByRole('list', { name: 'What it costs' })).toBeVisible();
  await expectRoom(page, 'A quote');
  await page.getByRole('button', { name: 'Over time' }).click();
  await expect(page.getByRole('main').getByRole('slider', { name: 'Day' })).toBeVisible();
  await expectRoom(page, 'A quote over time');
  const number = await customer.bookDeal();
  await customer.instruct();
  await page.goto(`/secure/fxgateway/orders/${number}`);
  await expect(page.getByRole('list', { name: 'What it costs' })).toBeVisible();
  await expectRoom(page, 'An order');
});
