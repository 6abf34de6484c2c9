import { expect, it } from 'vitest';
import { findOutcomeMismatch } from './findOutcomeMismatch.ts';

const booked = { kind: 'booked', orderNumber: '701' } as const;
const elsewhere = { kind: 'settled-elsewhere', orderNumber: '701' } as const;
const untold = { kind: 'settled-elsewhere', orderNumber: null } as const;
const none = { kind: 'not-booked' } as const;

it.each([
  ['an order, and it is another', '700', booked, { orderNumber: '701' }],
  ['an order, and another process found another', '700', elsewhere, { orderNumber: '701' }],
  ['an order, and another process settled it as none that is known', '700', untold, { orderNumber: null }],
  ['an order, and it became none', '700', none, { orderNumber: null }],
  ['none, and it is an order', null, booked, { orderNumber: '701' }],
  ['none, and another process found its order', null, elsewhere, { orderNumber: '701' }],
])('a booking became something else than the user said: %s', (_what, order, became, other) => {
  expect(findOutcomeMismatch({ order }, became)).toEqual(other);
});

it.each([
  ['the order', { order: '701' }, booked],
  ['the order, as another process said too', { order: '701' }, elsewhere],
  ['none', { order: null }, none],
  ['none, and another process settled it as none that is known', { order: null }, untold],
  ['nothing', 'leave', booked],
  ['only that it is sent again', 'send-again', elsewhere],
] as const)('a booking became nothing else than the user said: %s', (_what, said, became) => {
  expect(findOutcomeMismatch(said, became)).toBeNull();
});
