import { expect, it } from 'vitest';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { toMissingAccountSymptom } from './toMissingAccountSymptom.ts';

const kindOf = (status: number, message: string, shown = makeSymptom('call-refused')) =>
  toMissingAccountSymptom(shown, { status, headers: {}, body: { message } })?.kind;

it.each([
  [404, 'Account not found', 'no-account'],
  [404, 'No such user', 'no-account'],
  [404, 'The customer does not exist.', 'no-account'],
  [404, 'ACCOUNT_NOT_FOUND', 'no-account'],
  [404, 'No such path: /account', 'call-refused'],
  [404, 'Order not found', 'call-refused'],
  [403, 'Account not found', 'call-refused'],
] as const)('the accounts service that answers %s %s to who signed in shows %s', (status, message, kind) => {
  expect(kindOf(status, message)).toBe(kind);
});

it('what is known better already stays as it is', () => {
  expect(kindOf(404, 'Account not found', makeSymptom('no-route'))).toBe('no-route');
});
