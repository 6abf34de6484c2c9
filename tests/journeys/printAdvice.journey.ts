import { expect, test } from './fixtures/sandboxTest.ts';

const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a treasurer prints the advice of a payment on one sheet, and is back on the order after', async ({
  page,
  customer,
}) => {
  await customer.signIn();
  await page.goto('/secure/fxgateway/orders');
  await page.getByRole('link', { name: /Uhrwerk Silberbach AG/ }).click();
  const heading = page.getByRole('heading', { name: 'Order 20418140 · Uhrwerk Silberbach AG' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Order 20418140 · Uhrwerk Silberbach AG: /);
  const stations = page.getByRole('list', { name: 'Where this order stands' });
  await expect(stations).toContainText('Corpay does not report this');

  // The dialog of the browser would stop the page; what it prints is drawn before it opens.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByText('Payment advice')).toBeVisible();
  for (const fact of ['Bank', 'Account on record', 'Purpose', 'Value date', 'Rate', 'Total in EUR'])
    await expect(page.getByRole('term').filter({ hasText: fact }).first()).toBeVisible();
  await expect(page.getByText(/^•••• \w{4}$/)).toBeVisible();
  for (const format of ['A4', 'Letter']) expect(sheets(await page.pdf({ format })), format).toBe(1);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(stations).toBeVisible();
});
