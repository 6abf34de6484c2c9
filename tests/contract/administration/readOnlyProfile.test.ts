import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fxgWithSandbox, thalassa, type FxgWithSandbox } from '../cli/fxgWithSandbox.ts';

let terminal: FxgWithSandbox;
beforeAll(async () => {
  terminal = await fxgWithSandbox({ program: 'sources' });
});
afterAll(() => terminal.shut());

const signIn = async (...flags: readonly string[]) => {
  const words = [
    'login',
    '--email',
    'corpay@sandbox.test',
    '--password-file',
    `${terminal.user.home}/password`,
  ];
  return terminal.user.fxg(...words, ...flags);
};

it('a profile that may only look is refused every call that changes something, with 4 and before it is sent', async () => {
  await writeFile(`${terminal.user.home}/password`, 'Sandbox-2026\n');
  expect((await signIn('--read-only', '--read-write')).code).toBe(2);
  expect((await signIn('--read-only')).code).toBe(0);

  const signInCalls = await terminal.control.journal({ service: 'accounts' });
  const book = ['quotes', 'book', '--beneficiary', thalassa, '--amount', '100', '--max-settlement', '999'];
  const writing = [
    ['beneficiaries', 'delete', thalassa, '--yes'],
    [...book, '--yes'],
    ['orders', 'instruct', '20418205', '--purpose', 'INVOICE', '--account', 'A', '--yes'],
    ['quotes', 'settle'],
    ['quotes', 'watch', '--beneficiary', thalassa, '--amount', '100', '--book', '--yes'],
    // Not even what the call itself says is read.
    ['beneficiaries', 'add', '--file', '/no/such/file'],
    ['quotes', 'book', '--amount', 'nothing'],
    ['admin', 'assign-role', 'corpay@sandbox.test', '--yes'],
  ];
  for (const words of writing) {
    const ran = await terminal.user.fxg(...words);
    expect([words.slice(0, 2), ran.code, ran.error().code]).toEqual([
      words.slice(0, 2),
      4,
      'read-only-profile',
    ]);
    const help = await terminal.user.fxg(...words.slice(0, 2), '--help');
    expect([words[1], /--dry-run/.test(ran.error().hint)]).toEqual([words[1], /--dry-run/.test(help.stdout)]);
  }
  expect(await terminal.control.journal({ service: 'accounts' })).toEqual(signInCalls);
  const paths = (await terminal.control.journal({ service: 'corpay' })).map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(paths.filter((call) => /DELETE|\/deal\//.test(call))).toEqual([]);

  expect((await terminal.user.fxg('orders', 'list')).code).toBe(0);
  expect((await terminal.user.fxg('beneficiaries', 'delete', thalassa, '--dry-run')).code).toBe(0);
  expect((await signIn()).code).toBe(0);
  expect((await terminal.user.fxg('beneficiaries', 'delete', thalassa, '--yes')).code).toBe(4);
  expect((await signIn('--read-write')).code).toBe(0);
  expect((await terminal.user.fxg('beneficiaries', 'delete', thalassa, '--yes')).code).toBe(0);
});
