import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures/identityTest.ts';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { takeShots } from './fixtures/takeShots.ts';
import type { Visitor } from './fixtures/Visitor.ts';

const admin = 'admin@sandbox.test';
const dana = 'corpay@sandbox.test';
const lee = 'nopartner@sandbox.test';
const provider = '10000API_USER';

const form = (page: Page, name: string): Locator => page.getByRole('form', { name });

/** Opens the tools with what is behind 'Show Debug Tools'. */
const openTools = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/secure/debug');
  await page.getByRole('checkbox', { name: 'Show Debug Tools' }).check();
};

const proposeRole = async ({ page }: Visitor, email: string): Promise<void> => {
  await form(page, 'Account roles').getByLabel('E-mail or account id').fill(email);
  await page.getByRole('button', { name: 'Set Role', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

test('of two administrators who change the same account the later one sends nothing and reads both states', async ({
  page,
  visitor,
  elsewhere: other,
  sandbox,
}, info) => {
  await visitor.enter(admin);
  await openTools(visitor);
  await proposeRole(visitor, dana);
  await visitor.button('Make This Change').click();
  await expect(page.getByText(`${dana} now has the role admin.`)).toBeVisible();
  await other.enter(dana);
  await openTools(other);

  await proposeRole(visitor, lee);
  await proposeRole(other, lee);
  await visitor.button('Make This Change').click();
  await expect(page.getByText(`${lee} now has the role admin.`)).toBeVisible();
  const sent = async () =>
    (await sandbox.journal()).filter(({ path }) => path === '/admin/assign-role').length;
  const before = await sent();
  await other.button('Make This Change').click();
  await expect(other.page.getByText('Error: Changed meanwhile: ', { exact: false })).toBeVisible();
  await expect(
    form(other.page, 'Account roles').getByRole('row', { name: 'Roles none admin' }),
  ).toBeVisible();
  await expect(other.button('Set Role')).toBeFocused();
  expect(await sent()).toBe(before);
  await takeShots(other.page, info, 'administration-meanwhile');
  await expectOpenToEverybody(other.page, 'a change that was made meanwhile');
});

// Also where the services are on an origin of their own: a browser asks before it sends `If-Match` there.
test(
  'an integration that somebody has is shared by typing its client id, and the provider is left alone',
  { tag: '@every-setting' },
  async ({ page, visitor, secrets }, info) => {
    const key = secrets.learn('Zq7-whole-and-secret');
    await visitor.enter(admin);
    await openTools(visitor);
    const assignment = form(page, 'Account integration');
    await assignment.getByLabel('E-mail or account id').fill(lee);
    await assignment.getByRole('combobox', { name: 'Integration' }).fill('corpay@');
    await assignment.getByRole('option', { name: '10233API_USER' }).click();
    await visitor.button('Assign Integration').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${dana} has it already.`);
    await visitor.button('Make This Change').click();
    await expect(dialog).toContainText('Type 10233API_USER, or cancel.');
    await takeShots(page, info, 'administration-share');
    await expectOpenToEverybody(page, 'an integration to share');
    await visitor.field('If you mean it, type 10233API_USER').fill('10233API_USER');
    await visitor.button('Make This Change').click();
    await expect(page.getByText(`${lee} now has the integration of 10233API_USER.`)).toBeVisible();

    const everyday = form(page, 'Create or Update Client Key');
    const listed = async () => {
      await visitor.button('List Integrations').click();
      const row = page
        .getByRole('table', { name: 'Integrations' })
        .getByRole('row', { name: 'corpayPartner' });
      return { id: await row.getByRole('cell').first().innerText(), text: await row.innerText() };
    };
    const before = await listed();
    await everyday.getByLabel('Client id').fill('10888API_USER');
    await everyday.getByLabel('Integration id').fill(before.id);
    await everyday.getByLabel('Key', { exact: true }).fill(key);
    await everyday.getByRole('button', { name: 'Set Integration' }).click();
    await expect(
      everyday.getByText(`Error: ${provider} is the provider above the customers`, { exact: false }),
    ).toBeVisible();
    await everyday.getByLabel('Integration id').fill('');
    await everyday.getByLabel('Client id').fill('10233API_USER');
    await everyday.getByRole('button', { name: 'Set Integration' }).click();
    await expect(everyday.getByText('The key that stood here was typed for 10888API_USER')).toBeVisible();
    await everyday.getByLabel('Key', { exact: true }).fill(key);
    await everyday.getByRole('button', { name: 'Set Integration' }).click();
    await everyday.getByRole('button', { name: 'Update That Integration' }).click();
    await expect(dialog).toContainText(`It concerns ${dana} and ${lee}.`);
    await page.keyboard.press('Escape');
    await expect(everyday.getByLabel('Key', { exact: true })).toBeFocused();

    const any = form(page, 'Write any integration');
    await any.getByLabel('Client id').fill(provider);
    await any.getByLabel('Integration id').fill(before.id);
    await any.getByLabel('Kind').selectOption('corpayPartner');
    await any.getByLabel('Key', { exact: true }).fill(key);
    await any.getByRole('button', { name: 'Set Integration' }).click();
    await expect(dialog).toContainText('4 integrations below it and 5 accounts depend on it: you, ');
    await takeShots(page, info, 'administration-provider');
    await visitor.field(`If you mean it, type ${provider}`).fill(provider);
    await visitor.button('Make This Change').click();
    await expect(page.getByText(`The integration of ${provider} is changed.`)).toBeVisible();
    expect((await listed()).text).toBe(before.text);
  },
);

test('an account that cannot be loaded offers one way to try again at the tools', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/500/);
  await visitor.enter(admin);
  // The page before may be loading the account still: how many calls are refused is nobody's to count.
  await sandbox.faults({ service: 'accounts', path: '/account', fault: 'status', status: 500 });
  await page.goto('/secure/debug');
  // Market rates, beside the page, have a way of their own.
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(1);
  await sandbox.clearFaults();
  await again.click();
  await visitor.expectTitle('Administrator Tools');
});
