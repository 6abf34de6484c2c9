import { expect, it } from 'vitest';
import { maskAllButLastFour } from './maskAllButLastFour.ts';

it.each([
  ['123456789', '•••••6789'],
  [' 12345 ', '•2345'],
  ['1234', '••••'],
  ['', ''],
  ['12345😀', '••345😀'],
])('of the detail %j only the last four characters are shown', (detail, shown) => {
  expect(maskAllButLastFour(detail)).toBe(shown);
});
