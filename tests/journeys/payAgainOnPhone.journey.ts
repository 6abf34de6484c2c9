import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

test('on a phone the amount of a payment that is made again stands clear of the bar, also once that warns of the first one (HIST-9)', async ({
  page,
  customer,
  watch,
}) => {
  // What is said above an order that was just instructed comes once its details are read.
  watch.allow(/^shift: \S*\/orders\/\d+ moved by .*ARTICLE\.letter/);
  await page.goto('/login');
  await customer.fillSignIn();
  await customer.quoteFor(beneficiaries.euro, '210');
  const orderNumber = await customer.bookDeal();
  await customer.instruct();
  await page.goto(`/secure/fxgateway/orders/${orderNumber}`);
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(customer.theyReceive).toHaveValue('210.00');
  await expect(page.locator('.card-caution p').first()).toBeVisible();
  const bar = page.locator('.card-footer');
  const clearance = async () => {
    const [amount, edge] = await Promise.all([customer.theyReceive.boundingBox(), bar.boundingBox()]);
    return (edge?.y ?? 0) - ((amount?.y ?? 0) + (amount?.height ?? 0));
  };
  await expect.poll(clearance).toBeGreaterThanOrEqual(0);
});
