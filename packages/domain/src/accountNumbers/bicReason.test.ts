import { describe, expect, it } from 'vitest';
import { bicCountryReason } from './bicReason.ts';

describe('the country in a BIC', () => {
  it('is seldom another one than that of the bank', () => {
    expect(bicCountryReason('GR', 'GR')).toBeNull();
    expect(bicCountryReason('JE', 'GB')).toBe(
      'This code belongs to a bank in Jersey, but the bank is in the United Kingdom.',
    );
  });

  it('may be every one while the country of the bank is not chosen', () => {
    expect(bicCountryReason('GR', '')).toBeNull();
  });
});
