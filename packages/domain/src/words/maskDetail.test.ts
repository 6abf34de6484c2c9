import { expect, it } from 'vitest';
import { maskDetail } from './maskDetail.ts';

it.each([
  ['123456789', '•••••6789'],
  [' 12345 ', '•2345'],
  ['1234', '••••'],
  ['', ''],
  ['12345😀', '••345😀'],
])('of the detail %j only the last four characters are shown', (detail, shown) => {
  expect(maskDetail(detail)).toBe(shown);
});
