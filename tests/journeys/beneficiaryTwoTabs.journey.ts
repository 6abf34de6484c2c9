import { expect, test } from './fixtures/sandboxTest.ts';
import { Wizard } from './fixtures/Wizard.ts';
import { callsTo } from './fixtures/gatewayCalls.ts';

const payee = 'Thalassa Olive Cooperative';

test('nobody changes or deletes a beneficiary over what another tab is just changing, and a lost deletion is not known', async ({
  page,
  customer,
  context,
  sandbox,
  watch,
}) => {
  watch.allow(/502/);
  // The question before a deletion shows what has changed of whom it deletes, and grows by that.
  watch.allowNews();
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await page.getByRole('link', { name: payee }).click();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  const address = page.url();
  const review = async (iban: string): Promise<Wizard> => {
    const wizard = new Wizard(await context.newPage());
    await wizard.page.goto(address);
    await wizard.page.getByRole('link', { name: 'Edit' }).click();
    await wizard.page.getByRole('button', { name: 'Banking Details' }).click();
    await wizard.finish({ IBAN: iban }, 'Review & Submit');
    return wizard;
  };
  const first = await review('GR4501198760000000987654321');
  const second = await review('GR9301198760000000123456789');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${payee}?` });

  const call = { service: 'corpay', path: '/beneficiaries', times: 1 } as const;
  await sandbox.faults({ ...call, method: 'PUT', fault: 'delay', delayMs: 3_000 });
  const onTheWire = first.page.waitForRequest((request) => request.method() === 'PUT');
  await first.submit('Save Changes');
  await onTheWire;
  await second.submit('Save Changes');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(first.page.getByText(`${payee} was saved.`)).toBeVisible();
  await expect(second.page.getByText(/changed elsewhere/).first()).toBeVisible();
  expect(await callsTo(sandbox, 'PUT', '/beneficiaries')).toHaveLength(1);

  await expect(dialog.getByText(`${payee} was changed elsewhere meanwhile.`)).toBeVisible();
  await expect(dialog.getByText(/^•+4321$/)).toBeVisible();
  expect(await callsTo(sandbox, 'DELETE', '/beneficiaries')).toEqual([]);

  await sandbox.faults({ ...call, method: 'DELETE', fault: 'status', status: 502 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText(`It is not known whether ${payee} was deleted.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${payee} was deleted.`)).toBeVisible();
});

test('who is deleted in another tab is said to be gone where their page or an edit of them is open, and what was typed stays', async ({
  page,
  customer,
  context,
  watch,
}) => {
  // What is said of it comes without a press here.
  watch.allowNews();
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await page.getByRole('link', { name: payee }).click();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  const address = page.url();
  const editing = await context.newPage();
  await editing.goto(address);
  await editing.getByRole('link', { name: 'Edit' }).click();
  const name = editing.getByRole('textbox').first();
  await name.fill('Typed meanwhile');
  const deleting = await context.newPage();
  await deleting.goto(address);
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await deleting.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(deleting.getByText(`${payee} was deleted.`)).toBeVisible();

  await expect(page.getByText(`${payee} is no longer among your beneficiaries.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book A Deal' })).toHaveCount(0);
  await expect(editing.getByText('This beneficiary was deleted elsewhere since you opened it')).toBeVisible();
  await expect(name).toHaveValue('Typed meanwhile');
  await editing.getByRole('link', { name: 'Back to your beneficiaries' }).click();
  await expect(editing.getByRole('dialog')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your beneficiaries' }).click();
  await expect(page.getByRole('link', { name: payee })).toHaveCount(0);
});
