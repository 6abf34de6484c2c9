import { expect, it } from 'vitest';
import { createMemoryStore } from '../ports/memoryStore.ts';
import { createBookingKeys } from './bookingKeys.ts';

type Intent = { readonly id: string; readonly startedAt: number };

const keysOver = async (kept: string | null) => {
  const store = createMemoryStore();
  if (kept !== null) await store.write('place', kept);
  return createBookingKeys<Intent>(store, 'place', {
    idOf: ({ id }) => id,
    write: ({ id }) => ({ id }),
    read: ({ id }) => (typeof id === 'string' ? { id, startedAt: 1 } : null),
  });
};

const kept = { key: 'k', terms: '{}', intent: '[{"id":"q1"}]', outcome: { kind: 'open' } };

it('a booking that was sent under a key is found by it', async () => {
  const keys = await keysOver(JSON.stringify([kept]));
  expect(await keys.find('k')).toEqual({ ...kept, intent: { id: 'q1', startedAt: 1 } });
  expect(await keys.find('other')).toBeNull();
  expect(await (await keysOver(null)).find('k')).toBeNull();
});

it.each([
  ['no list', '{}'],
  ['nothing', 'null'],
  ['one without a key', JSON.stringify([{ ...kept, key: undefined }])],
  ['one whose terms are no text', JSON.stringify([{ ...kept, terms: 1 }])],
  ['one without an intent', JSON.stringify([{ ...kept, intent: '' }])],
  ['one without an outcome', JSON.stringify([{ ...kept, outcome: null }])],
  ['one whose outcome is unheard of', JSON.stringify([{ ...kept, outcome: { kind: 'perhaps' } }])],
  ['half of it', JSON.stringify([kept]).slice(0, -3)],
])('what is kept and cannot be read is never taken for absent: %s', async (_what, text) => {
  const keys = await keysOver(text);
  await expect(keys.find('other')).rejects.toThrow();
});
