import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from './fixtures/sandboxTest.ts';

type Report = { readonly kind: string; readonly page: string; readonly status: number | null };
type Sent = { readonly text: string; readonly headers: Readonly<Record<string, unknown>> };

/** Another host that takes whatever is sent to it. */
const openReceiver = async () => {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      sent.push({ text, headers: request.headers });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reports = (): readonly Report[] =>
    sent.flatMap(({ text }) => (JSON.parse(text) as { readonly reports: readonly Report[] }).reports);
  return { origin, sent, reports, close: () => server.close() };
};

/** The site names the receiver in its configuration, and its host allows it, as docs/deploy.md says. */
const reportTo = async (context: BrowserContext, origin: string): Promise<void> => {
  // Of a page that a test hands over the browser does not know that it comes from this machine too.
  await context.grantPermissions(['local-network-access']);
  await context.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), reports: { url: `${origin}/fx` } } });
  });
  await context.route(
    (url) => /^\/(?:login$|secure\/)/.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const policy = answer.headers()['content-security-policy'] ?? '';
      const allowed = policy.replace('connect-src', `connect-src ${origin}`);
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'content-security-policy': allowed },
      });
    },
  );
};

const searched = 'Thalassa';

/** A user searches, the partner fails, and the page has a defect that names the user. */
const haveTrouble = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Past Orders' }).first().click();
  await page.getByRole('searchbox').fill(searched);
  await expect(page).toHaveURL(new RegExp(searched));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('corpay@sandbox.test has 12,000.00');
    });
  });
};

test('where the site names a place for reports, a page error and a failed call arrive there together, with no text of the user or the partner (REPORT-1, REPORT-2)', async ({
  page,
  context,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/status of 503|corpay@sandbox\.test has/);
  const receiver = await openReceiver();
  await reportTo(context, receiver.origin);
  await customer.signIn();
  await sandbox.faults({
    service: 'corpay',
    path: '/deal/orders',
    fault: 'status',
    status: 503,
    body: { message: 'Thalassa is not well' },
  });
  await haveTrouble(page);
  await expect
    .poll(() => new Set(receiver.reports().map(({ kind }) => kind)), { timeout: 25_000 })
    .toEqual(new Set(['page-error', 'failed-call']));
  const failed = (await sandbox.journal({ path: '/deal/orders' })).find(({ status }) => status === 503);
  expect(receiver.reports()).toContainEqual({
    kind: 'failed-call',
    page: '/secure/fxgateway/orders',
    status: 503,
    requestId: failed?.requestId,
  });
  expect(receiver.reports()).toContainEqual({
    kind: 'page-error',
    page: '/secure/fxgateway/orders',
    status: null,
    requestId: null,
  });
  expect(receiver.sent.length).toBeLessThan(receiver.reports().length);
  const { release } = await (await page.request.get('/release.json')).json();
  for (const { text, headers } of receiver.sent) {
    expect(JSON.parse(text)).toMatchObject({ release });
    expect(text).not.toMatch(/Thalassa|corpay|sandbox|12,000|\?/);
    expect([headers['cookie'], headers['referer']]).toEqual([undefined, undefined]);
  }
  receiver.close();
});

test('where it names none, nothing is sent, and nobody loads what would send it (REPORT-1)', async ({
  page,
  customer,
  watch,
}) => {
  watch.allow(/corpay@sandbox\.test has/);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('startReports') || /Thalassa|12,000/.test(request.postData() ?? ''))
      posted.push(request.url());
  });
  await customer.signIn();
  await haveTrouble(page);
  await page.goto('/secure/help');
  await expect(page.getByText('Errors are only logged in this browser')).toBeVisible();
  expect(posted).toEqual([]);
});
