import { bookedDeal, deleteThalassa, euroBeneficiary } from './fixtures/bookedDeal.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const goneMessages = `${euroBeneficiary}, for whom this deal was booked, is no longer among your beneficiaries. Choose who is paid.`;

test('nobody else is paid when the beneficiary of a deal is deleted on another device while it is instructed', async ({
  page,
  customer,
  watch,
  sandbox,
  anotherDevice,
}) => {
  // The bank details are read once more before the instruction leaves, and are not there; then the partner refuses it.
  watch.allow(/40[04]/);
  await bookedDeal(customer, '892');
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  const other = await anotherDevice();
  await other.signIn();
  await deleteThalassa(other.page);
  await other.page.context().close();

  await customer.submitButton.click();
  await expect(page.getByText(goneMessages)).toBeVisible();
  await expect(customer.submitButton).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue('');
  const [refused, ...more] = await sandbox.journal({ service: 'corpay', path: '/deal/instruct' });
  expect([refused?.status, more]).toEqual([400, []]);
});

test('a beneficiary who is deleted in another tab is no longer chosen, before anything is sent', async ({
  page,
  customer,
  context,
  sandbox,
  watch,
}) => {
  // The form asks for one field more, whose place is before those that follow from it.
  watch.allowNews();
  const { address } = await bookedDeal(customer, '892');
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  const other = await context.newPage();
  await deleteThalassa(other);
  await expect(page.getByText(goneMessages)).toBeVisible();
  await expect(customer.submitButton).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue('');

  await other.goto(address);
  await other.getByRole('button', { name: 'Instruct Payment' }).click();
  await expect(other.getByText(goneMessages)).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue('');
  expect(await sandbox.journal({ service: 'corpay', path: '/deal/instruct' })).toEqual([]);
});
