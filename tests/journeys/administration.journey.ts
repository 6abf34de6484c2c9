import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/identityTest.ts';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { takeShots } from './fixtures/takeShots.ts';
import type { Visitor } from './fixtures/Visitor.ts';

const admin = 'admin@sandbox.test';
const dana = 'corpay@sandbox.test';
const search = 'E-mail, organization, telephone or client id';

/** The way to the tools in the navigation. */
const debug = (of: Visitor) =>
  of.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Debug' });

test('an administrator gives a role and takes it away, and the other one sees it after the next account load', async ({
  page,
  visitor,
  elsewhere: other,
  watch,
}, info) => {
  watch.allow(/403/);
  const chunks: string[] = [];
  other.page.on('request', (request) => chunks.push(request.url()));
  await other.enter(dana);
  await expect(debug(other)).toHaveCount(0);
  await other.page.goto('/secure/debug');
  await expect(other.page.getByRole('heading', { name: 'Page not found.' })).toBeVisible();
  expect(chunks.filter((url) => /administration/i.test(url))).toEqual([]);

  await visitor.enter(admin);
  await debug(visitor).click();
  await visitor.expectTitle('Administrator Tools');
  await expect(page.getByText('Press List Accounts to retrieve all accounts.')).toBeVisible();
  await visitor.button('List Accounts').click();
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await visitor.field(search).fill('CORPAY@');
  await page.getByRole('radio', { name: dana }).check();
  await visitor.button('Assign').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: 'Roles' })).toHaveText(/none\s*admin/);
  await takeShots(page, info, 'administration-confirm');
  await expectOpenToEverybody(page, 'a change to confirm');
  await visitor.button('Make This Change').click();
  await expect(page.getByText(`${dana} now has the role admin.`)).toBeVisible();

  await other.page.reload();
  await expect(debug(other)).toBeVisible();
  await visitor.expectTitle('Administrator Tools');
  await other.expectTitle('Administrator Tools');

  await visitor.button('Unassign').click();
  await visitor.button('Make This Change').click();
  await expect(page.getByText(`${dana} no longer has the role admin.`)).toBeVisible();
  await other.button('List Accounts').click();
  await expect(other.page.getByText('Error: Only administrators may do this.')).toBeVisible();
  await expect(
    other.page.getByText('You are no administrator any more, so the tools are closed.'),
  ).toBeVisible();
  await expect(other.button('List Accounts')).toHaveCount(0);
  await expect(other.page.locator(':focus')).toContainText('so the tools are closed.');
  await takeShots(other.page, info, 'administration-closed');
  await expectOpenToEverybody(other.page, 'closed administrator tools');
  await other.page.getByRole('link', { name: 'Go back home' }).click();
  await expect(debug(other)).toHaveCount(0);
  await other.page.goto('/secure/debug');
  await expect(other.page.getByRole('heading', { name: 'Page not found.' })).toBeVisible();

  await visitor.field(search).fill('');
  await visitor.button('List Integrations').click();
  await visitor.button('List Changes').click();
  await expect(page.getByText('userRoles: admin → userRoles: none')).toBeVisible();
  await takeShots(page, info, 'administration');
  await page.getByRole('checkbox', { name: 'Show Debug Tools' }).check();
  await visitor.button('List All Accounts').click();
  const inspect = page.getByRole('form', { name: 'Inspect account' });
  await inspect.getByLabel('E-mail or account id').fill(dana);
  await visitor.button('Inspect').click();
  await expect(inspect.getByText('10233API_USER')).toBeVisible();
  await takeShots(page, info, 'administration-debug');
  await expectOpenToEverybody(page, 'administrator tools');
});

test('an administrator gives a customer a key that nobody reads again, and the customer is connected', async ({
  page,
  visitor,
  sandbox,
  secrets,
}) => {
  const key = secrets.learn('Zq7-whole-and-secret');
  await visitor.enter(admin);
  await page.goto('/secure/debug');
  await visitor.field('Client id').fill('55501API_USER');
  await page.getByLabel('Key', { exact: true }).fill(key);
  await visitor.button('Set Integration').click();
  await expect(page.getByRole('dialog')).not.toContainText(key);
  await visitor.button('Make This Change').click();
  await expect(page.getByText('The integration of 55501API_USER is made.')).toBeVisible();
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('');
  const sent = (await sandbox.journal()).find(({ path }) => path === '/admin/update-integration');
  expect(sent?.body).toMatchObject({ key: '***', parentId: '10000API_USER', kind: 'corpayClient' });

  await visitor.button('List Integrations').click();
  const id = await page
    .getByRole('table', { name: 'Integrations' })
    .getByRole('row', { name: '55501API_USER' })
    .getByRole('cell')
    .first()
    .innerText();
  await page.getByRole('checkbox', { name: 'Show Debug Tools' }).check();
  const form = page.getByRole('form', { name: 'Account integration' });
  await form.getByLabel('E-mail or account id').fill('nopartner@sandbox.test');
  await form.getByLabel('Integration id').fill(id);
  await visitor.button('Assign Integration').click();
  await visitor.button('Make This Change').click();
  await expect(
    page.getByText('nopartner@sandbox.test now has the integration of 55501API_USER.'),
  ).toBeVisible();
});

test('an administrator finds a customer by organization and by telephone, gives the role on their page, undoes it, and exports the changes', async ({
  page,
  visitor,
}, info) => {
  await visitor.enter(admin);
  await page.goto('/secure/debug');
  await visitor.field(search).fill('nopartner@');
  await visitor.button('List Accounts').click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await visitor.field(search).fill('harbor lane');
  await expect(page.getByRole('radio', { name: dana })).toBeVisible();
  await visitor.field(search).fill('503 555 0114');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await takeShots(page, info, 'administration-found');
  await page.getByRole('link', { name: dana }).click();

  await visitor.expectTitle('Harbor Lane Imports');
  await expect(page.getByText('10233API_USER')).toBeVisible();
  await expect(page.getByText('Key since')).toBeVisible();
  await visitor.button('Give Administrator Role').click();
  await visitor.button('Make This Change').click();
  await expect(visitor.button('Take Administrator Role')).toBeVisible();
  await takeShots(page, info, 'administration-customer');
  await expectOpenToEverybody(page, 'the page of an account');
  await page.reload();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Roles' })).toHaveText(/admin\s*none/);
  await visitor.button('Undo It').click();
  await expect(visitor.button('Give Administrator Role')).toBeVisible();

  await page.getByRole('link', { name: 'See All' }).click();
  await visitor.field(search).fill('503 555 0114');
  await visitor.button('List Accounts').click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await visitor.button('List Changes').click();
  await visitor.field('Customer').fill('harbor');
  await expect(page.getByText('2 changes')).toBeVisible();
  await takeShots(page, info, 'administration-changes');
  await expectOpenToEverybody(page, 'the changes of administrators');
  const download = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Changes' })
    .getByRole('button', { name: 'Download CSV', exact: true })
    .click();
  expect((await download).suggestedFilename()).toBe('changes-sandbox.csv');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')[1]).toContain('userRoles: admin,userRoles: none');
});
