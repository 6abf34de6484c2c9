import type { Intent } from '@fx-gateway/domain/corpay';
import { money } from '@fx-gateway/domain/money';
import { succeeded } from '@fx-gateway/domain/result';
import { expect, it } from 'vitest';
import { checkNamedBooking } from './checkNamedBooking.ts';

const amounts = { settlement: money(100n, 'USD'), payment: money(90n, 'EUR') };
const booking = (quoteId: string): Intent => ({
  kind: 'booking',
  quoteId,
  idempotencyKey: 'k1',
  ...amounts,
  lockSide: 'Payment',
  rate: 0.9,
  endsAt: null,
  beneficiaryId: 'b1',
  payee: 'Acme',
  newestOrder: null,
  startedAt: 0,
});
const waiting: Intent = {
  kind: 'awaited-instruction',
  orderNumber: 'q3',
  ...amounts,
  beneficiaryId: 'b1',
  payee: 'Acme',
  startedAt: 0,
};

it.each([true, false])('says that no open booking has the quote id that was named: decided %s', (decides) => {
  for (const kept of [[], [booking('q1')], [booking('q1'), waiting]]) {
    expect(checkNamedBooking(kept, 'q3', decides)).toMatchObject({
      failure: { exit: 5, message: 'No open booking has this quote id.' },
    });
  }
  expect(checkNamedBooking([booking('q1'), booking('q2')], 'q2', decides)).toEqual(succeeded(null));
});

it('wants one named before something is decided where several are open', () => {
  const several = [booking('q1'), booking('q2')];
  expect(checkNamedBooking(several, null, true)).toMatchObject({ failure: { exit: 2 } });
  expect(checkNamedBooking(several, null, false)).toEqual(succeeded(null));
  expect(checkNamedBooking([booking('q1'), waiting], null, true)).toEqual(succeeded(null));
});
