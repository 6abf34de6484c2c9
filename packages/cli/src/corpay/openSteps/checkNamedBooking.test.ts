import type { CorpayJournalEntry } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { sampleBooking } from '../../../test/sampleBooking.ts';
import { checkNamedBooking } from './checkNamedBooking.ts';

const booking = (quoteId: string): CorpayJournalEntry => ({ ...sampleBooking, quoteId });
const waiting: CorpayJournalEntry = {
  kind: 'awaited-instruction',
  orderNumber: 'q3',
  settlement: sampleBooking.settlement,
  payment: sampleBooking.payment,
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
  expect(checkNamedBooking(several, null, true)).toMatchObject({
    failure: { exit: 2, hint: expect.stringMatching(/--quote ID: q1 \(.+\); q2 \(/) },
  });
  expect(checkNamedBooking(several, null, false)).toEqual(succeeded(null));
  expect(checkNamedBooking([booking('q1'), waiting], null, true)).toEqual(succeeded(null));
});

it('says that no booking is open of which something could be said', () => {
  for (const kept of [[], [waiting]]) {
    expect(checkNamedBooking(kept, null, true)).toMatchObject({
      failure: { exit: 5, message: 'No booking is open, so nothing can be said of one.' },
    });
    expect(checkNamedBooking(kept, null, false)).toEqual(succeeded(null));
  }
});
