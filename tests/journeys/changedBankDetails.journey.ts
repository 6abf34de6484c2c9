import type { Page } from 'playwright/test';
import { beneficiaries, type Customer } from './fixtures/Customer.ts';
import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { Wizard } from './fixtures/Wizard.ts';

const payee = 'Thalassa Olive Cooperative';
const otherIban = 'GR4501198760000000987654321';
const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });
const paid = (page: Page) => page.getByRole('row', { name: new RegExp(payee) });
const checked = (page: Page) => page.getByRole('checkbox', { name: /^I have checked the bank details/ });

/** Writes another account of Thalassa, as far as the press that saves it. */
const writeOtherAccount = async ({ page }: Customer, toBank: (wizard: Wizard) => Promise<void>) => {
  const wizard = new Wizard(page);
  await toBank(wizard);
  await wizard.type({ IBAN: otherIban });
  await wizard.goOn.click();
  return async () => {
    await wizard.submit('Save Changes');
    await expect(page.getByText(`${payee} was saved.`)).toBeVisible();
  };
};

const checkTold = (page: Page) => page.locator('.fact', { hasText: 'Details checked' });

test('an account that another device changed between booking and Submit is paid once somebody has checked it, and stands beside the order', async ({
  page,
  customer,
  anotherDevice,
  sandbox,
  see,
}) => {
  const other = await anotherDevice();
  await other.signIn();
  await other.goTo('Beneficiaries');
  const save = await writeOtherAccount(other, async (wizard) => {
    await other.page.getByRole('link', { name: payee }).click();
    await other.page.getByRole('link', { name: 'Edit' }).click();
    await other.page.getByRole('button', { name: 'Banking Details' }).click();
    await wizard.expectStep('Banking Details');
  });
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '402');
  const orderNumber = await customer.bookDeal();
  const sealed = page.getByRole('region', { name: `Deal ${orderNumber} is booked` });
  await expect(sealed).toContainText('Paid to Aegean Lighthouse Bank •••• 6789');
  await save();

  await customer.submitInstruction('INV-402');
  await expect(customer.failure).toContainText(
    `The bank details of ${payee} have changed since this deal was quoted. They are paid to Aegean Lighthouse Bank •••• 4321. Before it was •••• 6789.`,
  );
  expect(await callsTo(sandbox, 'POST', '/deal/instruct')).toEqual([]);
  await see('instruction-asks-about-bank-details');
  await expect(customer.submitButton).toBeDisabled();
  expect(await callsTo(sandbox, 'POST', '/deal/instruct')).toEqual([]);
  await checked(page).check();
  await customer.submitButton.click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  expect(await callsTo(sandbox, 'POST', '/deal/instruct')).toHaveLength(1);

  await expect(payment(page)).toContainText('Paid to•••• 4321');
  await page.goto(`/secure/fxgateway/orders/${orderNumber}`);
  await expect(payment(page)).toContainText('Paid to•••• 4321');
  await see('order-with-its-account');
  await other.page.goto(`/secure/fxgateway/orders/${orderNumber}`);
  await expect(payment(other.page)).toContainText('Paid tonot known');

  // The day of the check is known on the device where it was made.
  await customer.goTo('Beneficiaries');
  await page.getByRole('link', { name: payee }).click();
  await expect(checkTold(page)).toHaveText(/^Details checked[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await other.goTo('Beneficiaries');
  await other.page.getByRole('link', { name: payee }).click();
  await expect(checkTold(other.page)).toHaveText('Details checkedNot checked on this device yet');
});

test('an account that another device changed between the choice and Book Deal of OFX is paid once somebody has checked it, and stands beside the deal', async ({
  page,
  customer,
  anotherDevice,
  sandbox,
  watch,
  see,
}) => {
  // The browser reports the token that is not there yet.
  watch.allow(/partners\/ofx\/token/);
  const other = await anotherDevice();
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await other.signIn('ofx@sandbox.test');
  await other.goTo('Beneficiaries');
  const save = await writeOtherAccount(other, async (wizard) => {
    await other.page.getByRole('link', { name: payee }).click();
    await other.page.getByRole('link', { name: `Edit ${payee}` }).click();
    await wizard.goOn.click();
    await expect(wizard.field('IBAN')).toBeVisible();
  });
  await customer.quoteFor(beneficiaries.euro, '402');
  const parts = page.getByRole('list', { name: 'Beneficiaries of this deal' });
  await expect(parts).toContainText('Paid to Aegean Lighthouse Bank •••• 6789');
  await save();

  await customer.bookDealButton.click();
  const question = page.getByRole('alert').filter({ has: checked(page) });
  await expect(question).toContainText(
    `The bank details of ${payee} have changed since you chose who is paid. They are paid to Aegean Lighthouse Bank •••• 4321. Before it was •••• 6789.`,
  );
  await expect(customer.bookDealButton).toBeDisabled();
  expect(await callsTo(sandbox, 'POST', '/payments/deals')).toEqual([]);
  const { y: asked = NaN } = (await question.boundingBox()) ?? {};
  const { y: pressed = NaN } = (await customer.bookDealButton.boundingBox()) ?? {};
  expect(asked, 'the question stands above Book Deal').toBeLessThan(pressed);
  await see('ofx-deal-asks-about-bank-details');
  await checked(page).check();
  await customer.bookDealButton.click();
  await expect(page.getByText('Deal confirmed!')).toBeVisible();
  expect(await callsTo(sandbox, 'POST', '/payments/deals')).toHaveLength(1);

  await expect(paid(page)).toContainText('•••• 4321');
  await page.reload();
  await expect(paid(page)).toContainText('•••• 4321');
  await see('ofx-deal-with-its-account');
  await other.page.goto(page.url());
  await expect(paid(other.page)).toContainText('not known');
});
