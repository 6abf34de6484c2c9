import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runFxg } from '../../test/runFxg.ts';

const offers = async (...words: readonly string[]) => offersWith({}, ...words);

const offersWith = async (
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<readonly string[]> => {
  const { stdout: script } = await runFxg(['completion', 'bash']);
  const asked = `COMP_WORDS=(fxg ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _fxg; echo "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['-c', `${script}\n${asked}`], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return stdout.trim().split(' ');
};

it('offers nouns, verbs and options in bash, also behind a global option', async () => {
  expect(await offers('or')).toEqual(['orders']);
  expect(await offers('--json', 'orders', 'in')).toEqual(['instruct']);
  expect(await offers('quotes', 'book', '--m'), 'of every partner').toEqual([
    '--max-settlement',
    '--min-payment',
    '--max-buy',
    '--min-sell',
  ]);
  expect(await offers('quotes', 'book', '--y')).toEqual(['--yes']);
  expect(await offers('orders', 'list', '--y')).toEqual(['']);
  expect(await offers('beneficiaries', 'del')).toEqual(['delete']);
  expect(await offers('beneficiaries', 'edit', '--f')).toEqual(['--file']);
  expect(await offers('orders', 'instruct', '--d')).toEqual([
    '--details-checked',
    '--dry-run',
    '--debug',
    '--debug-file',
  ]);
});

it('knows every command in zsh and fish', async () => {
  for (const shell of ['zsh', 'fish']) {
    const { code, stdout } = await runFxg(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['login', 'beneficiaries', 'instruct', 'max-settlement', 'faults'])
      expect(stdout).toContain(word);
  }
});

it('offers the values of an option in bash, also behind an equals sign', async () => {
  expect(await offers('quotes', 'book', '--lock', '')).toEqual(['payment', 'settlement', 'buy', 'sell']);
  expect(await offers('--json', 'quotes', 'watch', '--amount', '1', '--lock', 's')).toEqual([
    'settlement',
    'sell',
  ]);
  expect(await offers('quotes', 'book', '--lock', '=')).toEqual(['payment', 'settlement', 'buy', 'sell']);
  expect(await offers('quotes', 'book', '--lock', '=', 'pa')).toEqual(['payment']);
  expect(await offers('orders', 'list', '--currency', 'C')).toEqual(['CAD', 'CHF', 'CNY']);
  expect(await offers('quotes', 'request', '--settlement', 'U')).toEqual(['USD']);
  expect(await offers('quotes', 'request', '--buy', 'G')).toEqual(['GBP']);
  expect(await offers('beneficiaries', 'list', '--currency', 'E')).toEqual(['EUR']);
  expect(await offers('orders', 'accounts', '--currency', 'Z')).toEqual(['ZAR']);
  expect(await offers('beneficiaries', 'banks', '--country', 'N')).toEqual(['NZ']);
  expect(await offers('rates', '--base', 'E')).toEqual(['EUR']);
  expect(await offers('beneficiaries', 'rules', '--bank-country', 'G')).toEqual(['GB', 'GR']);
  expect(await offers('beneficiaries', 'rules', '--classification', '')).toEqual(['Individual', 'Business']);
  expect(await offers('orders', 'instruct', '100', '--method', '')).toEqual(['W', 'E']);
  expect(await offers('sandbox', 'faults', '--method', 'W'), 'of a call').toEqual(['']);
  expect(await offers('completion', '')).toEqual(expect.arrayContaining(['bash', 'zsh', 'fish']));
});

it('offers the profiles of this machine in bash, and goes on behind one', async () => {
  const home = await mkdtemp(join(tmpdir(), 'fx-gateway-completion-'));
  for (const name of ['acme', 'default', '$(echo hostile)'])
    await mkdir(join(home, 'fxg', 'profiles', name), { recursive: true });
  const environment = { XDG_CONFIG_HOME: home, HOME: home };
  expect(await offersWith(environment, '--profile', '')).toEqual(['default', 'acme']);
  expect(await offersWith(environment, 'orders', 'list', '-p', 'a')).toEqual(['acme']);
  expect(await offersWith(environment, '--profile', 'acme', 'or')).toEqual(['orders']);
  await rm(home, { recursive: true });
});

it('writes the values of options into the scripts of zsh and fish (by their text)', async () => {
  const { stdout: zsh } = await runFxg(['completion', 'zsh']);
  expect(zsh).toContain(`'quotes book'*' --lock') compadd -- payment settlement buy sell; return ;;`);
  expect(zsh).toContain(`completion) compadd -- 'bash' 'zsh' 'fish'`);
  const { stdout: fish } = await runFxg(['completion', 'fish']);
  expect(fish).toMatch(/from quotes; and \S+ book' -l lock -x -a 'payment settlement buy sell'/);
  expect(fish).toContain(`-l profile -x -a '(__fxg_profiles)'`);
});
