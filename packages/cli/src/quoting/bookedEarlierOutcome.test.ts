import { describe, expect, it } from 'vitest';
import { makeChangeOutput } from '../verbs/makeOutput.ts';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { bookedEarlierOutcome } from './bookedEarlierOutcome.ts';

const amount = { amount: '1.00', currency: 'USD' };
const data = {
  orderNumber: '700',
  quoteId: 'Q1',
  settlement: amount,
  payment: amount,
  beneficiary: 'B1',
  requestId: null,
};
const booked = makeChangeOutput('Booked as order 700.', data, () => 'Booked as order 700.').value;

const hintOf = (options: Readonly<Record<string, unknown>>, key: string | null) => {
  const told = bookedEarlierOutcome(fakeInvocation(null, options).invocation, booked, 'order 700', key);
  return told.ok ? told.value?.failure : null;
};

describe('a deal that an earlier call booked, and of which nobody was told', () => {
  it('is shown with 8, and with how to book another one', () => {
    expect(hintOf({}, null)).toMatchObject({
      exit: 8,
      code: 'booked-earlier',
      message:
        'Nothing was booked now: another call booked the same, and has told nobody yet. It is order 700.',
      hint: 'To book another one, run this again with --despite-same.',
    });
  });

  it('names no option that was given already', () => {
    expect(hintOf({ despiteSame: true }, null)?.hint).toBe('To book another one, run this again.');
  });

  it('says that its own --key gives it again', () => {
    expect(hintOf({}, 'payroll-47')?.hint).toBe(
      'To book another one, run this again with --despite-same; the same command under its own --key gives what was booked.',
    );
  });
});
