import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOrderDetail, readOrders } from './orderWire.ts';

describe('the order list', () => {
  const oldest = { ordNum: 3, beneCount: 1, sell: 'EUR', sellAmount: 1000, entryDate: '2026-11-01T09:00:00' };
  const newest = { ordNum: '1', beneCount: null, sell: 'XAU', sellAmount: 0.5, entryDate: null, more: 1 };

  it('is turned round and not sorted, bare or in items', () => {
    const orders = [
      { ordNum: '1', beneCount: 0, sell: { currency: 'XAU', amount: 0.5 }, entryDate: '' },
      {
        ordNum: '3',
        beneCount: 1,
        sell: { currency: 'EUR', amount: 1000 },
        entryDate: '2026-11-01T09:00:00',
      },
    ];
    expect(readOrders([oldest, newest])).toEqual(orders);
    expect(readOrders({ content: { items: [oldest, newest] }, links: [] })).toEqual(orders);
    expect(readOrders({ content: [] })).toEqual([]);
  });

  it('names who is paid, each once, and what the customer pays, where the partner does (HIST-1)', () => {
    const named = {
      ...oldest,
      buy: 'USD',
      buyAmount: '1160.25',
      payees: ['Quay', 'Mill', 'Quay'],
      instructedAmount: 900,
    };
    expect(readOrders([named])).toEqual([
      {
        ...readOrders([oldest])?.[0],
        buy: { currency: 'USD', amount: 1160.25 },
        payees: ['Quay', 'Mill'],
        instructed: { currency: 'EUR', amount: 900 },
      },
    ]);
  });

  it.each([
    { payees: [] },
    { payees: null },
    { payees: 'Quay' },
    { payees: [{ name: 'Quay' }, 7, ' '] },
    { buy: 'USD' },
    { buy: 'USD', buyAmount: null },
    { buy: 'USD', buyAmount: 'much' },
    { buy: true, buyAmount: 5 },
    { buyAmount: 5 },
    { instructedAmount: 'all' },
  ])('is read as it always was where it names neither as promised: %j', (more) => {
    expect(readOrders([{ ...oldest, ...more }])).toEqual(readOrders([oldest]));
  });

  it('names who is paid as what they are (NAME-1)', () => {
    const shown = ['Quay[U+2066]', 'Mill'];
    for (const beneCount of [1, null])
      expect(readOrders([{ ...oldest, beneCount, payees: ['Quay\u2066', 'Mill'] }])?.[0]?.payees).toEqual(
        shown,
      );
  });

  it('has an order once that the answer holds twice', () => {
    expect(readOrders([oldest, oldest, newest, newest])).toEqual(readOrders([oldest, newest]));
  });

  it('says the same of a row however it is written', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('EUR', ' EUR', 'EUR ', '', null, 7, true));
    const numbers = fc.oneof(fc.double(), fc.constantFrom('12.5', ' 3', 'x', '', null, Infinity));
    const rows = fc.array(
      fc.record(
        {
          ordNum: fc.oneof(texts, numbers),
          beneCount: fc.integer(),
          sell: texts,
          sellAmount: numbers,
          entryDate: texts,
          buy: texts,
          buyAmount: numbers,
          instructedAmount: numbers,
          payees: fc.oneof(fc.array(texts, { maxLength: 3 }), texts, fc.constant({})),
        },
        { requiredKeys: ['beneCount'] },
      ),
      { maxLength: 2 },
    );
    fc.assert(
      fc.property(rows, (usual) => {
        // A count that comes as a text leaves the whole row to the tolerant shape.
        const tolerant = usual.map((row) => ({ ...row, beneCount: String(row.beneCount) }));
        expect(readOrders(usual)).toEqual(readOrders(tolerant));
      }),
      { numRuns: 2_000 },
    );
  });

  it('cannot be read when an amount cannot', () => {
    expect(readOrders([oldest, { ...newest, sellAmount: null }])).toBeNull();
    expect(readOrders({ content: {} })).toBeNull();
  });
});

describe('an order', () => {
  const orderDetail = {
    ordNum: 10482213,
    entryDate: '2026-11-21',
    buy: 'CAD',
    buyAmount: 13641.5,
    sell: 'USD',
    sellAmount: 10000,
    exchange: 1.36415,
    ourAction: 'Sell',
    token: 'secret',
  };
  const bare = {
    ordNum: '10482213',
    entryDate: '2026-11-21',
    buy: { currency: 'CAD', amount: 13641.5 },
    sell: { currency: 'USD', amount: 10000 },
    exchange: 1.36415,
    fees: [],
    payments: [],
    settlements: [],
  };

  it('reads its payments, fees and settlements', () => {
    const content = {
      orderDetail,
      fees: [{ amount: 15, curr: 'USD' }],
      payments: [
        {
          paymentInstructionId: 77,
          clientIntegrationId: '7c0e4d5a',
          payeeName: 'Aegean Olive Traders',
          availableDate: '2026-11-25',
          reference: 'Invoice 7',
          amount: 10000,
          currency: 'USD',
          feeAmount: 15,
          feeCurrency: 'USD',
          payeeAccount: null,
          method: 'E',
          purpose: 'GOODS',
        },
        {
          payeeName: 'Second',
          payeeAccount: 'GR16 0110 1250 0076',
          amount: 1,
          currency: 'EUR',
          feeAmount: null,
          feeCurrency: null,
        },
      ],
      settlements: [
        {
          settlementId: 1,
          amount: 13641.5,
          currency: 'CAD',
          isFee: false,
          accountId: 77,
          accountDetails: 'Northfield ...4410',
        },
        { amount: 15, currency: 'USD', isFee: true, accountDetails: null },
      ],
    };
    expect(readOrderDetail({ content, errors: [], links: [] })).toEqual({
      ...bare,
      fees: [{ amount: 15, currency: 'USD' }],
      payments: [
        {
          beneficiaryId: '7c0e4d5a',
          deliveryMethod: 'E',
          paymentPurpose: 'GOODS',
          payeeName: 'Aegean Olive Traders',
          availableDate: '2026-11-25',
          reference: 'Invoice 7',
          amount: { currency: 'USD', amount: 10000 },
          fee: { currency: 'USD', amount: 15 },
        },
        {
          accountEnding: '0076',
          payeeName: 'Second',
          availableDate: '',
          reference: '',
          amount: { currency: 'EUR', amount: 1 },
          fee: { currency: 'EUR', amount: 0 },
        },
      ],
      settlements: [
        {
          amount: { currency: 'CAD', amount: 13641.5 },
          isFee: false,
          accountId: '77',
          accountDetails: 'Northfield ...4410',
        },
        { amount: { currency: 'USD', amount: 15 }, isFee: true, accountDetails: '' },
      ],
    });
  });

  it('names who is paid as what they are (NAME-1)', () => {
    const payment = { payeeName: 'Second\u202e', amount: 1, currency: 'EUR' };
    expect(readOrderDetail({ orderDetail, payments: [payment] })?.payments[0]?.payeeName).toBe(
      'Second[U+202E]',
    );
  });

  it('takes over no account that would be told whole', () => {
    const payment = { payeeName: 'Second', payeeAccount: ' 00-76 ', amount: 1, currency: 'EUR' };
    const [read] = readOrderDetail({ orderDetail, payments: [payment] })?.payments ?? [];
    expect(read).toMatchObject({ payeeName: 'Second' });
    expect(read).not.toHaveProperty('accountEnding');
  });

  it('has empty lists where the partner sends null or nothing', () => {
    expect(readOrderDetail({ orderDetail, payments: null, fees: null })).toEqual(bare);
    expect(readOrderDetail({ content: { orderDetail: { ...orderDetail, buyAmount: null } } })).toBeNull();
  });
});
