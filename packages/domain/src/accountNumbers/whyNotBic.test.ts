import { describe, expect, it } from 'vitest';
import { whyNotBicOfCountry } from './whyNotBic.ts';

describe('the country in a BIC', () => {
  it('is seldom another one than that of the bank', () => {
    expect(whyNotBicOfCountry('GR', 'GR')).toBeNull();
    expect(whyNotBicOfCountry('JE', 'GB')).toBe(
      'This code belongs to a bank in Jersey, but the bank is in the United Kingdom.',
    );
  });

  it('may be every one while the country of the bank is not chosen', () => {
    expect(whyNotBicOfCountry('GR', '')).toBeNull();
  });
});
