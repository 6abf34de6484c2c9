import type { Page } from 'playwright/test';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { findCrowded } from './fixtures/findCrowded.ts';
import { beneficiaries } from './fixtures/Customer.ts';
import { checkRows } from './fixtures/reviewRun.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const desk = { width: 1440, height: 900 };

/** A narrow phone, and a desk that is magnified to twice its size. */
const small = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
] as const;

/** What is chosen or current and looks like everything else. */
const findUnseenChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
    const selected = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const chosen = '.segment-input:checked + .segment-label, .wizard-step[aria-current]';
    return [...document.querySelectorAll<HTMLElement>(chosen)]
      .filter((each) => each.getClientRects().length > 0)
      .filter((each) => getComputedStyle(each).backgroundColor !== selected)
      .map((each) => each.innerText);
  });

/** In colours of the user's own, no ground of ours tells what is chosen. Colours pass over into each other. */
const expectChosenSeen = async (page: Page, screen: string): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => findUnseenChoices(page), `${screen} in colours of the user`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
};

/** Nothing goes sideways or is cut, no barrier is there that a machine can find, and what is chosen is seen in any colours. */
const expectEdges = async (page: Page, screen: string): Promise<void> => {
  for (const size of small) {
    await page.setViewportSize(size);
    await expect.poll(() => findCrowded(page), `${screen} at ${size.width} px`).toEqual([]);
    // Its colours are those of the desk.
    await expectOpenToEverybody(page, `${screen} at ${size.width} px`, { onceIn: 'light' });
  }
  await page.setViewportSize(desk);
  await expectOpenToEverybody(page, screen);
  await expectChosenSeen(page, screen);
};

test('every step of the wizard of Corpay and its review keep to every edge', async ({
  page,
  customer,
  wizard,
}) => {
  await customer.signIn();
  await page.setViewportSize(desk);
  await page.goto('/secure/fxgateway/beneficiaries');
  await wizard.open();
  await wizard
    .field('IBAN, account number or bank details')
    .fill('Meltemi Keramika AE\nErmou 12, 104 31 Athens\nIBAN GR94 9900 0030 0000 0123 4567 890');
  await expect(page.getByText(/^Aegean Lighthouse Bank, Thessaloniki/)).toBeVisible();
  await expectEdges(page, 'Basic Info');
  await page.getByRole('button', { name: 'Yes, a business' }).click();
  await wizard.finish({}, 'Beneficiary Address');
  await expectEdges(page, 'Beneficiary Address');
  await wizard.finish({}, 'Bank Address');
  await wizard.type({ 'Find the bank': 'bank' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Banks found' })).toBeVisible();
  await expectEdges(page, 'Bank Address');
  await wizard.finish({}, 'Banking Details');
  await expect(page.getByText('In fours: GR94 9900 0030 0000 0123 4567 890')).toBeVisible();
  await expectEdges(page, 'Banking Details');
  await wizard.finish({}, 'Review & Submit');
  await expectEdges(page, 'Review & Submit');
});

test('every step of the wizard of OFX and its review keep to every edge', async ({
  page,
  customer,
  watch,
}) => {
  // The token before it was authorized.
  watch.allow(/status of 400/);
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await page.setViewportSize(desk);
  await page.goto('/secure/fxgateway/beneficiaries/new');
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  await field('IBAN, account number or bank details').fill(
    'Meltemi Keramika AE\nErmou 12\n104 31 Athens\nState: Attica\nIBAN GR94 9900 0030 0000 0123 4567 890\nBIC AGLKGR2X003',
  );
  await expect(field('State/Province')).toHaveValue('Attica');
  await field('Payment Reason').fill('Invoices');
  await expectEdges(page, 'Beneficiary Details');
  await page.getByRole('main').getByRole('radio', { name: '3rd Party' }).check();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bank Details' })).toBeVisible();
  await field('Bank Name').fill('Aegean Lighthouse Bank');
  await expectEdges(page, 'Bank Details');
  await goOn.click();
  await expect(page.getByRole('button', { name: 'Add Beneficiary' })).toBeVisible();
  await expectEdges(page, 'Review & Submit of OFX');
});

test('Help, the rates over time and a quote keep to every edge', async ({ page, customer }) => {
  await customer.signIn();
  await page.setViewportSize(desk);
  await page.goto('/secure/help');
  await expect(page.getByRole('heading', { name: 'Technical Support' })).toBeVisible();
  const closed = page.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().press('Enter');
  await expectEdges(page, 'Help');
  const panel = page.getByRole('complementary', { name: 'Market Rates' });
  await panel.getByRole('button', { name: 'EUR over time' }).click();
  for (const days of ['7 days', '90 days', '30 days']) {
    await panel.getByRole('radio', { name: days }).check();
    await expect(panel.getByRole('slider', { name: 'Day' })).toBeVisible();
    await expectOpenToEverybody(page, `the panel, ${days}`);
    await expectChosenSeen(page, `the panel, ${days}`);
  }
  for (const size of small) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Market Rates', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Market Rates' });
    await expect(drawer.getByRole('slider', { name: 'Day' })).toBeVisible();
    await expect.poll(() => findCrowded(page), `the drawer at ${size.width} px`).toEqual([]);
    await expectOpenToEverybody(page, `the drawer at ${size.width} px`);
    await drawer.getByRole('button', { name: 'Close Market Rates' }).click();
  }
  await page.setViewportSize(desk);
  await page.goto('/secure/fxgateway/dashboard');
  await customer.quoteFor(beneficiaries.euro, '12,500');
  await page.getByRole('button', { name: 'Over time', exact: true }).click();
  await expect(page.getByRole('main').getByRole('slider', { name: 'Day' })).toBeVisible();
  await expectEdges(page, 'A quote over time');
});

test('the pages of a payment run keep to every edge', async ({ page, customer }) => {
  await customer.signIn();
  await page.setViewportSize(desk);
  await page.goto('/secure/fxgateway/payments');
  await expect(page.getByLabel('Rows', { exact: true })).toBeVisible();
  await expectEdges(page, 'Rows');
  await page.goto('/secure/fxgateway/dashboard');
  await checkRows(page, [
    ['Thalassa Olive Cooperative', '1000.00', 'EUR', 'INV-1'],
    ['Imogen Hartwell', '900.00', 'GBP', 'INV-2'],
  ]);
  await expectEdges(page, 'Check');
  await page.getByRole('button', { name: /^Review \d+ deals?$/ }).click();
  await expect(page.getByRole('button', { name: 'Book all 2 deals' })).toBeEnabled();
  await expectEdges(page, 'Deals');
});
