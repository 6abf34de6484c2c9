import { bookedDeal } from './fixtures/bookedDeal.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a treasurer opens an order by its payee, and prints the advice of its payment on one sheet', async ({
  page,
  customer,
}) => {
  const { orderNumber, address } = await bookedDeal(customer, '892');
  await page.goto(address);
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  await customer.instruct('Invoice 7');

  const title = `Order ${orderNumber} · Thalassa Olive Cooperative`;
  await page.getByRole('link', { name: 'See All' }).click();
  await page.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${title}: `));
  const stations = page.getByRole('list', { name: 'Where this order stands' });
  await expect(stations.getByRole('listitem').nth(1)).toHaveText(
    /^Instructed, done\w{3} \d+, \d{4}, \d+:\d\d/,
  );
  await expect(stations.getByRole('listitem').nth(2)).toContainText('Corpay does not report this');

  // The dialog of the browser would stop the page; what it prints is drawn before it opens.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByText('Payment advice')).toBeVisible();
  const fact = (label: string) => page.getByText(label, { exact: true }).locator('..');
  await expect(fact('Beneficiary')).toContainText('Thalassa Olive Cooperative');
  await expect(fact('Bank')).toContainText('Aegean Lighthouse Bank');
  await expect(fact('Account')).toContainText('•••• ');
  await expect(fact('Reference')).toContainText('Invoice 7');
  for (const label of ['Purpose', 'Value date', 'Booked', 'Instructed', 'Request id', 'Rate', 'Total in USD'])
    await expect(fact(label)).toBeVisible();
  for (const format of ['A4', 'Letter']) expect(sheets(await page.pdf({ format })), format).toBe(1);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(stations).toBeVisible();
});
