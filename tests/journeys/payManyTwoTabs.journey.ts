import { reviewRun } from './fixtures/reviewRun.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const rows = [
  ['Thalassa Olive Cooperative', '1200.00', 'EUR', 'INV-1'],
  ['Imogen Hartwell', '800.00', 'GBP', 'INV-2'],
];

test('a second tab says that another one is at work on a deal, follows it, and calls nothing unknown', async ({
  page,
  customer,
  context,
  sandbox,
  watch,
}) => {
  // What another tab does is told in its place.
  watch.allowNews();
  await customer.signIn();
  await reviewRun(page, rows);
  await page.getByRole('button', { name: 'Book and instruct deal 1' }).click();
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  const there = second.getByRole('listitem', { name: 'Deal 2' });
  await expect(there).toBeVisible();

  await sandbox.faults({ service: 'corpay', path: '/deal/book', fault: 'delay', delayMs: 5_000, times: 1 });
  const onTheWire = page.waitForRequest('**/deal/book');
  await page.getByRole('button', { name: 'Book and instruct deal 2' }).click();
  await onTheWire;
  await expect(there).toContainText('Another tab is at work on this deal');
  await expect(there).toContainText('Booking...');
  await expect(second.getByText(/unknown|not known/i)).toHaveCount(0);

  // So does one that is opened while the call is on its way, and the list of the open runs.
  const third = await context.newPage();
  await third.goto(page.url());
  await expect(third.getByRole('listitem', { name: 'Deal 2' })).toContainText('Another tab is at work');
  await third.getByRole('link', { name: 'Past Orders' }).click();
  const open = third.getByRole('list', { name: 'Open payment runs' });
  await expect(open).toContainText('One is under way.');
  await expect(open).not.toContainText('not known');

  for (const tab of [page, second]) await expect(tab.getByText('2 of 2 done')).toBeVisible();
  await expect(there).toContainText('Instructed');
  await expect(there).not.toContainText('Another tab');
});

test('once the tab that had a call on its way is closed, another one looks up what became of it', async ({
  page,
  customer,
  context,
  sandbox,
  watch,
}) => {
  // What another tab does is told in its place.
  watch.allowNews();
  await customer.signIn();
  await reviewRun(page, rows);
  await page.getByRole('button', { name: 'Book and instruct deal 1' }).click();
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  const there = second.getByRole('listitem', { name: 'Deal 2' });
  await sandbox.faults({ service: 'corpay', path: '/deal/book', fault: 'delay', delayMs: 20_000, times: 1 });
  const onTheWire = page.waitForRequest('**/deal/book');
  await page.getByRole('button', { name: 'Book and instruct deal 2' }).click();
  await onTheWire;
  await expect(there).toContainText('Another tab is at work on this deal');
  await page.close();
  await expect(there).toContainText('It is not known yet whether this deal was booked');
});
