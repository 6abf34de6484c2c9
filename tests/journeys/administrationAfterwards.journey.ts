import { expect, test } from './fixtures/identityTest.ts';

const admin = 'admin@sandbox.test';
const dana = 'corpay@sandbox.test';

test('a change whose connection is cut after it was made shows the request that was written down', async ({
  page,
  visitor,
  watch,
  sandbox,
}) => {
  watch.allow(/ERR_|NetworkError|network connection/);
  await visitor.enter(admin);
  await page.goto('/secure/debug');
  await visitor.button('List Accounts').click();
  await page.getByRole('radio', { name: dana }).check();
  await sandbox.faults({ service: 'accounts', path: '/admin/assign-role', fault: 'reset-after', times: 1 });
  await visitor.button('Assign').click();
  await visitor.button('Make This Change').click();
  const told = page.locator('.admin-report').filter({ hasText: dana });
  await expect(told).toBeVisible();
  await visitor.button('List Changes').click();
  const written = page.locator('.admin-change').filter({ hasText: 'assign-role' });
  await expect(written).toHaveCount(1);
  const [, request = ''] = /request ([\da-f-]{36})/.exec(await written.innerText()) ?? [];
  expect(request).not.toBe('');
  // A browser that does not send it once more finds it made, and has no request to tell.
  const shown = /[\da-f]{8}-[\da-f-]{27}/.exec(await told.innerText())?.[0] ?? request;
  expect(shown).toBe(request);
});

test('what can be undone is offered with the page, also where the clock is an hour fast', async ({
  context,
  page,
  visitor,
  watch,
}) => {
  watch.allow(/403 .*\/accounts\/account/);
  await context.addInitScript(() => {
    const right = Date.now;
    Date.now = () => right() + 3_600_000;
    globalThis.Date = new Proxy(Date, {
      construct: (Kind, given) => Reflect.construct(Kind, given.length === 0 ? [Date.now()] : given),
    });
  });
  await visitor.enter(admin);
  await page.goto('/secure/debug');
  await visitor.button('List Accounts').click();
  await page.getByRole('radio', { name: dana }).check();
  await visitor.button('Assign').click();
  await visitor.button('Make This Change').click();
  await expect(page.getByText(`${dana} now has the role admin.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Press List Accounts to retrieve all accounts.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await visitor.button('Undo It').click();
  await expect(page.getByText(`${dana} lost the role of administrators.`)).toBeVisible();
});
