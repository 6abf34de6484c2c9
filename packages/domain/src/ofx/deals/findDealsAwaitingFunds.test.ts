import { expect, it } from 'vitest';
import { findDealsAwaitingFunds } from './findDealsAwaitingFunds.ts';

const deal = (dealId: string, maturityDate: string, dealState = 'AwaitingFunds', status = '') => ({
  dealId,
  maturityDate,
  status,
  stateInfo: { dealState, dealStateDisplay: '' },
});

it('deals that await funds are those of that state, the first value date first', () => {
  const deals = [
    deal('1', '2026-11-30'),
    deal('2', '2026-11-27', '', 'Awaiting Funds'),
    deal('3', '2026-11-26', 'Remitted'),
    deal('4', ''),
    deal('5', '2026-11-27'),
  ];
  expect(findDealsAwaitingFunds(deals).map(({ dealId }) => dealId)).toEqual(['2', '5', '1', '4']);
});
