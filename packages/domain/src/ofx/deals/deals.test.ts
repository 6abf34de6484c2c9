import { describe, expect, it } from 'vitest';
import { ofxDeal, ofxFailure } from '../../../test/ofxSamples.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { OfxDeal, OfxDealBeneficiary } from '../api/ofxDeal.ts';
import { dealBadgeColour, formatDealBadge, type BadgeColour } from './dealBadge.ts';
import { findDealsByIdOrReference } from './findDealsByIdOrReference.ts';
import { formatDealPayees } from './dealPayees.ts';
import { formatDealsCsv } from './formatDealsCsv.ts';
import { findLastSentCurrency } from './findLastSentCurrency.ts';
import { sortDealsNewestFirst } from './sortDealsNewestFirst.ts';
import { loadDealBeneficiaries } from './loadDealBeneficiaries.ts';

const inState = (dealState: string, dealStateDisplay = '', status = ''): OfxDeal =>
  ofxDeal('d', { status, stateInfo: { dealState, dealStateDisplay } });

describe('the badge of a deal', () => {
  it.each<[string, BadgeColour]>([
    ['Unpaid', 'red'],
    ['Expired', 'red'],
    ['Unknown', 'red'],
    ['Remitted', 'green'],
    ['AwaitingFunds', 'orange'],
    ['Awaiting Funds', 'orange'],
    ['Booked', 'yellow'],
    ['constructor', 'yellow'],
  ])('of %s is %s (OFX-DEAL-17)', (state, colour) => {
    expect(dealBadgeColour(inState(state))).toBe(colour);
  });

  it('says what the partner says, or the state', () => {
    expect(formatDealBadge(inState('AwaitingFunds', 'Awaiting funds'))).toBe('Awaiting funds');
    expect(formatDealBadge(inState('Remitted'))).toBe('Remitted');
    expect(formatDealBadge(inState('', '', 'Expired'))).toBe('Expired');
    expect(dealBadgeColour(inState('', '', 'Expired'))).toBe('red');
  });
});

it('deals stand newest first', () => {
  const dates = ['2026-11-20', '2026-11-22', '2026-11-21'];
  const deals = dates.map((enteredDate) => ofxDeal(enteredDate, { enteredDate }));
  expect(sortDealsNewestFirst(deals).map(({ dealId }) => dealId)).toEqual([
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
  ]);
});

it('the newest deal says what the customer sent last', () => {
  const deals = ['USD', 'GBP', 'CAD'].map((currency, place) =>
    ofxDeal(currency, { enteredDate: `2026-11-2${place === 1 ? 9 : place}`, buy: { currency, amount: 1 } }),
  );
  expect(findLastSentCurrency(deals)).toBe('GBP');
  expect(findLastSentCurrency([])).toBeNull();
});

it('deals of one date stand as the partner has them', () => {
  const enteredDate = '2026-11-21';
  const deals = ['d2', 'd1', 'd3'].map((id) => ofxDeal(id, { enteredDate }));
  expect(sortDealsNewestFirst(deals)).toEqual(deals);
});

it.each([
  ['2026-11-22T09:00:00Z', '2026-11-22'],
  ['November', 'November'],
  ['on 2026-11-22', 'on 2026-11-22'],
])('a deal is booked in its file on the day that begins %s', (enteredDate, day) => {
  expect(
    formatDealsCsv([ofxDeal('d1', { enteredDate })], new Map())
      .split('\n')[1]
      ?.split(',')[2],
  ).toBe(day);
});

it('deals go into a spreadsheet as plain decimals and days', () => {
  const fee = { currency: 'USD', amount: 15 };
  const dealBeneficiaries = ['b-1', 'gone', 'b-2'].map((beneficiaryId) => ({ beneficiaryId, amount: null }));
  const names = new Map([
    ['b-1', 'Quay'],
    ['b-2', 'Mill'],
  ]);
  expect(
    formatDealsCsv([ofxDeal('1', { fee, dealBeneficiaries }), ofxDeal('2', { reference: '=1+1' })], names),
  ).toBe(
    [
      'Deal,State,Booked,Matures,Beneficiaries,You send,Currency,Rate,Fee,Fee currency,Total,They receive,Currency received,Paid to',
      'R-1,Awaiting funds,2026-11-21,2026-11-24,3,1000.00,USD,1.5,15.00,USD,1015.00,1500.00,AUD,Quay; Mill',
      "'=1+1,Awaiting funds,2026-11-21,2026-11-24,1,1000.00,USD,1.5,,,1000.00,1500.00,AUD,",
      '',
    ].join('\r\n'),
  );
});

const paying = (...ids: readonly string[]) =>
  ofxDeal('1', { dealBeneficiaries: ids.map((beneficiaryId) => ({ beneficiaryId, amount: null })) });

describe('who is paid by a deal (HIST-1)', () => {
  const names = new Map([
    ['b-1', 'Quay'],
    ['b-2', 'Mill'],
  ]);

  it.each([
    [['b-1'], 'Quay'],
    [['b-1', 'b-2'], 'Quay and 1 other'],
    [['gone', 'b-2', 'b-1'], 'Mill and 2 others'],
    [['gone'], null],
    [[], null],
  ])('stands in a line, and those who are gone are counted: %j', (ids, text) => {
    expect(formatDealPayees(paying(...ids), names)).toBe(text);
  });
});

describe('a deal that is named', () => {
  const deals = [
    { dealId: 'd1', reference: 'OFX-100' },
    { dealId: 'd2', reference: 'OFX-200' },
    { dealId: 'OFX-300', reference: 'OFX-100' },
    { dealId: 'd4', reference: 'OFX-300' },
    { dealId: 'd5', reference: '' },
    { dealId: 'd6', reference: ' OFX-600 ' },
  ];

  it.each([
    ['d2', ['d2']],
    [' ofx-200 ', ['d2']],
    ['OFX-300', ['OFX-300']],
    ['OFX-100', ['d1', 'OFX-300']],
    ['ofx-600', ['d6']],
    ['OFX', []],
    ['', []],
  ])('is the one with that id, else those with that reference: %j', (name, found) => {
    expect(findDealsByIdOrReference(name, deals).map(({ dealId }) => dealId)).toEqual(found);
  });
});

describe('those who are paid by a deal (OFX-DEAL-14)', () => {
  const paid: OfxDealBeneficiary = {
    beneficiaryId: 'b1',
    name: 'Payee',
    amount: { currency: 'AUD', amount: 1500 },
  };

  it('are told with the accounts that this device noted when it booked (PAYEE-4)', async () => {
    const confirmedAccounts = {
      paidTo: async (dealId: string) => new Map(dealId === 'd2' ? [['b1', '0076']] : []),
    };
    const ports = { deals: { beneficiaries: async () => succeeded([paid]) }, confirmedAccounts };
    expect(await loadDealBeneficiaries(ports, 'd2')).toEqual(succeeded([{ ...paid, accountEnding: '0076' }]));
    expect(await loadDealBeneficiaries(ports, 'd1')).toEqual(succeeded([paid]));
    const silent = { ...ports, deals: { beneficiaries: async () => failed(ofxFailure()) } };
    expect(await loadDealBeneficiaries(silent, 'd2')).toEqual(failed(ofxFailure()));
  });
});
