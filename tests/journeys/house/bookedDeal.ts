import { expect, type Page } from 'playwright/test';
import { payees, type Customer } from './Customer.ts';

export const euroPayee = 'Thalassa Olive Cooperative';

/** A deal that is booked, and the address of its order. */
export const bookedDeal = async (customer: Customer, amount: string) => {
  await customer.signIn();
  await customer.quoteFor(payees.euro, amount);
  const orderNumber = await customer.bookDeal();
  return { orderNumber, address: `/secure/fxgateway/orders/${orderNumber}` };
};

/** Opens the order on its own page and chooses everything but the amount. */
export const fillOrder = async (page: Page, address: string, reference: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  await page.getByLabel('Payment Reference').fill(reference);
};

export const deleteThalassa = async (page: Page): Promise<void> => {
  await page.goto('/secure/fxgateway/beneficiaries');
  await page.getByRole('link', { name: euroPayee }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${euroPayee}?` });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${euroPayee} was deleted.`)).toBeVisible();
};
