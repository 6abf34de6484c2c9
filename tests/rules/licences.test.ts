import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, textOf } from './repository.ts';

it('nobody may use the product before its owner says so', () => {
  expect(textOf('LICENSE')).toContain('All rights reserved.');
  const folders = [
    '.',
    ...['domain', 'adapters', 'web', 'cli', 'services', 'sandbox'].map((name) => `packages/${name}`),
  ];
  const others = folders.filter(
    (folder) => JSON.parse(textOf(`${folder}/package.json`)).license !== 'UNLICENSED',
  );
  expect(others).toEqual([]);
});

it('the bill of materials names what the command line has built in, once each, and nothing that only tests use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  try {
    const file = join(folder, 'sbom.json');
    execFileSync(process.execPath, ['tests/parts/sbom.mjs', file], { cwd: root });
    const bill: { bomFormat: string; components: readonly { name: string; version: string }[] } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const named = bill.components.map(({ name, version }) => `${name}@${version}`);
    const names = bill.components.map(({ name }) => name);
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(['commander', '@clack/prompts', 'react', 'fastify']));
    expect(names.filter((name) => ['vitest', 'vite', 'typescript'].includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
