import { expect, it } from 'vitest';
import { partnerSaysMessages } from './partnerSaysMessages.ts';

it('gives the partner’s own words where trying again would help nobody', () => {
  expect(partnerSaysMessages({ messages: ['Already instructed.', 'Once only.'] })).toBe(
    'The partner says: Already instructed. Once only.',
  );
  expect(partnerSaysMessages({ messages: [] })).toBeNull();
});
