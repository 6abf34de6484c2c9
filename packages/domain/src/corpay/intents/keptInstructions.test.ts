import { describe, expect, it } from 'vitest';
import { instructionIntent } from '../../../test/sampleDeals.ts';
import { journalEntryId, type StoredInstructionCall } from './intent.ts';
import { readIntents, writeIntents } from '../../../test/keptIntents.ts';

const intent: StoredInstructionCall = {
  ...instructionIntent,
  detailsChecked: true,
  startedAt: 1_795_244_400_000,
};

const { details: _details, ...undetailed } = intent;

// As the versions before wrote it, the first of which kept neither beneficiary nor reference.
const before =
  '[{"kind":"instruction","orderNumber":"700","idempotencyKey":"key-1","payment":{"currency":"AUD","amount":"892.00"},"beneficiaryId":"b1","startedAt":1795244400000}]';
const between =
  '[{"kind":"instruction","orderNumber":"700","idempotencyKey":"key-1","payment":{"currency":"AUD","amount":"892.00"},"beneficiaryId":"b1","payee":"Kestrel Wool","reference":"INV-7","detailsChecked":true,"startedAt":1795244400000}]';

const now =
  '[{"kind":"instruction","orderNumber":"700","idempotencyKey":"key-1","payment":{"currency":"AUD","amount":"892.00"},"beneficiaryId":"b1","payee":"Kestrel Wool","reference":"INV-7","details":{"deliveryMethod":"W","paymentPurpose":"GOODS","settlementAccount":"a1","feeSettlementAccount":"a1"},"detailsChecked":true,"startedAt":1795244400000}]';

describe('an instruction as it is kept', () => {
  it('is written with everything that its payment can be compared by', () => {
    expect(writeIntents([intent])).toBe(now);
    expect(readIntents(now)).toEqual([intent]);
  });

  it('of an earlier version is read, and what it lacks is not known', () => {
    expect(readIntents(between)).toEqual([undetailed]);
    expect(readIntents(writeIntents([undetailed]))).toEqual([undetailed]);
    const old = { ...undetailed, payee: null, reference: null, detailsChecked: false };
    expect(readIntents(before)).toEqual([old]);
    expect(readIntents(writeIntents([old]))).toEqual([old]);
  });

  it('whose call was answered says so, and of an earlier version it is not known', () => {
    const answered = now.replace('"startedAt"', '"callEnded":true,"startedAt"');
    expect(readIntents(answered)).toEqual([{ ...intent, callEnded: true }]);
    expect(readIntents(writeIntents([{ ...intent, callEnded: true }]))).toEqual([
      { ...intent, callEnded: true },
    ]);
    for (const said of ['false', '"true"', 'null'])
      expect(readIntents(answered.replace('true,"startedAt', `${said},"startedAt`))).toEqual([intent]);
    for (const earlier of [before, now]) expect(readIntents(earlier)[0]).not.toHaveProperty('callEnded');
  });

  it('that was refused says so, and of an earlier version it is not known', () => {
    const refused = { ...intent, callEnded: true, refused: true } as const;
    expect(readIntents(writeIntents([refused]))).toEqual([refused]);
    const said = now.replace('"startedAt"', '"refused":"true","startedAt"');
    for (const other of [said, now, between, before])
      expect(readIntents(other)[0]).not.toHaveProperty('refused');
  });

  it('is read without what cannot be understood of how it was to be paid', () => {
    const members = ['deliveryMethod', 'paymentPurpose', 'settlementAccount', 'feeSettlementAccount'];
    for (const member of members)
      expect(readIntents(now.replace(`"${member}"`, '"x"'))).toEqual([undetailed]);
    expect(readIntents(now.replace(/"details":\{.*?\}/, '"details":"W"'))).toEqual([undetailed]);
  });

  it.each([
    ['order', now.replace('orderNumber', 'order')],
    ['key', now.replace('idempotencyKey', 'key')],
  ])('without its %s is left out', (_what, text) => {
    expect(readIntents(text)).toEqual([]);
  });

  it('has a name of its own in every try, and so has everything else about its order', () => {
    const awaited = {
      ...intent,
      kind: 'awaited-instruction',
      settlement: intent.payment,
      payee: '',
    } as const;
    const booking = { ...awaited, kind: 'booking', quoteId: 'q1', newestOrder: null } as const;
    expect([intent, { ...intent, idempotencyKey: 'key-2' }, awaited, booking].map(journalEntryId)).toEqual([
      'instruction/700/key-1',
      'instruction/700/key-2',
      'awaited-instruction/700',
      'booking/q1',
    ]);
  });
});
