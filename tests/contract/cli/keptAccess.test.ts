import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fxgUser } from './fxg.ts';
import { fxgWithSandbox, thalassa, type FxgWithSandbox } from './fxgWithSandbox.ts';

let terminal: FxgWithSandbox;

beforeAll(async () => {
  terminal = await fxgWithSandbox({ program: 'sources' });
});
afterAll(() => terminal.shut());
beforeEach(() => terminal.user.beSignedIn());

const credentials = () => join(terminal.user.home, 'fxg/profiles/default/credentials.json');
const keptThere = async () => JSON.parse(await readFile(credentials(), 'utf8'))['fxg.access'] as string;

/** The calls that a command line made, by service and path, without what a session before it had made. */
const callsOf = async (...words: readonly string[]) => {
  const before = (await terminal.control.journal()).length;
  const ran = await terminal.user.fxg(...words);
  const entries = (await terminal.control.journal()).slice(before);
  return { ran, calls: entries.map(({ service, operation, path }) => operation ?? `${service} ${path}`) };
};

it('what only looks makes its own call alone, once an earlier call of the sign-in has opened the way', async () => {
  const first = await callsOf('orders', 'list');
  expect(first.calls).toEqual(
    expect.arrayContaining(['GetUser', 'GetCredentialsForIdentity', 'corpay /token', 'corpay /deal/orders']),
  );
  const second = await callsOf('orders', 'list');
  expect([second.ran.code, second.calls]).toEqual([0, ['corpay /deal/orders']]);
  expect(second.ran.data()).toEqual(first.ran.data());
  expect(second.ran.stderr).toContain('Client code: 410233');
  expect((await callsOf('beneficiaries', 'list')).calls).toEqual(['corpay /beneficiaries']);
  expect((await stat(credentials())).mode & 0o777).toBe(0o600);
});

it('what changes something begins with nothing old', async () => {
  await terminal.user.fxg('orders', 'list');
  const terms = ['--beneficiary', thalassa, '--amount', '100', '--yes', '--max-settlement', '500'];
  const { ran, calls } = await callsOf('quotes', 'book', ...terms);
  expect(ran.code).toBe(0);
  expect(calls).toEqual(expect.arrayContaining(['GetUser', 'GetCredentialsForIdentity', 'corpay /token']));
});

it('whoami asks how everything is now, and so does the next call', async () => {
  await terminal.user.fxg('orders', 'list');
  expect((await callsOf('whoami')).calls).toContain('GetUser');
  expect((await callsOf('orders', 'list')).calls).toEqual(
    expect.arrayContaining(['GetUser', 'corpay /token']),
  );
});

it('a kept token that the partner refuses is renewed once, and nothing is lost', async () => {
  await terminal.user.fxg('orders', 'list');
  await terminal.fault('/deal/orders', 'status', { status: 401, body: { message: 'Unauthorized' } });
  const { ran, calls } = await callsOf('orders', 'list');
  expect([ran.code, calls]).toEqual([0, ['corpay /deal/orders', 'corpay /token', 'corpay /deal/orders']]);
  expect((await callsOf('orders', 'list')).calls).toEqual(['corpay /deal/orders']);
  await terminal.fault('/deal/orders', 'status', { status: 401, body: {}, times: 9 });
  const refused = await callsOf('orders', 'list');
  expect(refused.ran.code).toBe(4);
  expect(refused.calls.filter((call) => call === 'corpay /deal/orders')).toHaveLength(2);
  await terminal.control.clearFaults();
});

it('whose client code answers is said of the answer, not of the kept token, and that it is another one', async () => {
  const admin = await fxgUser(terminal.url, 'sources');
  await admin.signIn('admin@sandbox.test');
  const give = async (clientId: string) => {
    const words = ['assign-integration', 'corpay@sandbox.test', '--integration', clientId, '--yes'];
    const share = ['--share', clientId];
    const given = await admin.fxg('admin', ...words, ...share);
    expect([given.code, given.stderr]).toMatchObject([0, expect.anything()]);
  };
  expect((await terminal.user.fxg('orders', 'list')).stderr).toContain('Client code: 410233');
  await give('10271API_USER');
  await terminal.fault('/deal/orders', 'status', { status: 401, body: { message: 'Unauthorized' } });
  const other = await terminal.user.fxg('orders', 'list', '--quiet');
  expect(other.stderr.trim()).toMatch(/^Client code: 410271, no longer 410233\.$/);
  await give('10233API_USER');
  await terminal.fault('/deal/orders', 'status', { status: 401, body: { message: 'Unauthorized' } });
  const back = await terminal.user.fxg('orders', 'list');
  expect(`${String(back.code)} ${back.stderr}`).toContain('Client code: 410233, no longer 410271.');
  expect(back.stderr).not.toContain('Client code: 410271');
  expect((await terminal.user.fxg('orders', 'list')).stderr).toContain('Client code: 410233');
  await terminal.control.clearFaults();
  await admin.leave();
});

it('that another client code answers is said also where a call begins anew, as before a booking and after whoami', async () => {
  const admin = await fxgUser(terminal.url, 'sources');
  await admin.signIn('admin@sandbox.test');
  const give = async (clientId: string) => {
    const words = ['assign-integration', 'corpay@sandbox.test', '--integration', clientId, '--yes'];
    expect((await admin.fxg('admin', ...words, '--share', clientId)).code).toBe(0);
  };
  await terminal.user.fxg('orders', 'list');
  // As a command leaves it that ends between storing a token and storing for whom it is.
  const { 'fxg.answerers': _gone, ...others } = JSON.parse(await readFile(credentials(), 'utf8'));
  await writeFile(credentials(), JSON.stringify(others), { mode: 0o600 });
  expect((await terminal.user.fxg('orders', 'list')).stderr).toContain('Client code: 410233');
  await give('10271API_USER');
  const unread = [
    'orders',
    'instruct',
    '20418201',
    '--purpose',
    'GOODS',
    '--account',
    'A',
    '--yes',
    '--quiet',
  ];
  expect((await terminal.user.fxg(...unread)).stderr).toContain('Client code: 410271, no longer 410233.');
  await give('10233API_USER');
  await terminal.user.fxg('whoami');
  const looking = await terminal.user.fxg('orders', 'list', '--quiet');
  expect(looking.stderr).toContain('Client code: 410233, no longer 410271.');
  await terminal.user.signIn();
  expect((await terminal.user.fxg('orders', 'list')).stderr).toMatch(/^Client code: 410233$/m);
  await admin.leave();
});

it('kept credentials of a session that has ended at the service say so, ask to sign in again, and are gone', async () => {
  await terminal.user.fxg('orders', 'list');
  expect(await keptThere()).toContain('sessionToken');
  const other = await fxgUser(terminal.url, 'sources');
  await other.signIn();
  expect((await other.fxg('logout', '--everywhere')).code).toBe(0);
  await other.leave();
  const ended = await terminal.user.fxg('orders', 'list');
  expect([ended.code, ended.error()]).toMatchObject([
    4,
    { code: 'sign-in-needed', message: 'Your session has ended. Please sign in to continue.' },
  ]);
  expect(await keptThere()).toBeUndefined();
});

it('nothing of it outlives a sign-out, serves another user, or is shown', async () => {
  const listed = await terminal.user.fxg('orders', 'list');
  const { credentials: secrets, tokens } = JSON.parse(await keptThere());
  for (const secret of [secrets.secretAccessKey, secrets.sessionToken, tokens.corpay.cmgToken])
    expect(listed.stdout + listed.stderr).not.toContain(secret);
  await terminal.user.signIn('empty@sandbox.test');
  expect(await keptThere()).toBeUndefined();
  expect((await terminal.user.fxg('orders', 'list')).data()).toEqual([]);
  expect((await terminal.user.fxg('logout')).code).toBe(0);
  expect(await keptThere()).toBeUndefined();
});

it('what quotes were asked for goes with a sign-out', async () => {
  const namedIn = async () => {
    const folder = join(terminal.user.home, 'fxg');
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'));
    const kept = files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') }));
    return (await Promise.all(kept)).filter(({ text }) => /1234\.56/.test(text)).map(({ file }) => file);
  };
  await terminal.user.fxg('quotes', 'request', '--beneficiary', thalassa, '--amount', '1234.56');
  expect(await namedIn()).toEqual(['profiles/default/quotes.json']);
  expect((await terminal.user.fxg('logout')).code).toBe(0);
  expect(await namedIn()).toEqual([]);
});

it('terminals at once neither break it nor sign each other out', async () => {
  const listed = await Promise.all([1, 2, 3, 4].map(() => terminal.user.start('orders', 'list').ran));
  expect(listed.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect((await callsOf('orders', 'list')).calls).toEqual(['corpay /deal/orders']);
});
