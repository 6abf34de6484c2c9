import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { expect, it } from 'vitest';
import { bookingFailure } from './bookingFailure.ts';

it('a deal that the partner refused says first that nothing was booked', () => {
  const refused = callFailure('refused', '/payments/deals', { status: 400, messages: ['Too late.'] });
  expect(bookingFailure({ kind: 'refused', failure: refused })).toMatchObject({
    exit: 7,
    hint: expect.stringMatching(/^Nothing was booked\./),
  });
});
