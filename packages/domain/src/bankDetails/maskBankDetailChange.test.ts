import { describe, expect, it } from 'vitest';
import { maskBankDetailChange } from './maskBankDetailChange.ts';

describe('a changed bank detail', () => {
  it.each([
    ['shows the last four of both', '2148 0076', '21480099', '•••••0076', '••••0099'],
    [
      'shows as much as tells two apart that end alike',
      '50200012345687',
      '50200099345687',
      '•••••••2345687',
      '•••••••9345687',
    ],
    ['shows what stands before the other one', '345687', '12345687', '345687', '•2345687'],
    ['shows none where there was none', '', '50200012345687', '', '••••••••••5687'],
  ])('%s', (_what, was, is, before, after) => {
    expect(maskBankDetailChange(was, is)).toEqual({ before, after });
  });
});
