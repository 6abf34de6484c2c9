import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { runFxg } from '../../test/runFxg.ts';

const offers = async (...words: readonly string[]): Promise<readonly string[]> => {
  const { stdout: script } = await runFxg(['completion', 'bash']);
  const asked = `COMP_WORDS=(fxg ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _fxg; echo "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['-c', `${script}\n${asked}`], { encoding: 'utf8' });
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
  expect(await offers('orders', 'instruct', '--d')).toEqual(['--details-checked', '--dry-run']);
});

it('knows every command in zsh and fish', async () => {
  for (const shell of ['zsh', 'fish']) {
    const { code, stdout } = await runFxg(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['login', 'beneficiaries', 'instruct', 'max-settlement', 'faults'])
      expect(stdout).toContain(word);
  }
});
