import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fxgUser } from './fxg.ts';
import { fxgWithSandbox, type FxgWithSandbox } from './fxgWithSandbox.ts';

let terminal: FxgWithSandbox;

beforeAll(async () => {
  terminal = await fxgWithSandbox();
});
afterAll(() => terminal.shut());

it('a sign-out everywhere from another terminal asks this one to sign in again, and nothing is left locked', async () => {
  const { user } = terminal;
  await user.signIn();
  const other = await fxgUser(terminal.url);
  await other.signIn();
  const beneficiary = await terminal.beneficiaryIn('EUR');
  await terminal.hold('/deal/book');
  const terms = ['--beneficiary', beneficiary, '--amount', '321', '--yes', '--max-settlement', '1000'];
  const booking = user.start('quotes', 'book', ...terms);
  const folder = join(user.home, 'fxg');
  await terminal.control.faultsStruck();
  expect((await other.fxg('logout', '--everywhere')).code).toBe(0);
  await other.leave();
  await terminal.control.clearFaults();
  const ended = await booking.ran;
  expect(ended.code).toBe(4);
  for (const words of [['whoami'], ['orders', 'list'], ['beneficiaries', 'list'], ['quotes', 'settle']]) {
    const asked = await user.fxg(...words);
    expect([asked.code, asked.error().hint]).toEqual([4, 'Sign in with: fxg login --email E']);
  }
  const kept = await readdir(folder, { recursive: true });
  expect(kept.filter((name) => /\.(lock|tmp)/.test(name))).toEqual([]);
  expect((await user.signIn()).code).toBe(0);
});

it('another user who signs in to the profile while a plan is made keeps it from being carried out, under either name', async () => {
  const { user } = terminal;
  await user.signIn();
  const beneficiary = await terminal.beneficiaryIn('EUR');
  const other = await fxgUser(terminal.url);
  await other.signIn('empty@sandbox.test');
  await terminal.control.hold({ service: 'corpay', path: '/beneficiaries', method: 'GET' });
  const deleting = user.start('beneficiaries', 'delete', beneficiary, '--yes');
  await terminal.control.faultsStruck();
  const signIn = join('fxg', 'profiles', 'default', 'credentials.json');
  await copyFile(join(other.home, signIn), join(user.home, signIn));
  await other.leave();
  await terminal.control.clearFaults();
  const ended = await deleting.ran;
  expect([ended.code, ended.error().code, ended.error().message]).toEqual([
    7,
    'other-user',
    'Another user signed in to this profile meanwhile; nothing was sent.',
  ]);
  const changed = (await terminal.calls('/beneficiaries')).filter(({ method }) => method !== 'GET');
  expect(changed).toEqual([]);
  await user.signIn();
});
