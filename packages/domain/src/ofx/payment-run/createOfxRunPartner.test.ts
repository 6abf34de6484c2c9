import { describe, expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { PaymentRun } from '../../payment-run/run/paymentRun.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import type { Ofx } from '../api/ofxPorts.ts';
import { createOfxRunPartner } from './createOfxRunPartner.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const refused = callFailure('refused', '/payments/deals', {
  status: 400,
  messages: ['Stale.'],
  requestId: 'r',
});
const silence = callFailure('no-answer', '/payments/deals');
const absent = () => Promise.reject(new Error('Nobody asks for this.'));

const dealOf = (dealId: string, more: Partial<OfxDeal> = {}): OfxDeal => ({
  dealId,
  reference: `OFX-${dealId}`,
  enteredDate: '2026-11-28T10:00:00Z',
  maturityDate: '',
  status: '',
  buy: { currency: 'USD', amount: 330 },
  sell: { currency: 'EUR', amount: 300 },
  rate: 0.909,
  fee: null,
  stateInfo: { dealState: '', dealStateDisplay: '' },
  dealBeneficiaries: [
    { beneficiaryId: 'olive', amount: 100 },
    { beneficiaryId: 'thalassa', amount: 200 },
  ],
  ...more,
});

const open = (
  deals: readonly OfxDeal[],
  more: Partial<Ofx['deals']> = {},
  at = now,
  runs: readonly PaymentRun[] = [],
) => {
  const sent: unknown[] = [];
  const partner = createOfxRunPartner({
    ofx: {
      quotes: {
        request: async (request) => {
          sent.push(request);
          return succeeded({
            id: 'q1',
            buy: makeMoney(33_000n, 'USD'),
            sell: request.amount,
            fee: { currency: 'USD', amount: 15 },
            customerRate: 0.909,
          });
        },
        isStale: absent,
      },
      deals: {
        book: async (request) => {
          sent.push(request);
          return succeeded({ dealId: 'd9', reference: 'OFX-9' });
        },
        list: async () => succeeded(deals),
        beneficiaries: absent,
        ...more,
      },
      beneficiaries: {
        list: absent,
        add: absent,
        edit: absent,
        remove: absent,
        validate: absent,
        template: absent,
      },
    },
    runs: { list: async () => runs },
    journal: { booked: async () => [], list: async () => [] },
    confirmedAccounts: {
      printOf: async () => null,
      endingOf: async () => null,
      confirmed: async () => null,
      confirmedAt: async () => null,
      confirm: async () => undefined,
      notePaid: async () => undefined,
      paidTo: async () => new Map(),
      sent: async () => null,
    },
    clock: { now: () => at },
  });
  return { partner, sent };
};

const refuse = async () => failed(refused);
const deal = sampleRunDeal({ settlement: null });
const booking = sampleBooking({ startedAt: now - 10_000 });

describe('a deal of a payment run at OFX', () => {
  it('is quoted for what its payees receive together, fee and number of payees included', async () => {
    const { partner, sent } = open([]);
    expect(await partner.quote(deal)).toEqual(
      succeeded({
        quoteId: 'q1',
        pays: makeMoney(33_000n, 'USD'),
        receive: makeMoney(30_000n, 'EUR'),
        fee: makeMoney(1_500n, 'USD'),
        rate: 0.909,
        endsAt: null,
      }),
    );
    expect(sent).toEqual([
      {
        buyCurrency: 'USD',
        sellCurrency: 'EUR',
        lockSide: 'sell',
        amount: makeMoney(30_000n, 'EUR'),
        beneficiaries: 2,
      },
    ]);
  });

  it('is booked with its payees, and needs no instruction', async () => {
    const { partner, sent } = open([]);
    expect(partner.instructions).toBe(null);
    expect(await partner.book(deal, booking)).toEqual({
      kind: 'answered',
      answer: { number: 'd9', reference: 'OFX-9' },
      requestId: null,
    });
    expect(sent).toEqual([
      {
        quoteId: 'q1',
        beneficiaries: [
          { beneficiaryId: 'olive', amount: makeMoney(10_000n, 'EUR') },
          { beneficiaryId: 'thalassa', amount: makeMoney(20_000n, 'EUR') },
        ],
      },
    ]);
  });

  it('is looked for among the deals of the last seven days, but for those that the run has made', async () => {
    const other = [{ beneficiaryId: 'somebody', amount: 300 }];
    const deals = [
      dealOf('1'),
      dealOf('2', { dealBeneficiaries: [] }),
      dealOf('3', { dealBeneficiaries: other }),
      dealOf('4', { enteredDate: '2026-11-01' }),
      dealOf('5', { sell: { currency: 'EUR', amount: 301 } }),
      dealOf('6'),
    ];
    const looked = await open(deals).partner.lookBefore(deal, ['6'], ['5']);
    expect(looked).toMatchObject({
      value: {
        before: ['1', '2', '3', '4', '6'],
        equal: [
          { number: '1', sentence: 'Deal OFX-1 of Nov 28, 2026 pays €300.00 in all.' },
          { number: '2' },
        ],
      },
    });
    expect(await open([], { list: async () => failed(silence) }).partner.lookBefore(deal, [], [])).toEqual(
      failed(silence),
    );
  });

  it('is asked about where a deal that came since pays one of its rows, whatever else it pays', async () => {
    const dealBeneficiaries = [
      { beneficiaryId: 'thalassa', amount: 200 },
      { beneficiaryId: 'somebody', amount: 5 },
    ];
    const deals = [dealOf('8', { sell: { currency: 'EUR', amount: 205 }, dealBeneficiaries })];
    expect(await open(deals).partner.lookBefore(deal, [], [])).toMatchObject({
      value: {
        equal: [
          { number: '8', sentence: 'Deal OFX-8 of Nov 28, 2026 pays €200.00 to Thalassa, as row 3 does.' },
        ],
      },
    });
    expect(await open(deals).partner.lookBefore(deal, [], ['8'])).toMatchObject({ value: { equal: [] } });
  });

  it('is asked about where another run of this device has paid the reference of a row with another amount', async () => {
    const paid = sampleRunDeal({
      payments: sampleRunDeal().payments.map((payment) => ({
        ...payment,
        amount: makeMoney(15_000n, 'EUR'),
        reference: 'inv 1',
      })),
      state: { kind: 'paid', booking, order: { number: '8', reference: 'OFX-8' }, requestId: null },
    });
    const deals = [dealOf('8', { sell: { currency: 'EUR', amount: 300.5 }, dealBeneficiaries: [] })];
    const runs = [{ ...sampleRun(), id: 'run-0', deals: [paid] }];
    expect(await open(deals, {}, now, runs).partner.lookBefore(deal, [], [])).toMatchObject({
      value: {
        equal: [
          {
            number: '8',
            sentence:
              'Deal OFX-8 of Nov 28, 2026 pays €150.00 to Olive Export with the reference inv 1, which row 2 has as well.',
            row: 2,
          },
        ],
      },
    });
    for (const [ours, known] of [
      [['8'], []],
      [[], ['8']],
    ] as const)
      expect(await open(deals, {}, now, runs).partner.lookBefore(deal, ours, known)).toMatchObject({
        value: { equal: [] },
      });
  });

  it('is refused only where no deal could be it: a copy of the call may have booked it', async () => {
    expect(await open([], { book: refuse }).partner.book(deal, booking)).toMatchObject({
      kind: 'refused',
      refusal: { requestId: 'r' },
    });
    expect(await open([dealOf('7')], { book: refuse }).partner.book(deal, booking)).toMatchObject({
      kind: 'open',
    });
    const lost = open([], { book: async () => failed(silence) });
    expect(await lost.partner.book(deal, booking)).toEqual({ kind: 'open', failure: silence });
  });
});

describe('a lost booking of a run at OFX', () => {
  const late = booking.startedAt + 90_000;

  it('is never sent again: the user says which deal it became', async () => {
    const { partner, sent } = open([dealOf('7')]);
    expect(await partner.findBooking(deal, booking, [], 'user')).toEqual({
      kind: 'choose',
      canBeNone: false,
      candidates: [
        { number: '7', reference: 'OFX-7', sentence: 'Deal OFX-7 of Nov 28, 2026 pays €300.00 in all.' },
      ],
    });
    expect(sent).toEqual([]);
  });

  it('can be said to have become none once it is on its way no more', async () => {
    expect(await open([]).partner.findBooking(deal, booking, [], 'itself')).toEqual({
      kind: 'unknown',
      failure: null,
      until: late,
    });
    const { partner } = open([dealOf('7')], {}, late);
    expect(await partner.findBooking(deal, booking, ['7'], 'itself')).toEqual({
      kind: 'choose',
      canBeNone: true,
      candidates: [],
    });
    expect(await partner.confirmBooking(deal, booking, [], { noneOf: [] })).toMatchObject({ kind: 'choose' });
    expect(await partner.confirmBooking(deal, booking, [], { noneOf: ['7'] })).toEqual({
      kind: 'not-booked',
      refusal: null,
    });
    const order = { number: '7', reference: 'OFX-7' };
    expect(await partner.confirmBooking(deal, booking, [], { order })).toEqual({ kind: 'booked', order });
  });
});
