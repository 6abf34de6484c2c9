import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/sandboxTest.ts';

const title = 'Partner Authorization Required';

const answer = async (page: Page, decision: 'Allow' | 'Refuse'): Promise<void> => {
  await page.getByLabel('Email').fill('ofx@sandbox.test');
  await page.getByLabel('Password').fill('Sandbox-2026');
  await page.getByRole('button', { name: decision }).click();
};

test('what comes back from the partner counts only as it was asked for, and a quote only while the partner stands by it', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  // The browser reports what the partner and the accounts service refuse.
  watch.allow(/status of (?:400|401|500)/);
  const choice = page.getByRole('combobox', { name: 'To', exact: true });
  await customer.signIn('ofx@sandbox.test');
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Continue' }).click();
  await answer(page, 'Refuse');
  await expect(page.getByText('The authorization was refused at the partner.')).toBeVisible();

  await page.goto('/secure/fxgateway/dashboard?code=made-up&state=made-up');
  await expect(
    page.getByText('This authorization was not asked for here, so it was not used.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');

  const [back] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('?code=')),
    (async () => {
      await page.getByRole('button', { name: 'Authorize again' }).click();
      await answer(page, 'Allow');
    })(),
  ]);
  // It is drawn before the token is there.
  await expect(choice).toBeEnabled();
  const exchanges = async () =>
    (await sandbox.journal({ service: 'accounts' })).filter(({ body }) =>
      JSON.stringify(body).includes('authorization_code'),
    );
  expect(await exchanges()).toHaveLength(1);
  await page.goto(back.url());
  await expect(choice).toBeEnabled();
  expect(await exchanges()).toHaveLength(1);

  await choice.fill('Thalassa');
  await choice.press('Enter');
  await page.getByRole('textbox', { name: 'They receive' }).fill('100');
  const book = page.getByRole('button', { name: 'Book Deal' });
  await expect(book).toBeEnabled();
  const quotes = async () =>
    (await sandbox.journal({ service: 'ofx', path: '/payments/quotes' })).filter(
      ({ method }) => method === 'POST',
    );
  const asked = (await quotes()).length;
  const stale = { service: 'ofx', method: 'GET', path: '/payments/quotes', fault: 'status' } as const;
  await sandbox.faults({ ...stale, status: 200, body: { isStale: true }, times: 1 });
  await expect.poll(async () => (await quotes()).length).toBe(asked + 1);
  await expect(book).toBeEnabled();
  await sandbox.faults({ ...stale, status: 500, body: { message: 'Closed for a moment.' } });
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
  await expect(book).toBeDisabled();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(book).toBeEnabled();

  await sandbox.faults({ service: 'ofx', path: '/payments/deals', fault: 'status', status: 401, body: {} });
  await page.getByRole('link', { name: 'Past Deals' }).click();
  const authorize = page.getByRole('button', { name: 'Authorize', exact: true });
  await expect(authorize).toBeVisible();
  await watch.answered();
  // The partner gives a new token, and refuses the list with that one too.
  const listed = async () => (await sandbox.journal({ service: 'ofx', path: '/payments/deals' })).length;
  const refused = await listed();
  await authorize.click();
  await expect.poll(listed).toBeGreaterThan(refused);
  await watch.answered();
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
  await authorize.click();
  // A deal is typed, which stays: the way leads from a new tab, although there is a token.
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Continue' }).click(),
  ]);
  await beside.getByRole('dialog', { name: title }).getByRole('button', { name: 'Continue' }).click();
  await expect(beside.getByRole('button', { name: 'Allow' })).toBeVisible();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Book A Deal' }).click();
  await expect(page.getByRole('textbox', { name: 'They receive' })).toHaveValue(/^100(?:\.00)?$/);
});
