import { describe, expect, it } from 'vitest';
import {
  bookingIntent,
  instructionIntent,
  orderDetail,
  orderPayment,
  orderSummary,
  payment,
  settlement,
} from '../../../test/sampleDeals.ts';
import type { DealAwaitingInstructionEntry } from '../intents/intent.ts';
import { buildOrderTimeline, type LocalOrderRecords } from './buildOrderTimeline.ts';

const nothing: LocalOrderRecords = { kept: [], keyed: null, answered: [], orders: [] };
const startedAt = Date.parse('2026-11-21T14:00:00Z');
const awaited: DealAwaitingInstructionEntry = {
  kind: 'awaited-instruction',
  orderNumber: '700',
  settlement,
  payment,
  beneficiaryId: 'b1',
  payee: 'Payee',
  startedAt,
};
const sent = { ...bookingIntent, startedAt };
const bookedAs = (number: string) => ({
  intent: sent,
  answer: { became: 'booked', number, words: '' } as const,
});
const ofThisMachine = (records: Partial<LocalOrderRecords>) =>
  buildOrderTimeline(orderDetail([]), { ...nothing, ...records })
    .filter(({ from }) => from === 'this-machine')
    .map(({ what }) => what);

describe('the timeline of an order', () => {
  it('tells when it was booked and when each beneficiary can be paid, and no moment that the partner does not give', () => {
    const payments = [
      { ...orderPayment, availableDate: '2026-11-26' },
      orderPayment,
      { ...orderPayment, availableDate: '' },
    ];
    expect(buildOrderTimeline(orderDetail(payments), nothing)).toEqual([
      { at: '2026-11-21', what: 'Booked.', from: 'partner' },
      { at: '2026-11-24', what: 'Kestrel Wool receives A$892.00 at the earliest.', from: 'partner' },
      { at: '2026-11-26', what: 'Kestrel Wool receives A$892.00 at the earliest.', from: 'partner' },
    ]);
  });

  it('tells the steps of one day in the order in which they follow from each other, and those of no other order', () => {
    const instruction = { ...instructionIntent, startedAt: startedAt + 1 };
    const ofAnother = { ...instruction, orderNumber: '701', payee: 'Another' };
    const order = orderDetail([{ ...orderPayment, availableDate: '2026-11-21' }]);
    expect(buildOrderTimeline(order, { ...nothing, kept: [ofAnother, instruction, awaited] })).toEqual([
      {
        at: '2026-11-21T14:00:00.000Z',
        what: 'The booking of €10,000.00 for Payee was sent. It became this order.',
        from: 'this-machine',
      },
      { at: '2026-11-21', what: 'Booked.', from: 'partner' },
      {
        at: '2026-11-21T14:00:00.001Z',
        what: 'The instruction of A$892.00 for Kestrel Wool was sent. No answer to it is known.',
        from: 'this-machine',
      },
      { at: '2026-11-21', what: 'Kestrel Wool receives A$892.00 at the earliest.', from: 'partner' },
    ]);
  });

  it('takes no instruction for a booking that may have become it', () => {
    const orders = [orderSummary('700', orderPayment.amount)];
    const sentFor = { ...instructionIntent, payee: null };
    expect(ofThisMachine({ kept: [sentFor], orders })).toEqual([
      'The instruction of A$892.00 was sent. No answer to it is known.',
    ]);
  });

  it('tells once when its booking was sent, by the deal that waits or by the key', () => {
    const booked = 'The booking of €10,000.00 for Payee was sent. It became this order.';
    expect(ofThisMachine({ kept: [awaited] })).toEqual([booked]);
    expect(ofThisMachine({ kept: [{ ...awaited, orderNumber: '701' }] })).toEqual([]);
    const keyed = {
      key: 'K',
      terms: '',
      intent: sent,
      outcome: { kind: 'booked', orderNumber: '700' },
    } as const;
    expect(ofThisMachine({ kept: [awaited], keyed })).toEqual([
      'The booking of €10,000.00 for Payee was sent under the key K. It became this order.',
    ]);
  });

  it('tells that a booking without an answer may have become it, unless the order came before it or from another one', () => {
    const orders = [orderSummary('700'), orderSummary('699')];
    expect(ofThisMachine({ kept: [sent], orders })).toEqual([
      'A booking of €10,000.00 for Payee was sent. No answer to it is known; it may have become this order.',
    ]);
    expect(ofThisMachine({ kept: [{ ...sent, newestOrder: '700' }], orders })).toEqual([]);
    expect(ofThisMachine({ kept: [sent], orders: [orderSummary('699')] })).toEqual([]);
    expect(ofThisMachine({ kept: [sent, awaited], orders })).toEqual([
      'The booking of €10,000.00 for Payee was sent. It became this order.',
    ]);
  });

  it('tells when its booking was sent also once the deal is settled, as long as this machine keeps its answer', () => {
    const booked = 'The booking of €10,000.00 for Payee was sent. It became this order.';
    expect(ofThisMachine({ answered: [bookedAs('701'), bookedAs('700')] })).toEqual([booked]);
    expect(ofThisMachine({ answered: [bookedAs('701')] })).toEqual([]);
    expect(ofThisMachine({ kept: [awaited], answered: [bookedAs('700')] })).toEqual([booked]);
  });

  it.each([
    ['instructed', 'It was carried out.'],
    ['not-instructed', 'It was not carried out.'],
    ['instructed-differently', 'It was not carried out: the order is instructed with something else.'],
    ['instructed-already', 'It was refused: the order was instructed already.'],
  ] as const)('tells of an instruction that is answered as %s that %s', (became, known) => {
    const answer = { became, number: '700', words: '' };
    const ofAnother = { ...instructionIntent, orderNumber: '701' };
    expect(
      ofThisMachine({
        answered: [
          { intent: instructionIntent, answer },
          { intent: ofAnother, answer },
        ],
      }),
    ).toEqual([`The instruction of A$892.00 for Kestrel Wool was sent. ${known}`]);
  });

  it('tells when the payment that it shows was instructed from here, once, also long after the answer was told', () => {
    const instructed = { ...orderDetail([orderPayment]), instruction: { at: startedAt, requestId: 'r1' } };
    const line = {
      at: '2026-11-21T14:00:00.000Z',
      what: 'The instruction of A$892.00 for Kestrel Wool was sent. It was carried out.',
      from: 'this-machine',
      requestId: 'r1',
    };
    const linesOf = (records: LocalOrderRecords, order = instructed) =>
      buildOrderTimeline(order, records).filter(({ from }) => from === 'this-machine');
    expect(linesOf(nothing)).toEqual([line]);
    const untold = {
      intent: { ...instructionIntent, startedAt },
      answer: { became: 'instructed', number: '700', words: '' },
    } as const;
    expect(linesOf({ ...nothing, answered: [untold] })).toEqual([line]);
    const several = { ...instructed, payments: [orderPayment, orderPayment] };
    expect(linesOf(nothing, several)).toEqual([
      { ...line, what: 'The instruction was sent. It was carried out.' },
    ]);
  });

  it.each([
    [{}, 'No answer to it is known.'],
    [{ callEnded: true } as const, 'Its answer does not say whether it was carried out.'],
    [{ callEnded: true, refused: true } as const, 'The partner refused it.'],
  ])('tells of an instruction that is not settled, %j, that %s', (more, known) => {
    const instruction = { ...instructionIntent, ...more };
    expect(ofThisMachine({ kept: [instruction, { ...instruction, orderNumber: '701' }] })).toEqual([
      `The instruction of A$892.00 for Kestrel Wool was sent. ${known}`,
    ]);
  });
});
