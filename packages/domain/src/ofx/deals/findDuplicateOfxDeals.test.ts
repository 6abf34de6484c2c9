import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import type { OfxBookingTerms } from '../booking/openOfxBookings.ts';
import {
  findOfxDuplicatesBookedConcurrently,
  concurrentOfxDuplicatesMessage,
  isSameOfxDeal,
  uncheckedDuplicateOfxDeals,
  findDuplicateOfxDeals,
} from './findDuplicateOfxDeals.ts';

const now = Date.UTC(2026, 10, 22, 12);
const wanted: OfxBookingTerms = {
  buy: makeMoney(17_600n, 'USD'),
  sell: makeMoney(15_050n, 'EUR'),
  typedSide: 'sell',
  parts: [
    { beneficiaryId: 'b1', name: 'Thalassa', amount: makeMoney(10_000n, 'EUR') },
    { beneficiaryId: 'b2', name: 'Meltemi', amount: makeMoney(5_050n, 'EUR') },
  ],
};
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
const found = (more: Partial<OfxDeal>) => findDuplicateOfxDeals([{ ...deal, ...more }], wanted, now).found;

describe('the same deal of the last seven days', () => {
  it('is named with its day and what it pays to whom', () => {
    expect(findDuplicateOfxDeals([deal], wanted, now)).toEqual({
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
    expect(findDuplicateOfxDeals([deal], { ...wanted, parts: [] }, now).found).toEqual([]);
  });

  it.each([
    [
      'only one amount of them',
      [
        { beneficiaryId: 'b1', amount: 100 },
        { beneficiaryId: 'b2', amount: null },
      ],
      '€150.50 in all for Thalassa and Meltemi',
    ],
    [
      'none of their amounts',
      [
        { beneficiaryId: 'b1', amount: null },
        { beneficiaryId: 'b2', amount: null },
      ],
      '€150.50 in all for Thalassa and Meltemi',
    ],
    ['nobody', [], '€150.50 in all'],
  ])('whose entry in the list names %s is told by what is known of it', (_what, dealBeneficiaries, said) => {
    const { words } = findDuplicateOfxDeals([{ ...deal, dealBeneficiaries }], wanted, now);
    expect(words).toContain(`In the last seven days you booked ${said} already: deal 7001 of`);
  });

  it('for one beneficiary without its amount in the list is told by the amount of the deal', () => {
    const [only] = wanted.parts;
    const one = { ...wanted, sell: makeMoney(10_000n, 'EUR'), parts: only === undefined ? [] : [only] };
    const paid = {
      ...deal,
      sell: { currency: 'EUR', amount: 100 },
      dealBeneficiaries: [{ beneficiaryId: 'b1', amount: null }],
    };
    expect(findDuplicateOfxDeals([paid], one, now).words).toContain(
      'you booked €100.00 for Thalassa already: deal',
    );
  });

  describe('with the same amount to pay, at another rate', () => {
    const paying = {
      ...wanted,
      buy: makeMoney(17_502n, 'USD'),
      sell: makeMoney(15_060n, 'EUR'),
      typedSide: 'buy',
    } as const;
    const wordsOf = (more: Partial<OfxDeal>) =>
      findDuplicateOfxDeals([{ ...deal, ...more }], paying, now).words;

    it('is named by it', () => {
      expect(wordsOf({})).toBe(
        'In the last seven days you booked a deal for Thalassa and Meltemi for which you pay $175.02 already: deal 7001 of Nov 20, 2026. Book this deal only if it is another one.',
      );
      expect(wordsOf({ dealBeneficiaries: [] })).toContain(
        'you booked a deal for which you pay $175.02 already',
      );
    });

    it.each([
      ['for somebody else as well', { dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 150.5 }] }],
      ['with another amount', { buy: { currency: 'USD', amount: 175.03 } }],
      ['that pays another currency', { sell: { currency: 'GBP', amount: 150.5 } }],
    ])('is none %s', (_what, more) => {
      expect(wordsOf(more)).toBeNull();
    });
  });

  it('is not known where the deals could not be read', () => {
    expect(uncheckedDuplicateOfxDeals).toEqual({
      found: [],
      complete: false,
      words: 'It could not be checked whether you booked this deal already in the last seven days.',
    });
  });

  it('is nothing to speak of where there is none', () => {
    expect(findDuplicateOfxDeals([], wanted, now)).toEqual({ found: [], complete: true, words: null });
  });
});

describe('what is about to be booked', () => {
  const [first, second] = wanted.parts as [OfxBookingTerms['parts'][0], OfxBookingTerms['parts'][0]];

  it.each<[string, Partial<OfxBookingTerms>]>([
    ['a renewal changed what is paid', { buy: makeMoney(17_700n, 'USD') }],
    ['the other amount has the focus (OFX-QUOTE-8)', { typedSide: 'buy' }],
    [
      'a renewal changed what is received where what is paid is locked',
      { sell: makeMoney(15_000n, 'EUR'), parts: [first, { ...second, amount: makeMoney(5_000n, 'EUR') }] },
    ],
  ])('is the same deal where %s', (_what, more) => {
    expect(isSameOfxDeal(wanted, { ...wanted, ...more })).toBe(true);
  });

  it.each<[string, Partial<OfxBookingTerms>]>([
    ['both amounts are others', { buy: makeMoney(17_700n, 'USD'), sell: makeMoney(15_150n, 'EUR') }],
    ['it is paid in another currency', { buy: makeMoney(17_600n, 'AUD') }],
    ['another currency is received', { sell: makeMoney(15_050n, 'GBP') }],
    ['one is paid no more', { parts: [first] }],
    ['somebody else is paid', { parts: [first, { ...second, beneficiaryId: 'b3' }] }],
    [
      'it is split otherwise',
      {
        parts: [
          { ...first, amount: makeMoney(9_000n, 'EUR') },
          { ...second, amount: makeMoney(6_050n, 'EUR') },
        ],
      },
    ],
  ])('is another deal where %s', (_what, more) => {
    expect(isSameOfxDeal(wanted, { ...wanted, ...more })).toBe(false);
  });
});

describe('a deal that pays the only beneficiary of a booking among others', () => {
  const { parts, ...terms } = wanted;
  const alone = (minor: bigint): OfxBookingTerms => ({
    ...terms,
    sell: makeMoney(minor, 'EUR'),
    parts: parts.slice(0, 1).map((part) => ({ ...part, amount: makeMoney(minor, 'EUR') })),
  });

  it('is named where they receive the very same by it', () => {
    const { found: ids, words } = findDuplicateOfxDeals([deal], alone(10_000n), now);
    expect(ids).toEqual(['d1']);
    expect(words).toContain('you booked €100.00 for Thalassa already: deal 7001');
  });

  it('is another one where they receive something else, or the list does not say what', () => {
    expect(findDuplicateOfxDeals([deal], alone(10_001n), now).found).toEqual([]);
    const silent = { ...deal, dealBeneficiaries: [{ beneficiaryId: 'b1', amount: null }] };
    expect(findDuplicateOfxDeals([silent], alone(10_000n), now).found).toEqual([]);
  });
});

describe('an equal deal that came while one was on its way', () => {
  const twin = { ...deal, dealId: 'd2', reference: '7002' };
  const other = { ...deal, dealId: 'd3', reference: '7003', sell: { currency: 'EUR', amount: 1 } };

  it('is named by what its user knows it, but not the deal itself, nor one of which they had read', () => {
    expect(findOfxDuplicatesBookedConcurrently([deal, twin, other], wanted, ['d1'], now)).toEqual(['7002']);
    expect(findOfxDuplicatesBookedConcurrently([deal, twin, other], wanted, ['d1', 'd2'], now)).toEqual([]);
  });

  it('is told with what to do', () => {
    expect(concurrentOfxDuplicatesMessage([])).toBeNull();
    expect(concurrentOfxDuplicatesMessage(['7002'])).toBe(
      'Deal 7002 for the same came while this deal was on its way, perhaps from another device. If you want only one of them, tell the partner at once.',
    );
    expect(concurrentOfxDuplicatesMessage(['7002', '7003'])).toMatch(/^Deals 7002, 7003 for the same came/);
  });
});
