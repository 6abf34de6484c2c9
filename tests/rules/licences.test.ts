import { expect, it } from 'vitest';
import { textOf } from './repository.ts';

it('nobody may use the product before its owner says so', () => {
  expect(textOf('LICENSE')).toContain('All rights reserved.');
  const folders = ['.', ...['domain', 'adapters', 'web', 'cli', 'sandbox'].map((name) => `packages/${name}`)];
  const others = folders.filter(
    (folder) => JSON.parse(textOf(`${folder}/package.json`)).license !== 'UNLICENSED',
  );
  expect(others).toEqual([]);
});
