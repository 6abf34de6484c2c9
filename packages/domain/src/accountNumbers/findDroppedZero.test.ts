import { describe, expect, it } from 'vitest';
import { checkPartialNumber } from './checkPartialNumber.ts';
import { findDroppedZero } from './findDroppedZero.ts';
import { whyNotAbaNumber } from './whyNotAbaNumber.ts';

const cause = 'A routing number has 9 digits; spreadsheets drop a leading 0.';

describe('a routing number that has lost its leading 0 (CP-READ-8)', () => {
  it('is known by its check digit, which holds with the 0', () => {
    expect(findDroppedZero('21000021')).toBe('021000021');
    expect(whyNotAbaNumber('21000021')).toBe(cause);
    expect(checkPartialNumber('aba', '2100 0021', 'US')).toEqual({
      mistake: null,
      missing: cause,
      repaired: '021000021',
    });
  });

  it.each(['21000022', '2100002', '121000021', ''])('is not seen in %s', (text) => {
    expect(findDroppedZero(text)).toBeNull();
    expect(checkPartialNumber('aba', text, 'US').repaired).toBeUndefined();
  });
});
