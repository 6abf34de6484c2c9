import { expect, test } from './fixtures/sandboxTest.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

test('on a phone whoever types sees both amounts while the bank details of a payee are asked about in the foot', async ({
  page,
  customer,
  watch,
}) => {
  watch.allow(/partners\/ofx\/token/);
  await page.goto('/login');
  await customer.fillSignIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await customer.beneficiary.click();
  await page.getByRole('option', { name: /^Kitanami Precision Works/ }).click();
  await customer.theyReceive.tap();
  await page.keyboard.type('1000000');
  await expect(page.locator('.card-caution p').first()).toBeVisible();
  const told = page.locator('.card-told');
  const heightOf = async () => (await told.boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBeLessThanOrEqual(105);
  const top = async () => {
    const header = await page.getByRole('banner').boundingBox();
    return (header?.y ?? 0) + (header?.height ?? 0);
  };
  const foot = async () => (await page.locator('.card-footer').first().boundingBox())?.y ?? 0;
  for (const field of [customer.youSend, customer.theyReceive]) {
    const box = await field.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(await top());
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await foot());
  }
  // Nor does it hide the form of a low window once nobody types; what is to be ticked stays in sight below what is to be read.
  await customer.theyReceive.blur();
  await page.waitForTimeout(600);
  expect(await heightOf()).toBeLessThanOrEqual(105);
  const box = await page.getByRole('checkbox', { name: /^I have checked the bank details/ }).boundingBox();
  const shown = await told.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(shown?.y ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0));
  // All of it is there where the window has room for both.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(heightOf).toBeGreaterThan(150);
});
