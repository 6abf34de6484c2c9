import { expect, it } from 'vitest';
import { partnerSaysWords } from './partnerSaysWords.ts';

it('gives the partner’s own words where trying again would help nobody', () => {
  expect(partnerSaysWords({ messages: ['Already instructed.', 'Once only.'] })).toBe(
    'The partner says: Already instructed. Once only.',
  );
  expect(partnerSaysWords({ messages: [] })).toBeNull();
});
