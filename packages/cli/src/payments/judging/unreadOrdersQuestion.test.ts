import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { confirmCaution } from '../../verbs/confirmCaution.ts';
import { unreadOrdersQuestion } from './unreadOrdersQuestion.ts';

const words = { failureMessage: () => 'The partner has trouble.' };
const trouble = callFailure('server-trouble', '/deal/orders');
const asks = (count: number | null) => unreadOrdersQuestion({ count, failure: trouble }, words);
const end = (options: Readonly<Record<string, unknown>>) =>
  confirmCaution(fakeInvocation(null, options).invocation, asks(3));

it('orders that could not be looked at are asked about by how many they are and why', () => {
  expect([1, 7, null].map((count) => asks(count).why)).toEqual([
    'One order of the last seven days could not be looked at, so a row may have been paid already. The partner has trouble.',
    '7 orders of the last seven days could not be looked at, so a row may have been paid already. The partner has trouble.',
    'What was paid in the last seven days could not be looked at, so a row may have been paid already. The partner has trouble.',
  ]);
});

it('where nobody can be asked about them nothing is paid, also with --yes and --same-again, but for a word of its own', async () => {
  expect(await end({ yes: true, sameAgain: true })).toMatchObject({
    failure: { exit: 2, code: 'orders-not-read' },
  });
  expect(await end({ unreadOrdersAccepted: true })).toEqual({ ok: true, value: true });
});

it('a person at a terminal may pay all the same, or books nothing', async () => {
  expect(await confirmCaution(fakeInvocation(['y']).invocation, asks(3))).toEqual({ ok: true, value: true });
  expect(await confirmCaution(fakeInvocation(['n']).invocation, asks(3))).toMatchObject({
    failure: { exit: 3, code: 'orders-not-read' },
  });
});
