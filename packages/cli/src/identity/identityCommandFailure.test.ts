import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { expect, it } from 'vitest';
import { identityCommandFailure, signInRefused } from './identityCommandFailure.ts';

it.each([
  ['no-answer', identityMessages.noAnswer, 6, 'network', null],
  ['server-trouble', identityMessages.serverTrouble, 1, 'server-trouble', 'request-7'],
  ['unreadable', identityMessages.unreadable, 1, 'unreadable-answer', 'request-7'],
  ['LimitExceededException', 'Too often.', 4, 'sign-in-refused', 'request-7'],
])('a sign-in that ends in %s tells a script so', (name, message, exit, code, requestId) => {
  const told = { exit, code, message, hint: null, requestId };
  expect(identityCommandFailure({ name, message, requestId: 'request-7' })).toEqual(told);
  expect(signInRefused(message, { requestId: 'request-7' })).toEqual(told);
});
