import { describe, expect, it } from 'vitest';
import { createVirtualTime } from '../ports/virtualTime.ts';
import { createCallRecorder } from './callRecorder.ts';

const booking = { call: 'POST /deal/book', key: 'key-7c0e' };
const moment = { at: 0, time: '2026-11-23T10:00:00.000Z' };

const recorder = () => createCallRecorder(createVirtualTime(Date.UTC(2026, 10, 23, 10)).clock);

describe('a call of the partner in a recording', () => {
  it('is told with its moment and the id of its request, and without its key (REC-1, REC-2)', () => {
    const { note, calls } = recorder();
    note({ ...booking, status: 200, requestId: 'r-1' });
    expect(calls()).toEqual([
      { ...moment, call: 'POST /deal/book', became: 'answered', status: 200, requestId: 'r-1' },
    ]);
  });

  it('is lost where no answer came, and repeated where the same was sent before under its key', () => {
    const { note, calls } = recorder();
    note({ ...booking, status: null, requestId: null });
    note({ ...booking, status: null, requestId: null });
    note({ ...booking, status: 200, requestId: 'r-2' });
    note({ ...booking, key: 'key-8d1f', status: 200, requestId: 'r-3' });
    note({ call: 'POST /deal/instruct', key: booking.key, status: 200, requestId: 'r-4' });
    expect(calls().map(({ became }) => became)).toEqual(['lost', 'lost', 'repeated', 'answered', 'answered']);
  });

  it('that has no key is never a repeated one: what only looks is asked again all the time', () => {
    const { note, calls } = recorder();
    for (const requestId of ['r-1', 'r-2'])
      note({ call: 'GET /deal/orders', key: null, status: 200, requestId });
    expect(calls().map(({ became }) => became)).toEqual(['answered', 'answered']);
  });

  it.each(['Thalassa Olive', 'ada@sandbox.test', '', 'x'.repeat(81), 'r-1\nr-2'])(
    'has no id of its request where something else stands there: %j (REC-2)',
    (requestId) => {
      const { note, calls } = recorder();
      note({ ...booking, status: 200, requestId });
      expect(calls()[0]?.requestId).toBeNull();
    },
  );
});
