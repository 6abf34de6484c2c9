import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import {
  type DealAwaitingInstructionEntry,
  type StoredBookingCall,
  type CorpayJournalEntry,
} from './intent.ts';
import { readIntents, writeIntents } from '../../../test/keptIntents.ts';

const intent: StoredBookingCall = {
  kind: 'booking',
  quoteId: 'q1',
  idempotencyKey: 'k1',
  settlement: makeMoney(1_153_402n, 'USD'),
  payment: makeMoney(1_850_000n, 'JPY'),
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

const awaited: DealAwaitingInstructionEntry = {
  kind: 'awaited-instruction',
  orderNumber: '700',
  settlement: intent.settlement,
  payment: intent.payment,
  beneficiaryId: 'b1',
  payee: 'Payee',
  startedAt: intent.startedAt,
};

/** As it is kept, with another value under one name. */
const altered = (of: CorpayJournalEntry, member: string, value: unknown): string => {
  const [kept]: Record<string, unknown>[] = JSON.parse(writeIntents([of]));
  return JSON.stringify([{ ...kept, [member]: value }]);
};

describe('what the journal cannot understand', () => {
  const needed = ['kind', 'settlement', 'payment', 'beneficiaryId', 'payee', 'startedAt'];
  it.each([
    ...[...needed, 'quoteId', 'idempotencyKey'].map((member) => [intent, member] as const),
    ...[...needed, 'orderNumber'].map((member) => [awaited, member] as const),
  ])('of $kind it keeps nothing without its %s', (of, member) => {
    for (const value of [undefined, null, true, {}])
      expect(readIntents(altered(of, member, value))).toEqual([]);
  });

  it.each([
    ['an amount of a currency that nobody here knows', { currency: 'SEK', amount: '1.00' }],
    ['an amount that is no text', { currency: 'USD', amount: 1 }],
    ['an amount that is no number', { currency: 'USD', amount: 'much' }],
    ['more digits than the currency has', { currency: 'JPY', amount: '1.5' }],
    ['no amount', 'USD 1.00'],
  ])('%s is no amount of an intent', (_what, value) => {
    expect(readIntents(altered(intent, 'payment', value))).toEqual([]);
    expect(readIntents(altered(awaited, 'settlement', value))).toEqual([]);
  });

  it.each(['rate', 'endsAt'])('a %s beyond every number is not known', (member) => {
    const text = altered(intent, member, 1).replace(`"${member}":1`, `"${member}":1e999`);
    expect(readIntents(text)).toEqual([{ ...intent, [member]: null }]);
  });

  it('a locked side that this version does not know is not known', () => {
    expect(readIntents(altered(intent, 'lockSide', 'Both'))).toEqual([{ ...intent, lockSide: null }]);
  });

  it('takes nothing else with it', () => {
    const [kept] = JSON.parse(writeIntents([awaited]));
    expect(readIntents(JSON.stringify([null, 7, 'text', {}, kept]))).toEqual([awaited]);
  });

  it.each(['', '[', 'null', '{}', '"[]"', '[{"kind":"booking"},null,'])('%j holds no intent', (text) => {
    expect(readIntents(text)).toEqual([]);
  });
});

describe('an intent in the store', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 13n }), fc.constantFrom('USD', 'JPY', 'EUR'))
    .map(([minor, currency]) => makeMoney(minor, currency));
  const shared = {
    settlement: amount,
    payment: amount,
    beneficiaryId: fc.string(),
    payee: fc.string(),
    startedAt: fc.integer(),
  };
  const number = fc.option(fc.integer());
  const anyIntent: fc.Arbitrary<CorpayJournalEntry> = fc.oneof(
    fc.record({
      ...shared,
      kind: fc.constant('booking' as const),
      quoteId: fc.string(),
      idempotencyKey: fc.string(),
      lockSide: fc.constantFrom('Payment', 'Settlement', null),
      rate: number,
      endsAt: number,
      newestOrder: fc.option(fc.string()),
    }),
    fc.record({ ...shared, kind: fc.constant('awaited-instruction' as const), orderNumber: fc.string() }),
  );

  it('comes back as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(anyIntent, { maxLength: 5 }), (intents) => {
        expect(readIntents(writeIntents(intents))).toEqual(intents);
      }),
    );
    expect(readIntents(null)).toEqual([]);
  });
});
