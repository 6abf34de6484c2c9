import type { Page } from 'playwright/test';
import { beneficiaries } from './fixtures/Customer.ts';
import { loseFiles, lostFile } from './fixtures/loseFiles.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

/** What a page asks for when it is needed; the market rates are no part of a deal. */
const allLater = /\/assets\/.*\.(?:js|css)$/;

/** Asks the tab to load anew, stays, and says whether the browser asked. */
const staysWhenAsked = async (page: Page): Promise<string> => {
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => setTimeout(() => location.reload())),
  ]);
  await question.dismiss();
  return question.type();
};

test('who loses every further file before the quote still reads the number of the deal, and instructs it once they are found', async ({
  page,
  customer,
  sandbox,
  watch,
  shots,
}) => {
  watch.allow(lostFile);
  await customer.signIn();
  await expect(customer.beneficiary).toBeVisible();
  await watch.answered();
  const files = await loseFiles(page, allLater);
  await customer.quoteFor(beneficiaries.euro, '892');
  const orderNumber = await customer.bookDeal();
  const seal = page.getByRole('region', { name: `Deal ${orderNumber} is booked` });
  await expect(seal).toContainText('Thalassa Olive Cooperative');
  await expect(seal).toContainText('€892.00');
  await expect(seal).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
  await expect(page.locator('.arrival', { has: seal })).toBeFocused();
  await expect(customer.failure).toContainText(
    `Deal ${orderNumber} stays booked. Nobody is paid until you instruct it.`,
  );
  await shots('booked-without-its-form');
  expect(await staysWhenAsked(page)).toBe('beforeunload');

  const again = customer.failure.getByRole('button', { name: 'Try again' });
  const before = files.lost();
  await again.click();
  await expect.poll(files.lost, 'it is really asked for again').toBeGreaterThan(before);
  await expect(again).toBeVisible();
  files.find();
  await again.click();
  await expect(page.getByLabel('Payment Purpose')).toBeFocused();
  await expect(seal).toBeVisible();
  await customer.instruct('INV-7');
  await expect(page).toHaveURL(new RegExp(`/orders/${orderNumber}\\?success=true$`));
  const booked = (await sandbox.journal({ service: 'corpay' })).filter(
    ({ method, path }) => method === 'POST' && /book/i.test(path),
  );
  expect(booked).toHaveLength(1);
});

test('who loses every further file before they instruct still reads that the payment is instructed', async ({
  page,
  customer,
  watch,
}) => {
  watch.allow(lostFile);
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '892');
  const orderNumber = await customer.bookDeal();
  await expect(page.getByLabel('Payment Purpose')).toBeFocused();
  await watch.answered();
  await loseFiles(page, allLater);
  await customer.instruct('INV-7');
  await expect(page.getByRole('heading', { name: new RegExp(orderNumber) })).toBeVisible();
});

test('a customer of OFX who loses every further file before the quote still reads the number of the deal', async ({
  page,
  customer,
  watch,
  shots,
}) => {
  watch.allow(lostFile);
  // The browser reports the token that is not there yet.
  watch.allow(/partners\/ofx\/token/);
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await watch.answered();
  const files = await loseFiles(page, allLater);
  await customer.quoteFor('Thalassa Olive Cooperative · EUR', '892');
  await customer.bookDealButton.click();
  const seal = page.getByRole('region', { name: /^Deal .+ is booked$/ });
  const title = await seal.getByRole('heading').innerText();
  const reference = title.replace(/^Deal | is booked$/g, '');
  await expect(seal).toContainText('Thalassa Olive CooperativePaid to •••• 6789');
  await expect(seal).toContainText('€892.00');
  await expect(customer.failure).toContainText('The deal stays booked.');
  await shots('ofx-booked-without-its-page');
  files.find();
  await customer.failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Deal confirmed!')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Deal ${reference} · ` })).toBeVisible();
});
