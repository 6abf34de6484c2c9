import { expect, it } from 'vitest';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { findLastOfxPayees } from './findLastOfxPayees.ts';

const beneficiary = (beneficiaryId: string) => ({ beneficiaryId, name: beneficiaryId }) as OfxBeneficiary;

const deal = (...paid: readonly (readonly [id: string, amount: number | null])[]) => ({
  sell: { currency: 'EUR', amount: 100 },
  dealBeneficiaries: paid.map(([beneficiaryId, amount]) => ({ beneficiaryId, amount })),
  status: '',
  stateInfo: { dealState: 'Remitted', dealStateDisplay: '' },
});

it('the last payees of deals are the newest four who are still there, each once, with what they were paid if it is known', () => {
  const among = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map(beneficiary);
  const deals = [
    deal(['Ben', 60], ['Gone', 40]),
    deal(['Ada', null]),
    deal(['Ben', 5]),
    deal(['Cleo', 1], ['Dora', 2], ['Emil', 3]),
  ];
  expect(
    findLastOfxPayees(deals, among).map(({ beneficiary: { name }, last }) => [name, last?.amount ?? null]),
  ).toEqual([
    ['Ben', 60],
    ['Ada', null],
    ['Cleo', 1],
    ['Dora', 2],
  ]);
});

it.each(['Unknown', 'Unpaid', 'Expired', 'Cancelled'])(
  'a deal that is %s is nobody to be paid again as they were: OFX is asked first',
  (dealState) => {
    const doubtful = { ...deal(['Ada', 70]), stateInfo: { dealState, dealStateDisplay: '' } };
    const last = findLastOfxPayees([doubtful, deal(['Ada', 20])], [beneficiary('Ada')]);
    expect(last.map(({ last: paid }) => paid?.amount)).toEqual([20]);
  },
);
