import { beneficiaries } from './fixtures/Customer.ts';
import { euroBeneficiary } from './fixtures/bookedDeal.ts';
import { gatewayCalls } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { stored } from './fixtures/stored.ts';

test('Book A Deal names what is to settle, and remembers what was marked as paid', async ({
  page,
  customer,
  sandbox,
  see,
}) => {
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  const orderNumber = await customer.bookDeal();
  await customer.instruct();
  const settlements = page.getByRole('region', { name: 'Settlements' });
  const total = await page.getByRole('list', { name: 'You settle' }).locator('.amount').innerText();
  const account = await settlements.locator('.settlement-account').first().innerText();

  await customer.goTo('Book A Deal');
  const due = page.getByRole('region', { name: 'To settle' });
  await expect(
    due.getByRole('heading', { name: /^USD for payment on \w{3} \d{1,2}, 20\d\d$/ }),
  ).toBeVisible();
  const line = due.getByRole('listitem').filter({ hasText: orderNumber });
  await expect(line).toContainText(total);
  await expect(line).toContainText(account);
  await expect(line).toContainText(`for ${euroBeneficiary}, with a fee of $`);
  await expect(due).toContainText("Corpay's email says which account you pay to, and until when.");
  await expect(page.getByText('How a deal goes')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'To instruct' })).toContainText('20418166');
  await see('Book A Deal with what waits');

  await customer.goTo('Past Orders');
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText(`To settle ${total}`);
  await expect(page.getByText(`${total} to settle`)).toBeVisible();
  await expect(page.getByRole('link', { name: '1 to instruct' })).toBeVisible();
  await see('Past Orders with what is to do');
  await customer.goTo('Book A Deal');

  const paid = line.getByRole('checkbox', { name: 'I have paid this' });
  await paid.scrollIntoViewIfNeeded();
  const place = await paid.boundingBox();
  await paid.check();
  await expect(due.getByText('Marked as paid')).toBeVisible();
  expect(await paid.boundingBox(), 'it stays under the pointer').toEqual(place);
  // A mark is drawn while it is being kept; a reading comes after that.
  await stored(page);
  await page.reload();
  await expect(paid).toBeChecked();
  await page.goto('/secure/crypto/dashboard');
  await expect(paid).toBeChecked();
  await see('the dashboard with what waits');
  await paid.uncheck();
  await stored(page);
  await page.reload();
  await expect(paid).not.toBeChecked();

  // Of the newest orders that were instructed, each once in a visit; nothing of it is sent anywhere.
  const reads = (await gatewayCalls(sandbox)).filter(({ path }) => path.startsWith('/deal/order/'));
  expect(new Set(reads.map(({ path }) => path)).size).toBeLessThanOrEqual(5);
});

test('a payee of before is paid again with one press', async ({ page, customer }) => {
  await customer.signIn();
  const again = page.getByRole('region', { name: 'Pay again' });
  const payees = again.getByRole('button');
  await expect(payees.first()).toHaveAccessibleName(/^Pay Uhrwerk Silberbach AG again, last CHF\s7,994\.13/);
  expect(await payees.count()).toBeLessThanOrEqual(4);
  await again.getByRole('button', { name: `Pay ${euroBeneficiary} again` }).click();
  await expect(customer.beneficiary).toHaveValue(beneficiaries.euro);
  await expect(customer.theyReceive).toBeFocused();
  await expect(customer.theyReceive).toHaveValue('12,500.00');
  // Another amount takes its place.
  await page.keyboard.type('250');
  await expect(customer.theyReceive).toHaveValue('250');
  await expect(customer.bookDealButton).toBeEnabled();

  await page.goto('/secure/crypto/dashboard');
  await again.getByRole('button', { name: `Pay ${euroBeneficiary} again` }).click();
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  await expect(customer.beneficiary).toHaveValue(beneficiaries.euro);
  await expect(customer.theyReceive).toBeFocused();
});

test('who has booked nothing yet sees how a deal goes, and no empty card', async ({
  page,
  customer,
  see,
}) => {
  await customer.signIn('empty@sandbox.test');
  await expect(page.getByRole('region', { name: 'How a deal goes' })).toBeVisible();
  for (const name of ['To instruct', 'To settle', 'Pay again'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await page.goto('/secure/crypto/dashboard');
  await expect(page.getByRole('region', { name: 'How a deal goes' })).toContainText(
    "You haven't booked any orders yet.",
  );
  for (const name of ['Latest Orders', 'Partners', 'Exchanges'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await see('the dashboard of who has booked nothing yet');
});
