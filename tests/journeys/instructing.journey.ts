import { bookedDeal } from './fixtures/bookedDeal.ts';
import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test('instructing less than was booked says what is stranded, and waits for a yes to just that amount', async ({
  page,
  customer,
}) => {
  await bookedDeal(customer, '892');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const tick = page.getByRole('checkbox', { name: /stays uninstructed/ });
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  await expect(customer.submitButton).toBeEnabled();
  await expect(tick).toHaveCount(0);
  const placeOfSubmit = () =>
    customer.submitButton.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  const place = await placeOfSubmit();
  for (const typed of ['', '1,0', '900']) {
    await amount.fill(typed);
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    expect(await placeOfSubmit(), `'${typed}' moves Submit`).toBe(place);
  }

  await amount.fill('800');
  await expect(
    page.getByText(
      '€92.00 of €892.00 stays uninstructed. An order is instructed once: nothing more can be instructed for this order.',
    ),
  ).toBeVisible();
  await expect(customer.submitButton).toBeDisabled();
  expect(await placeOfSubmit(), 'what is left out moves Submit').toBe(place);
  await tick.check();
  await expect(customer.submitButton).toBeEnabled();
  await amount.fill('700');
  await expect(page.getByText('€192.00 of €892.00 stays uninstructed.')).toBeVisible();
  await expect(tick).not.toBeChecked();
  await expect(customer.submitButton).toBeDisabled();

  await amount.fill('892');
  await expect(tick).toHaveCount(0);
  await amount.fill('700');
  await tick.check();
  await customer.submitButton.click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(page.getByText('€700.00').first()).toBeVisible();
  // In the letter of the order, and not beside the confirmation too.
  await expect(page.getByText('€192.00 of €892.00 stays uninstructed.')).toHaveCount(1);
});

test('a deal that waits for its instruction is announced from the first sight of the next visit on, and moves nothing', async ({
  page,
  customer,
}) => {
  const { orderNumber } = await bookedDeal(customer, '893');
  await expect(page.getByLabel('Payment Purpose')).toBeVisible();
  await page.route('**/deal/order/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const looked = page.waitForResponse('**/deal/order/*');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const announced = page.getByText(`Deal ${orderNumber} is booked but not instructed.`);
  await expect(customer.beneficiary).toBeVisible();
  await expect(announced).toBeVisible({ timeout: 500 });
  await looked;
  await expect(announced).toBeVisible();
});

test('an order of its own page asks before its form is left, once something is filled in', async ({
  page,
  customer,
}) => {
  const { orderNumber, address } = await bookedDeal(customer, '892');
  const dialog = page.getByRole('dialog', { name: 'This deal is not instructed yet' });
  const seeAll = page.getByRole('link', { name: 'See All' });
  await page.goto('/secure/fxgateway/orders');
  await page.getByRole('link', { name: orderNumber }).click();
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  await seeAll.click();
  await expect(page).toHaveURL('/secure/fxgateway/orders');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: orderNumber }).click();
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Instruct Payment' })).toBeFocused();
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  const reference = page.getByLabel('Payment Reference');
  await reference.fill('INV-7');
  for (const leave of [() => seeAll.click(), () => page.evaluate(() => history.back())]) {
    await leave();
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('What you filled in here is not kept.');
    await expect(page).toHaveURL(address);
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
    await expect(reference).toHaveValue('INV-7');
  }
  await seeAll.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/secure/fxgateway/orders');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dropdown and the way back ask before they leave a deal that is not instructed', async ({
    page,
    customer,
  }) => {
    await page.goto('/login');
    await customer.fillSignIn();
    const places = page.getByRole('combobox', { name: 'FX Gateway page' });
    await places.selectOption('Past Orders');
    await expect(page).toHaveURL('/secure/fxgateway/orders');
    await places.selectOption('Beneficiaries');
    await expect(page).toHaveURL('/secure/fxgateway/beneficiaries');
    await places.selectOption('Book A Deal');
    await customer.payTo(beneficiaries.euro);
    const kept = await page.getByText('You can book as soon as there is a quote.').boundingBox();
    await customer.theyReceive.fill('892');
    await expect(customer.bookDealButton).toBeEnabled();
    const place = await customer.bookDealButton.boundingBox();
    const endOf = (box: typeof place) => (box === null ? NaN : box.y + box.height);
    expect(
      Math.abs(endOf(place) - endOf(kept)),
      'Book Deal comes where its place was kept, below the line that says what is booked',
    ).toBeLessThanOrEqual(1);
    expect(844 - (place?.y ?? 0), 'the bar holds the button, and nothing blank').toBeLessThanOrEqual(64);
    await page.getByRole('radio', { name: /^Locked/ }).focus();
    await page.keyboard.press('Tab');
    await expect(customer.bookDealButton).toBeFocused();
    expect(await page.evaluate(() => scrollY), 'what has the focus was in sight').toBe(0);
    await customer.bookDeal();
    const reference = page.getByLabel('Payment Reference');
    await reference.fill('INV-7');
    const dialog = page.getByRole('dialog', { name: 'This deal is not instructed yet' });
    const stays = async (): Promise<void> => {
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL('/secure/fxgateway/dashboard');
      await dialog.getByRole('button', { name: 'Stay' }).click();
      await expect(dialog).toBeHidden();
      await expect(reference).toHaveValue('INV-7');
      await expect(places.getByRole('option', { selected: true })).toHaveText('Book A Deal');
    };

    await places.selectOption('Past Orders');
    const offered = dialog.getByRole('button').filter({ hasText: /Leave|Stay/ });
    await expect(offered).toHaveCount(2);
    const heights = await offered.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().top),
    );
    expect(heights, 'Tab goes down the screen').toEqual(heights.toSorted((one, other) => one - other));
    expect(new Set(heights).size).toBe(2);
    await stays();
    await page.evaluate(() => history.back());
    await stays();
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.back(), 5);
    });
    await stays();

    await page.evaluate(() => history.back());
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('What you filled in here waits under Book A Deal.');
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/secure/fxgateway/beneficiaries');
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL('/secure/fxgateway/dashboard');
    await expect(reference).toHaveValue('INV-7');

    // Three steps at once lead to an earlier place of this page, or the first of them is asked about, or the browser asks.
    page.on('dialog', (asked) => void asked.dismiss());
    for (let time = 0; time < 3; time += 1) await page.evaluate(() => history.back());
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    if (await dialog.isVisible()) await stays();
    await expect(page).toHaveURL('/secure/fxgateway/dashboard');
    await expect(reference).toHaveValue('INV-7');

    await places.selectOption('Past Orders');
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/secure/fxgateway/orders');
  });
});
