import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore } from '@fx-gateway/adapters/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scopeStoreToServiceAddress } from './scopeStoreToServiceAddress.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fx-gateway-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('what is kept of one environment is not found in another, although the user is the same', async () => {
  const file = fileStore(join(folder, 'intents.json'));
  const [one, other] = [
    scopeStoreToServiceAddress(file, 'https://one.test'),
    scopeStoreToServiceAddress(file, 'https://other.test'),
  ];
  await one.write('intents sub-1', 'open');
  expect([await one.read('intents sub-1'), await other.read('intents sub-1')]).toEqual(['open', null]);
  await other.update('intents sub-1', (kept) => `${kept}, asked`);
  expect([await one.read('intents sub-1'), await other.read('intents sub-1')]).toEqual([
    'open',
    'null, asked',
  ]);
  await other.remove('intents sub-1');
  expect([await one.read('intents sub-1'), await other.read('intents sub-1')]).toEqual(['open', null]);
});

it('what an earlier version kept is found once, where it is looked for first', async () => {
  const file = fileStore(join(folder, 'intents.json'));
  await file.write('intents sub-1', 'open');
  const [one, other] = [
    scopeStoreToServiceAddress(file, 'https://one.test'),
    scopeStoreToServiceAddress(file, 'https://other.test'),
  ];
  expect([await one.read('intents sub-1'), await other.read('intents sub-1')]).toEqual(['open', null]);
  expect(await file.read('intents sub-1')).toBeNull();
});
