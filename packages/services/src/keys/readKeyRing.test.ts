import { expect, it } from 'vitest';
import { StartRefusal } from '../settings/startRefusal.ts';
import { readKeyRing } from './readKeyRing.ts';

const secret = 'x'.repeat(32);
const other = 'y'.repeat(32);

it('keys of the settings make a ring whose first one seals and whose others open', () => {
  const before = readKeyRing([{ id: '2025', secret }]);
  const ring = readKeyRing([
    { id: '2026', secret: other },
    { id: '2025', secret },
  ]);
  expect(ring.seal('key', 'one')).toMatch(/^v1\.2026\./);
  expect(ring.open(before.seal('key', 'one'), 'one')).toBe('key');
});

const short =
  'integrationKeys.0.secret: it is too short: take at least 32 characters, such as what `openssl rand -base64 32` prints.';

it.each([
  [[], 'integrationKeys: name at least one key, as { "id": "2026-12", "secret": … }.'],
  [[{ id: 'a', secret: 'x'.repeat(31) }], short],
  [[{ id: 'a.b', secret }], 'integrationKeys.0.id: take 1 to 40 letters, digits, hyphens and underscores.'],
  [[{ id: '', secret }], 'integrationKeys.0.id: take 1 to 40 letters, digits, hyphens and underscores.'],
  [
    [{ id: 'x'.repeat(41), secret }],
    'integrationKeys.0.id: take 1 to 40 letters, digits, hyphens and underscores.',
  ],
  [
    [
      { id: 'a', secret },
      { id: 'a', secret: other },
    ],
    'integrationKeys.1.id: another key has this id: give each key an id of its own.',
  ],
  [
    [
      { id: 'a', secret },
      { id: 'b', secret },
    ],
    'integrationKeys.1.secret: another key has this secret: give each key a secret of its own.',
  ],
])('keys of the settings that are none are refused with the member and the cure (%#)', (keys, sentence) => {
  expect(() => readKeyRing(keys)).toThrow(new StartRefusal(sentence));
});
