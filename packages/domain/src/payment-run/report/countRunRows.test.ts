import { expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { countRunRows } from './countRunRows.ts';
import type { RunDeal } from '../run/paymentRun.ts';
import { toRunReportRows } from './toRunReportRows.ts';

const made = { booking: sampleBooking(), order: { number: '700', reference: '' } };
const instruction = { idempotencyKey: 'k', startedAt: 1, endings: {} };
const states: readonly (readonly [RunDeal['state'], object])[] = [
  [{ kind: 'waiting', refusal: null }, { unpaid: 8 }],
  [
    { kind: 'booking', booking: made.booking },
    { inDoubt: 2, unpaid: 6 },
  ],
  [{ kind: 'booked', refusal: null, ...made }, { unpaid: 8 }],
  [
    { kind: 'instructing', instruction, ...made },
    { inDoubt: 2, unpaid: 6 },
  ],
  [
    { kind: 'paid', requestId: null, ...made },
    { paid: 2, unpaid: 6 },
  ],
  [
    { kind: 'paid-otherwise', words: 'Otherwise.', ...made },
    { inDoubt: 2, unpaid: 6 },
  ],
  [
    { kind: 'paid-otherwise', words: 'In another split.', inFull: true, ...made },
    { paid: 2, unpaid: 6 },
  ],
  [{ kind: 'left-out' }, { unpaid: 8 }],
  [{ kind: 'left-out', ...made }, { unpaid: 8 }],
];

it.each(states)(
  'the rows of a run are counted as its report shows them, in each state (RUN-12): %o',
  (state, told) => {
    const [payment, other] = sampleRunDeal().payments;
    if (payment === undefined || other === undefined) throw new Error('two payments');
    const held = [10, 11, 12, 13, 14].map((row) => ({ row, ownId: '', payee: '', reasons: ['Mend it.'] }));
    const deal = sampleRunDeal({ state, leftOut: [{ ...payment, row: 4 }] });
    const run = { ...sampleRun(), deals: [deal], held };
    const counts = countRunRows(run);
    expect(counts).toMatchObject({ paid: 0, inDoubt: 0, all: 8, ...told });
    expect(counts.paid + counts.unpaid + counts.inDoubt).toBe(counts.all);
    const shown = new Map<string, number>();
    for (const row of toRunReportRows(run, new Map()))
      shown.set(row.state.code, (shown.get(row.state.code) ?? 0) + 1);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(counts.states));
  },
);
