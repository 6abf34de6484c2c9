import { describe, expect, it } from 'vitest';
import { orderSummary, payment, settlement } from '../../../test/sampleDeals.ts';
import type { PaymentToBook } from './findDuplicateOrders.ts';
import { toDuplicateDealSearchResult, concurrentDuplicateOrdersMessage } from './duplicateOrdersMessage.ts';

const wanted: PaymentToBook = { payee: 'Kestrel Wool', lockSide: 'Payment', settlement, payment };

describe('an order for the same amount that came while a deal was on its way', () => {
  it('is nothing to speak of where there is none', () => {
    expect(concurrentDuplicateOrdersMessage([])).toBeNull();
  });

  it.each([
    [['702'], 'Order 702'],
    [['703', '702'], 'Orders 703, 702'],
  ])('is named, and the user says what is paid: %j', (numbers, named) => {
    expect(concurrentDuplicateOrdersMessage(numbers)).toBe(
      `${named} for the same amount came while this deal was on its way, perhaps from another device. Instruct only what you want to pay.`,
    );
  });
});

describe('what is told before the same is booked again', () => {
  const order = { order: orderSummary('702'), equal: 'Payment' } as const;
  const another = { order: orderSummary('703'), equal: 'Settlement' } as const;

  it('names every order that is or may be the same', () => {
    expect(
      toDuplicateDealSearchResult({ same: [order], uninstructed: [another], complete: false }, wanted),
    ).toEqual({
      found: ['702', '703'],
      complete: false,
      words:
        'In the last seven days you booked €10,000.00 for Kestrel Wool already: order 702 of Nov 21, 2026. Book this deal only if it is another payment. Booked in the last seven days with a settlement of $11,534.02 as well, and not instructed yet: order 703 of Nov 21, 2026. It may be this payment.',
    });
  });

  it('is nothing where all was looked at and nothing found', () => {
    expect(toDuplicateDealSearchResult({ same: [], uninstructed: [], complete: true }, wanted)).toEqual({
      found: [],
      complete: true,
      words: null,
    });
  });
});
