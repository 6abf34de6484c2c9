import { expect, it } from 'vitest';
import { orderPayment } from '../../../test/sampleDeals.ts';
import { orderTitle } from './orderTitle.ts';

const paidTo = (...names: readonly string[]) => ({
  payments: names.map((payeeName) => ({ ...orderPayment, payeeName })),
});

it.each([
  [null, 'Order 700'],
  [paidTo(), 'Order 700'],
  [paidTo('Kestrel Wool'), 'Order 700 · Kestrel Wool'],
  [paidTo('Kestrel Wool', 'Kestrel Wool'), 'Order 700 · Kestrel Wool'],
  [paidTo('Kestrel Wool', 'Quay', 'Thalassa'), 'Order 700 · Kestrel Wool and 2 others'],
])('an order is called by its number and whoever is known to be paid', (order, title) => {
  expect(orderTitle('700', order)).toBe(title);
});
