import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { expect, it } from 'vitest';
import { readStoredOrDefault } from './readStoredOrDefault.ts';

it('what this machine kept and cannot read is missed aloud, and keeps nothing from being shown', async () => {
  const said: string[] = [];
  const report = async (text: string) => void said.push(text);
  const trouble = new StoreUnusable('/kept/intents.json', { why: 'it is no JSON', broken: true });
  expect(await readStoredOrDefault({ report }, async () => Promise.reject(trouble), ['none'])).toEqual([
    'none',
  ]);
  expect(said.join('\n')).toMatch(
    /^What this machine kept is not shown\. \/kept\/intents\.json cannot be used: it is no JSON\./,
  );
  expect(await readStoredOrDefault({ report }, async () => ['kept'], ['none'])).toEqual(['kept']);
  expect(said).toHaveLength(1);
});
