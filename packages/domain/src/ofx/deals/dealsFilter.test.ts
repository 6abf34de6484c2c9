import { describe, expect, it } from 'vitest';
import { ofxDeal } from '../../../test/ofxSamples.ts';
import { processorMs } from '../../../test/processorMs.ts';
import {
  emptyDealsFilter,
  currenciesOfDeals,
  filterDeals,
  statesOfDeals,
  type DealsFilter,
} from './dealsFilter.ts';
import { readDealsFilterFromAddress, dealsFilterQuery } from './dealsFilterQuery.ts';

const names = new Map([
  ['b-1', 'Åse Mølle AS'],
  ['b-2', 'Kestrel Wool'],
]);

const deals = [
  ofxDeal('0f8fad5b', {
    reference: 'OFX-7304201',
    fee: { currency: 'USD', amount: 15 },
    enteredDate: '2026-11-22T23:30:00-05:00',
    dealBeneficiaries: [
      { beneficiaryId: 'b-1', amount: 250.5 },
      { beneficiaryId: 'b-2', amount: 1249.5 },
    ],
  }),
  ofxDeal('860', {
    reference: 'OFX-7304200',
    enteredDate: '2026-11-20',
    sell: { currency: 'JPY', amount: 500_000 },
    stateInfo: { dealState: 'Remitted', dealStateDisplay: '' },
    dealBeneficiaries: [{ beneficiaryId: 'b-2', amount: null }],
  }),
];

const left = (filter: Partial<DealsFilter>, known = names) =>
  filterDeals(deals, { ...emptyDealsFilter, ...filter }, known).map(({ reference }) => reference.slice(-1));

describe('the filter of past deals (HIST-2)', () => {
  it.each<[string, Partial<DealsFilter>, readonly string[]]>([
    ['nothing', {}, ['1', '0']],
    ['a part of the reference', { search: 'fx-73042' }, ['1', '0']],
    ['a whole id', { search: '0F8FAD5B' }, ['1']],
    ['a part of an id, which says nothing', { search: '0f8' }, []],
    ['a payee without accents and case', { search: 'ase MØL' }, ['1']],
    ['the amount that is sent', { search: '1,000.00' }, ['1', '0']],
    ['the amount that they receive, without its digits after the point', { search: '500000' }, ['0']],
    ['the total with its fee', { search: '1,015.00' }, ['1']],
    ['what one payee of several receives', { search: '250,5' }, ['1']],
    ['a payee and an amount', { search: 'wool 1500' }, ['1']],
    ['an amount that none has', { search: 'wool 1501' }, []],
    ['the currency that they receive', { currency: 'JPY' }, ['0']],
    ['the first day', { since: '2026-11-22' }, ['1']],
    ['the last day', { until: '2026-11-21' }, ['0']],
    ['the state, however it is written', { state: 'awaiting FUNDS' }, ['1']],
    ["the state by OFX's own word", { state: 'AwaitingFunds' }, ['1']],
    ['state, day and payee', { state: 'Remitted', since: '2026-11-20', search: 'kestrel' }, ['0']],
  ])('leaves by %s', (_what, filter, found) => {
    expect(left(filter)).toEqual(found);
  });

  it('finds payees as soon as their names are known', () => {
    expect(left({ search: 'kestrel' }, new Map())).toEqual([]);
    expect(left({ search: 'kestrel' })).toEqual(['1', '0']);
  });

  it('offers the currencies and the states that there are', () => {
    expect(currenciesOfDeals(deals)).toEqual(['AUD', 'JPY']);
    expect(statesOfDeals(deals)).toEqual(['Awaiting funds', 'Remitted']);
  });

  it.each<[string, DealsFilter]>([
    ['', emptyDealsFilter],
    ['search=wool&state=Remitted', { ...emptyDealsFilter, search: 'wool', state: 'Remitted' }],
    ['since=2026-11-01&currency=EUR', { ...emptyDealsFilter, since: '2026-11-01', currency: 'EUR' }],
  ])('stands in the address: %j (HIST-8)', (address, filter) => {
    expect(new URLSearchParams(dealsFilterQuery(filter)).toString()).toBe(address);
    expect(readDealsFilterFromAddress(new URLSearchParams(address))).toEqual(filter);
  });

  it('answers a key within half of the budget of 50 ms for 10,000 deals', () => {
    const many = Array.from({ length: 10_000 }, (_, place) =>
      ofxDeal(String(place), { sell: { currency: place % 2 === 0 ? 'EUR' : 'JPY', amount: place } }),
    );
    const key = { search: '4', since: '2026-02-01', until: '2026-11-30', currency: 'EUR' };
    const ms = processorMs(() => {
      expect(filterDeals(many, { ...emptyDealsFilter, ...key }, names).length).toBeGreaterThan(100);
    });
    expect(ms).toBeLessThan(25);
  });
});
