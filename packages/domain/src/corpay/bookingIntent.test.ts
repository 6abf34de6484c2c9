import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { readIntents, writeIntents, type BookingIntent } from './bookingIntent.ts';

const intent: BookingIntent = {
  kind: 'booking',
  quoteId: 'q1',
  idempotencyKey: 'k1',
  settlement: money(1_153_402n, 'USD'),
  payment: money(1_850_000n, 'JPY'),
  lockSide: 'Payment',
  rate: 160.4,
  endsAt: 1_795_244_430_000,
  beneficiaryId: 'b1',
  payee: 'Payee',
  newestOrder: null,
  startedAt: 1_795_244_400_000,
};

/** A booking as the first version kept it. */
const firstVersion =
  '[{"kind":"booking","quoteId":"q1","idempotencyKey":"k1","settlement":{"currency":"USD","amount":"11534.02"},"payment":{"currency":"JPY","amount":"1850000"},"beneficiaryId":"b1","payee":"Payee","newestOrder":null,"startedAt":1795244400000}]';

describe('what the journal keeps of a booking', () => {
  it('is read back as it was written', () => {
    expect(readIntents(writeIntents([intent]))).toEqual([intent]);
  });

  it('is read from an earlier version, without what that did not know', () => {
    expect(readIntents(firstVersion)).toEqual([{ ...intent, lockSide: null, rate: null, endsAt: null }]);
  });

  it.each(['lockSide', 'rate', 'endsAt'])('an unreadable %s is not known', (member) => {
    const text = writeIntents([intent]).replace(new RegExp(`"${member}":[^,]+`), `"${member}":{}`);
    expect(readIntents(text)).toEqual([{ ...intent, [member]: null }]);
  });
});
