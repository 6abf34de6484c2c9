import { describe, expect, it } from 'vitest';
import { readInstructionAnswer, readOrderNumber } from './dealWire.ts';

describe('a booking or an instruction', () => {
  it.each([
    [{ content: { orderNumber: 10482213, token: 't', settlementDate: '2026-11-24' } }, '10482213'],
    [{ content: { ordNum: '10482213' } }, '10482213'],
    [{ orderNumber: '1', ordNum: '2' }, '1'],
    [{ content: { token: '00000000-0000-0000-0000-000000000000' } }, null],
    [{ content: { orderNumber: null, ordNum: 0 } }, null],
  ])('in %j has order number %j', (body, orderNumber) => {
    expect(readOrderNumber(body)).toEqual({ orderNumber });
  });

  it('that was instructed has the id of its answer beside it, where it came with one', () => {
    const body = { content: { ordNum: 10482213 } };
    expect(readInstructionAnswer(body, 'r-1')).toEqual({ orderNumber: '10482213', requestId: 'r-1' });
    expect(readInstructionAnswer(body, null)).toEqual({ orderNumber: '10482213' });
    expect(readInstructionAnswer('ok', 'r-1')).toBeNull();
  });

  it('cannot be read from what is no answer', () => {
    expect(readOrderNumber(undefined)).toBeNull();
    expect(readOrderNumber('ok')).toBeNull();
  });
});
