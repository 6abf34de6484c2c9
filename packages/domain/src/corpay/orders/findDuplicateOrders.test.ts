import { describe, expect, it } from 'vitest';
import {
  failure,
  orderDetail,
  orderPayment,
  orderSummary,
  payment,
  settlement,
} from '../../../test/sampleDeals.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { OrderSummary } from '../api/order.ts';
import {
  pickLockedTerms,
  uncheckedDuplicateOrders,
  findDuplicateOrders,
  type PaymentToBook,
} from './findDuplicateOrders.ts';
import { duplicateOrdersMessage } from './duplicateOrdersMessage.ts';

const wanted: PaymentToBook = { payee: 'Kestrel Wool', lockSide: 'Payment', settlement, payment };
const now = Date.UTC(2026, 10, 22, 12);
const order = (ordNum: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  ...orderSummary(ordNum),
  beneCount: 1,
  ...more,
});

const look = async (
  list: readonly OrderSummary[],
  {
    names = () => ['Kestrel Wool'],
    mine = [],
    asked = {},
  }: {
    names?: (ordNum: string) => readonly string[] | null;
    mine?: readonly string[];
    asked?: Partial<PaymentToBook>;
  } = {},
) => {
  const read: string[] = [];
  const show = async (ordNum: string) => {
    read.push(ordNum);
    const of = names(ordNum);
    return of === null
      ? failed(failure())
      : succeeded(orderDetail(of.map((payeeName) => ({ ...orderPayment, payeeName }))));
  };
  const awaited = mine.map((orderNumber) => ({ orderNumber, payee: 'Kestrel Wool', settlement }));
  const deal = { ...wanted, ...asked };
  const found = await findDuplicateOrders({ show }, list, deal, { now, awaited });
  return { found, read, words: duplicateOrdersMessage(found, deal) };
};

describe('what of a deal stays when its quote is renewed', () => {
  it.each([
    ['Payment', { settlement: makeMoney(1_160_000n, 'USD') }, payment],
    ['Settlement', { payment: makeMoney(999_000n, 'EUR') }, settlement],
  ] as const)(
    'is who is paid, the currencies and the amount of the %s, whatever the other one is by now',
    (lockSide, moved, locked) => {
      const terms = { payee: 'Kestrel Wool', lockSide, locked, currencies: ['USD', 'EUR'] };
      expect(pickLockedTerms({ ...wanted, lockSide })).toEqual(terms);
      expect(pickLockedTerms({ ...wanted, lockSide, ...moved })).toEqual(terms);
    },
  );
});

describe('the same beneficiary, amount and currency booked within seven days', () => {
  it('is named where it is a part of what was booked, since that is what they receive', async () => {
    const part = {
      sell: { currency: 'EUR', amount: 25_000 },
      instructed: { currency: 'EUR', amount: 10_000 },
    };
    const { found, words } = await look([order('702', part)]);
    expect(found.same).toMatchObject([{ order: { ordNum: '702' }, equal: 'Payment' }]);
    expect(words).toContain('you booked €10,000.00 for Kestrel Wool already: order 702');
    const other = await look([order('702', { ...part, instructed: { currency: 'EUR', amount: 9_000 } })]);
    expect([other.words, other.read]).toEqual([null, []]);
  });

  it('is named with its orders, and the press is left to the user', async () => {
    const { words } = await look([order('702'), order('701', { entryDate: '2026-11-15T08:00:00' })]);
    expect(words).toBe(
      'In the last seven days you booked €10,000.00 for Kestrel Wool already: order 702 of Nov 21, 2026 and order 701 of Nov 15, 2026. Book this deal only if it is another payment.',
    );
  });

  it.each([
    ['another amount', { sell: { currency: 'EUR', amount: 10_000.01 } }],
    ['another currency', { sell: { currency: 'GBP', amount: 10_000 } }],
    ['a currency that nobody here knows', { sell: { currency: 'SEK', amount: 10_000 } }],
    ['eight days ago', { entryDate: '2026-11-14' }],
  ])('is not another deal, and nothing is read for it: %s', async (_what, more) => {
    const { words, read } = await look([order('702', more)]);
    expect(words).toBeNull();
    expect(read).toEqual([]);
  });

  it('compares the name as a reader does', async () => {
    expect((await look([order('702')], { names: () => [' KESTREL  wool '] })).found.same).toHaveLength(1);
    for (const other of ['Kestrel Wool Ltd', 'KestrelWool'])
      expect((await look([order('702')], { names: () => [other] })).words).toBeNull();
  });

  it('knows for whom an order was booked here that pays nobody yet, without asking', async () => {
    const { found, read } = await look([order('702', { beneCount: 0 })], {
      mine: ['702'],
    });
    expect(found.same).toHaveLength(1);
    expect(read).toEqual([]);
  });

  it('may be one that was booked elsewhere and is not instructed', async () => {
    const { words } = await look([order('702', { beneCount: 0 })], { names: () => [] });
    expect(words).toBe(
      'Booked in the last seven days for €10,000.00 as well, and not instructed yet: order 702 of Nov 21, 2026. It may be this payment.',
    );
  });

  it('is named beside those that may be for the same beneficiary, which another device booked', async () => {
    const { words } = await look([order('703'), order('702')], {
      names: () => [],
      mine: ['702'],
    });
    expect(words).toContain('for Kestrel Wool already: order 702 of Nov 21, 2026.');
    expect(words).toContain('not instructed yet: order 703 of Nov 21, 2026. It may be this payment.');
  });

  describe('where the settlement is locked', () => {
    const asked = { lockSide: 'Settlement', payment: makeMoney(999_000n, 'EUR') } as const;

    it('is named by it, whatever it paid at the rate of then', async () => {
      const { words } = await look([order('702')], { asked });
      expect(words).toBe(
        'In the last seven days you booked a payment for Kestrel Wool with a settlement of $11,534.02 already: order 702 of Nov 21, 2026. Book this deal only if it is another payment.',
      );
    });

    it('is known without asking where it was booked here', async () => {
      const { words, read } = await look([order('702')], { asked, mine: ['702'] });
      expect(words).toContain('with a settlement of $11,534.02 already: order 702');
      expect(read).toEqual([]);
    });

    it('may be one that is not instructed', async () => {
      const { words } = await look([order('702')], { asked, names: () => [] });
      expect(words).toBe(
        'Booked in the last seven days with a settlement of $11,534.02 as well, and not instructed yet: order 702 of Nov 21, 2026. It may be this payment.',
      );
    });

    it('is found with the side that is equal', async () => {
      const found = { order: order('702'), equal: 'Settlement' };
      expect((await look([order('702')], { asked })).found).toEqual({
        same: [found],
        uninstructed: [],
        complete: true,
      });
    });

    it('is none in another payment currency, however near the number is, and nothing is read for it', async () => {
      const pounds = order('702', { sell: { currency: 'GBP', amount: 9_990 } });
      expect(await look([pounds], { asked })).toEqual({
        found: { same: [], uninstructed: [], complete: true },
        read: [],
        words: null,
      });
    });

    it('is none where it was settled in a currency that nobody here knows', async () => {
      const detail = { ...orderDetail([orderPayment]), buy: { currency: 'SEK', amount: 11_534.02 } };
      const show = async () => succeeded(detail);
      expect(
        await findDuplicateOrders({ show }, [order('702')], { ...wanted, ...asked }, { now, awaited: [] }),
      ).toEqual({ same: [], uninstructed: [], complete: true });
    });

    it('is none with another settlement or for another beneficiary', async () => {
      const another = { ...asked, settlement: makeMoney(1_153_403n, 'USD') };
      expect((await look([order('702')], { asked: another })).words).toBeNull();
      expect((await look([order('702')], { asked, names: () => ['Another'] })).words).toBeNull();
    });

    it('and the amount that was paid is the same, is named by what was paid', async () => {
      const { words } = await look([order('702')], {
        asked: { lockSide: 'Settlement', settlement: makeMoney(1_160_000n, 'USD') },
      });
      expect(words).toContain('you booked €10,000.00 for Kestrel Wool already: order 702');
    });

    it.each([
      [8_990.99, 0],
      [8_991, 1],
      [10_989, 1],
      [10_989.01, 0],
    ])(
      'was not at a rate more than a tenth away: of %d for €9,990.00 there are %d read',
      async (paid, count) => {
        const { read } = await look([order('702', { sell: { currency: 'EUR', amount: paid } })], { asked });
        expect(read).toHaveLength(count);
      },
    );

    it('is not known where an order that may be it cannot be read', async () => {
      expect((await look([order('702')], { asked, names: () => null })).found).toEqual(
        uncheckedDuplicateOrders,
      );
    });
  });

  it('says when it could not be checked, unless one was found', async () => {
    const unchecked =
      'It could not be checked whether you booked this payment already in the last seven days.';
    expect(duplicateOrdersMessage(uncheckedDuplicateOrders, wanted)).toBe(unchecked);
    expect((await look([order('702')], { names: () => null })).words).toBe(unchecked);
    const { words } = await look([order('702'), order('701')], {
      names: (ordNum) => (ordNum === '701' ? null : ['Kestrel Wool']),
    });
    expect(words).toBe(
      'In the last seven days you booked €10,000.00 for Kestrel Wool already: order 702 of Nov 21, 2026. Book this deal only if it is another payment.',
    );
  });

  it('reads at most 20 orders, the newest, and says that it saw not all', async () => {
    const many = Array.from({ length: 21 }, (_, place) => order(String(800 - place)));
    const { read, found } = await look(many, { names: () => ['Another'] });
    expect(read).toHaveLength(20);
    expect(read).not.toContain('780');
    expect(found).toEqual(uncheckedDuplicateOrders);
    expect((await look(many.slice(1), { names: () => ['Another'] })).found.complete).toBe(true);
  });

  it('may have happened on a day that the partner did not write', async () => {
    expect((await look([order('702', { entryDate: 'soon' })])).found.same).toHaveLength(1);
  });
});

describe('a payment that is one of several of an order', () => {
  const several = orderDetail([
    { ...orderPayment, amount: { currency: 'EUR', amount: 10_000 } },
    { ...orderPayment, amount: { currency: 'EUR', amount: 2_500 } },
  ]);
  const sum = { currency: 'EUR', amount: 12_500 };
  const lookInto = async (listed: OrderSummary) => {
    const read: string[] = [];
    const show = async (ordNum: string) => {
      read.push(ordNum);
      return succeeded(several);
    };
    return { read, found: await findDuplicateOrders({ show }, [listed], wanted, { now, awaited: [] }) };
  };

  it('is found where the list counts its beneficiary once and names them', async () => {
    const paidTwice = { ...orderSummary('705', sum), beneCount: 1, payees: ['Kestrel  WOOL'] };
    const { found } = await lookInto(paidTwice);
    expect(found.same.map((each) => each.order.ordNum)).toEqual(['705']);
  });

  it('is not looked for where the list names others, or the order is smaller', async () => {
    const others = { ...orderSummary('705', sum), beneCount: 1, payees: ['Reed'] };
    const smaller = {
      ...orderSummary('706', { currency: 'EUR', amount: 9_000 }),
      beneCount: 2,
      payees: ['Kestrel Wool', 'Reed'],
    };
    for (const listed of [others, smaller]) expect((await lookInto(listed)).read).toEqual([]);
  });
});
