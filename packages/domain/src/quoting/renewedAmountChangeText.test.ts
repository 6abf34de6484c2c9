import { expect, it } from 'vitest';
import { makeMoney } from '../money/makeMoney.ts';
import { renewedAmountChangeText } from './renewedAmountChangeText.ts';

it.each([
  [1_155_070n, 'Unchanged'],
  [1_155_071n, '0.01 USD more than before'],
  [1_275_070n, '1,200.00 USD more than before'],
  [1_155_069n, '0.01 USD less than before'],
])('a renewed quote of %d cents says how much it differs: %s', (cents, words) => {
  expect(renewedAmountChangeText(makeMoney(1_155_070n, 'USD'), makeMoney(cents, 'USD'))).toBe(words);
});
