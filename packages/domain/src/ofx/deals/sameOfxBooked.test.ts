import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { ofxNotCheckable, sameOfxBooked } from './sameOfxBooked.ts';

const now = Date.UTC(2026, 10, 22, 12);
const wanted = [
  { beneficiaryId: 'b1', name: 'Thalassa', amount: money(10_000n, 'EUR') },
  { beneficiaryId: 'b2', name: 'Meltemi', amount: money(5_050n, 'EUR') },
];
const deal: OfxDeal = {
  dealId: 'd1',
  reference: '7001',
  enteredDate: '2026-11-20T09:00:00Z',
  maturityDate: '2026-11-24',
  status: 'Open',
  buy: { currency: 'USD', amount: 175.02 },
  sell: { currency: 'EUR', amount: 150.5 },
  rate: 0.86,
  fee: null,
  stateInfo: { dealState: 'Open', dealStateDisplay: 'Open' },
  dealBeneficiaries: [
    { beneficiaryId: 'b2', amount: 50.5 },
    { beneficiaryId: 'b1', amount: 100 },
  ],
};
const found = (more: Partial<OfxDeal>) => sameOfxBooked([{ ...deal, ...more }], wanted, now).found;

describe('the same deal of the last seven days', () => {
  it('is named with its day and what it pays to whom', () => {
    expect(sameOfxBooked([deal], wanted, now)).toEqual({
      found: ['d1'],
      complete: true,
      words:
        'In the last seven days you booked €100.00 for Thalassa and €50.50 for Meltemi already: deal 7001 of Nov 20, 2026. Book this deal only if it is another one.',
    });
  });

  it.each([
    ['of seven days ago', { enteredDate: '2026-11-15' }, ['d1']],
    ['of eight days ago', { enteredDate: '2026-11-14' }, []],
    ['of a day that cannot be read', { enteredDate: 'soon' }, ['d1']],
    ['that names nobody, by what it pays in all', { dealBeneficiaries: [] }, ['d1']],
    ['of another total', { sell: { currency: 'EUR', amount: 150.51 } }, []],
    ['in another currency', { sell: { currency: 'USD', amount: 150.5 } }, []],
    ['in a currency that is not known', { sell: { currency: '???', amount: 150.5 } }, []],
    [
      'for one of them and somebody else',
      {
        dealBeneficiaries: [
          { beneficiaryId: 'b1', amount: 100 },
          { beneficiaryId: 'b3', amount: 50.5 },
        ],
      },
      [],
    ],
    [
      'for a third as well',
      { dealBeneficiaries: [...deal.dealBeneficiaries, { beneficiaryId: 'b3', amount: 0 }] },
      [],
    ],
    [
      'of a part that is no amount',
      {
        dealBeneficiaries: [
          { beneficiaryId: 'b1', amount: Number.NaN },
          { beneficiaryId: 'b2', amount: 50.5 },
        ],
      },
      [],
    ],
    ['for one of them only', { dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 150.5 }] }, []],
    [
      'with other parts',
      {
        dealBeneficiaries: [
          { beneficiaryId: 'b1', amount: 50.5 },
          { beneficiaryId: 'b2', amount: 100 },
        ],
      },
      [],
    ],
  ])('one %s', (_what, more, expected) => {
    expect(found(more)).toEqual(expected);
  });

  it('is none where nobody is paid', () => {
    expect(sameOfxBooked([deal], [], now).found).toEqual([]);
  });

  it('is not known where the deals could not be read', () => {
    expect(ofxNotCheckable).toEqual({
      found: [],
      complete: false,
      words: 'It could not be checked whether you booked this deal already in the last seven days.',
    });
  });

  it('is nothing to speak of where there is none', () => {
    expect(sameOfxBooked([], wanted, now)).toEqual({ found: [], complete: true, words: null });
  });
});
