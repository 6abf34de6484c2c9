import type { BrowserContext } from 'playwright/test';
import { expect, test } from './fixtures/sandboxTest.ts';

const operator = {
  name: 'Harbour <b>Gateway</b> Ltd',
  registration: 'Companies House 01234567',
  licence: 'FCA 900001',
  funds: 'Customers’ money is kept apart at Northbank plc',
  statusPage: 'https://status.example.test/',
};

/** The site names this operator in its configuration, or none. */
const nameOperator = (context: BrowserContext): Promise<unknown> =>
  context.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), operator } });
  });

test('who runs it stands in the footer of every public page, under Help, and as party of the agreement (OPERATOR-2)', async ({
  page,
  context,
  customer,
}) => {
  await nameOperator(context);
  for (const path of ['/', '/user-agreement', '/privacy-policy', '/login', '/forgot-password', '/register']) {
    await page.goto(path);
    const footer = page.locator('footer').last();
    await expect(footer.getByText(operator.name).last()).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Status' })).toHaveAttribute('href', operator.statusPage);
    if (path === '/user-agreement')
      await expect(
        page.getByText(
          `The provider of this service, “we”, is ${operator.name}, registration Companies House 01234567, licence FCA 900001. Customers’ money is kept apart at Northbank plc.`,
        ),
      ).toBeVisible();
  }
  await customer.signIn();
  await page.goto('/secure/help');
  const card = page.getByRole('region', { name: 'Who Runs This Service' });
  for (const words of [operator.name, operator.registration, operator.licence, operator.funds])
    await expect(card.getByText(words)).toBeVisible();
  await expect(card.getByRole('link', { name: /^Status/ })).toHaveAttribute('href', operator.statusPage);
});

test('where nobody is named, no page leaves a place for it (OPERATOR-2)', async ({ page, customer }) => {
  for (const path of ['/', '/user-agreement', '/login']) {
    await page.goto(path);
    await expect(page.locator('footer').last()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Status' })).toHaveCount(0);
    await expect(page.getByText('The provider of this service, “we”, is')).toHaveCount(0);
  }
  await customer.signIn();
  await page.goto('/secure/help');
  await expect(page.getByRole('heading', { name: 'Technical Support' })).toBeVisible();
  await expect(page.getByText('Who Runs This Service')).toHaveCount(0);
});
