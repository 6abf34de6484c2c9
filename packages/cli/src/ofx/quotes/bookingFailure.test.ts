import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { duplicateBookedSinceStartFailure, bookingFailure } from './bookingFailure.ts';

const { invocation } = fakeInvocation(null);

it('a deal that the partner refused says first that nothing was booked', () => {
  const refused = callFailure('refused', '/payments/deals', { status: 400, messages: ['Too late.'] });
  expect(bookingFailure(invocation, { kind: 'refused', failure: refused })).toMatchObject({
    exit: 7,
    hint: expect.stringMatching(/^Nothing was booked\./),
  });
});

it.each([
  [{}, 'To book it a second time, run this again with --despite-same.'],
  [{ despiteSame: true }, 'To book it a second time, run this again.'],
])(
  'a deal that was booked meanwhile says how to book another one, and names no option that was given: %j',
  (options, hint) => {
    expect(duplicateBookedSinceStartFailure(fakeInvocation(null, options).invocation, 'OFX-7')).toMatchObject(
      {
        exit: 8,
        code: 'same-booked',
        message: 'Nothing was sent: the same has been booked meanwhile. It is deal OFX-7.',
        hint,
      },
    );
  },
);
