import { failed } from '@fx-gateway/domain/result/result.ts';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { sampleBooking } from '../../../test/sampleBooking.ts';
import { reportResendOfBooking } from './reportResendOfBooking.ts';

it.each([
  ['may make the deal', Date.now() + 60_000, 'If it was not made, this makes it.'],
  ['can only ask', 0, 'Its quote has ended, so this only asks what became of it.'],
])('a call that is sent again is told before it leaves, and whether it %s', async (_what, endsAt, risk) => {
  const { invocation, reported } = fakeInvocation(null);
  const told: string[] = [];
  const deals = reportResendOfBooking(
    invocation,
    {
      book: async () => {
        told.push(reported());
        return failed(callFailure('no-answer', '/deal/book'));
      },
      instruct: async () => failed(callFailure('no-answer', '/deal/instruct')),
    },
    { ...sampleBooking, endsAt },
  );
  await deals.book('q1', 'k1');
  expect(told).toEqual([expect.stringMatching(/^The call of your booking of .* is sent again\. /)]);
  expect(told[0]).toContain(risk);
});
