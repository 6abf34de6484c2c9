import type { Locator } from 'playwright/test';
import { beneficiaryShapes } from './fixtures/beneficiaryShapes.ts';
import { beneficiaries } from './fixtures/Customer.ts';
import { expectTablesUncut } from './fixtures/expectTablesUncut.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { tabThrough } from './fixtures/tabThrough.ts';

test.describe.configure({ timeout: 240_000 });

// A phone upright and on its side, and a desk at 400 %.
for (const [width, height] of [
  [390, 664],
  [667, 375],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} nothing that sticks to the window covers what has the focus in any form${width === 667 ? ' @long' : ''}`, async ({
    page,
    customer,
    wizard,
  }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/login', '/register', '/forgot-password']) {
      await page.goto(address);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await tabThrough(page, address);
    }
    await page.goto('/login');
    await customer.fillSignIn();
    await expect(customer.beneficiary).toBeVisible();
    await tabThrough(page, 'quote');
    await customer.quoteFor(beneficiaries.euro, '210');
    await customer.bookDeal();
    await expect(page.getByLabel('Payment Purpose')).toBeFocused();
    if (width === 390) await expect(page.getByRole('region', { name: /is booked$/ })).toBeInViewport();
    await tabThrough(page, 'instruct');
    await page.goto('/secure/settings');
    await page.getByRole('button', { name: 'Edit Organization' }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await tabThrough(page, 'settings');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabThrough(page, 'change password');

    await page.goto('/secure/fxgateway/beneficiaries/new');
    await wizard.expectStep('Basic Info');
    await tabThrough(page, 'Basic Info');
    const [basic, address, bank, details] = beneficiaryShapes[1]?.steps ?? [{}, {}, {}, {}];
    await wizard.finish(basic, 'Beneficiary Address');
    await tabThrough(page, 'Beneficiary Address');
    await wizard.finish(address, 'Bank Address');
    await tabThrough(page, 'Bank Address');
    await wizard.finish(bank, 'Banking Details');
    await tabThrough(page, 'Banking Details');
    if (height > 576) await expect(page.getByText('Step 4 of 5')).toBeInViewport({ ratio: 1 });
    await wizard.finish(details, 'Review & Submit');
    await tabThrough(page, 'Review & Submit');
  });
}

test('on a phone the form keeps more than half of the window, however much is said above Book Deal before and after a press', async ({
  page,
  customer,
  watch,
}) => {
  // The words below are put there without a press.
  watch.allow(/^shift: /);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await customer.fillSignIn();
  await customer.quoteFor(beneficiaries.euro, '210');
  const share = await page.locator('.card-footer').evaluate((footer) => {
    for (const place of footer.querySelectorAll('.card-caution, .card-news')) {
      const words = document.createElement('p');
      words.textContent = 'What is said here goes on and on. '.repeat(60);
      place.append(words);
    }
    return footer.getBoundingClientRect().height / innerHeight;
  });
  // An amount has the focus: whoever types sees both.
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.4);
  await expect(page.locator('.card-caution p').last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Book Deal' })).toBeInViewport({ ratio: 1 });
});

const edgesOf = async (place: Locator) => {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return { upper: y, lower: y + height };
};

test('on a phone a failure beside Book Deal grows over no amount that is being typed, and the button stays', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/500/);
  // The browser takes what grows in a bar that sticks for a movement of the bar's other parts; where the button stands is
  // compared below.
  watch.allow(/^shift: .*DIV\.deal-(?:action|bar)/);
  await customer.signIn();
  await page.setViewportSize({ width: 390, height: 664 });
  await customer.quoteFor(beneficiaries.euro, '210');
  const stood = await edgesOf(customer.bookDealButton);
  await sandbox.faults({
    service: 'corpay',
    path: '/deal/quote',
    fault: 'status',
    body: { message: 'Closed.' },
  });
  await customer.theyReceive.pressSequentially('5');
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
  expect(await edgesOf(customer.bookDealButton)).toEqual(stood);
  const bar = page.locator('.card-footer');
  await expect
    .poll(async () => (await edgesOf(bar)).upper - (await edgesOf(customer.theyReceive)).lower)
    .toBeGreaterThanOrEqual(0);
});

test('no table is cut off at any width from a phone to a desk', async ({ page, customer }) => {
  await customer.signIn();
  for (const place of ['dashboard', 'orders', 'beneficiaries']) {
    await page.goto(`/secure/fxgateway/${place}`);
    await expect(page.getByRole('rowheader').first().or(customer.beneficiary)).toBeVisible();
    await expectTablesUncut(page, place);
  }
});
