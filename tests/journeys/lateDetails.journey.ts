import { expect, test } from './fixtures/sandboxTest.ts';

/** What a partner may leave out of its list. */
const left = new Set(['buy', 'buyAmount', 'payees', 'instructedAmount']);

for (const width of [390, 1440])
  test(`at ${width} px the details of past orders move no row when they come after the list, and say where the money stands`, async ({
    page,
    customer,
  }) => {
    await customer.signIn();
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/deal/orders', async (route) => {
      const response = await route.fetch();
      const body = JSON.stringify(
        JSON.parse(await response.text(), (key, value: unknown) => (left.has(key) ? undefined : value)),
      );
      await route.fulfill({ response, body });
    });
    // One of them is still to settle, and so much that the line wants the whole width of a phone.
    let mayCome: (() => void) | undefined;
    const listed = new Promise<void>((resolve) => (mayCome = resolve));
    await page.route('**/deal/order/*', async (route) => {
      await listed;
      await route.continue();
    });
    await page.route('**/deal/order/20418140', async (route) => {
      const response = await route.fetch();
      await listed;
      const coming = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
      const body = JSON.stringify(
        JSON.parse(await response.text(), (key, value: unknown) =>
          key === 'availableDate' ? coming : key === 'amount' ? Number(value) * 10_000 : value,
        ),
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/secure/fxgateway/orders');
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: /\b20418\d{3}\b/ });
    const tops = () =>
      rows.evaluateAll((drawn) => drawn.map((each) => Math.round(each.getBoundingClientRect().top)));
    // The table of the waiting page is another one, and it may go while it is measured.
    const row = page.getByRole('row').filter({ hasText: '20418140' });
    await expect(row).toBeVisible();
    const before = await tops();
    expect(before).toHaveLength(5);
    mayCome?.();
    await expect(row).toContainText(/Uhrwerk Silberbach AG.*To settle €[\d,.]+/);
    await expect(page.getByRole('link', { name: '1 to instruct' })).toBeVisible();
    await expect(page.getByText(/^[€$][\d,.]+ and [€$][\d,.]+ to settle$/)).toBeVisible();
    await expect(page.getByText('Thalassa Olive Cooperative')).toBeVisible();
    expect(await tops()).toEqual(before);
  });
