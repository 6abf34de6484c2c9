import { expect, it } from 'vitest';
import { uuidFromText } from './uuidFromText.ts';

it('the same text gives the same UUID, in the form of RFC 9562, and another text another one', async () => {
  const [one, again, other] = await Promise.all([uuidFromText('a'), uuidFromText('a'), uuidFromText('b')]);
  expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
