import { describe, expect, it } from 'vitest';
import { describeCodeDelivery } from './describeCodeDelivery.ts';

describe('the place that a code was sent to', () => {
  it.each([
    ['Dana@Harbor.test', 'd***@h***'],
    [' d@h.test ', 'd***@h***'],
    ['dana', 'd***'],
    ['🦊@🐻.test', '🦊***@🐻***'],
  ])('%s is told as %s', (email, masked) => {
    expect(describeCodeDelivery(email)).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: masked,
    });
  });
});
