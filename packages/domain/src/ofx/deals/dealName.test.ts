import { expect, it } from 'vitest';
import { dealName } from './dealName.ts';

it.each([
  [{ dealId: 'd-1', reference: 'OFX-7304201' }, 'OFX-7304201 (d-1)'],
  [{ dealId: 'd-1', reference: ' ' }, 'd-1'],
  [{ dealId: 'd-1' }, 'd-1'],
])('a deal is called by its reference first, which people know, and its id beside it: %j', (deal, name) => {
  expect(dealName(deal)).toBe(name);
});
