import { expect, it } from 'vitest';
import { partnerSaysMessage } from './partnerSaysMessage.ts';

it('gives the partner’s own words where trying again would help nobody', () => {
  expect(partnerSaysMessage({ messages: ['Already instructed.', 'Once only.'] })).toBe(
    'The partner says: Already instructed. Once only.',
  );
  expect(partnerSaysMessage({ messages: [] })).toBeNull();
});
