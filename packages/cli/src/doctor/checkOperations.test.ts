import { expect, it } from 'vitest';
import { checkOperations } from './checkOperations.ts';

it('names each switch that is on, and none on a day like any other (OPS-6)', () => {
  expect(checkOperations({})).toEqual([]);
  expect(checkOperations({ operations: { bookingsOff: false, readOnly: false } })).toEqual([]);
  const named = checkOperations({ operations: { notice: 'Slow today.', bookingsOff: true, readOnly: true } });
  expect(named.map(({ call, verdict }) => [call, verdict.kind])).toEqual([
    ['operations.notice', 'unjudged'],
    ['operations.bookingsOff', 'unjudged'],
    ['operations.readOnly', 'unjudged'],
  ]);
});
