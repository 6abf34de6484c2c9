import { expect, it } from 'vitest';
import { formatIbanInFours } from './formatIbanInFours.ts';

it.each([
  ['GR9301198760000000123456789', 'GR93 0119 8760 0000 0012 3456 789'],
  ['gb64sndb99001170012345', 'GB64 SNDB 9900 1170 0123 45'],
  ['021000021', '021000021'],
  ['Odos Ermou 3', 'Odos Ermou 3'],
])('an IBAN stands in groups of four, and nothing else does: %s', (text, shown) => {
  expect(formatIbanInFours(text)).toBe(shown);
});
