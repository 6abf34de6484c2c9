import { expect, it } from 'vitest';
import type { Finding } from '../finding.ts';
import { unauthorizedServices } from './unauthorizedServices.ts';
import { asExpected, notTried, type Judged } from '../spoken/verdict.ts';

const answer = (service: string, judged: Judged): Finding => ({
  look: 'answer',
  service,
  call: 'c',
  place: null,
  ...judged,
});
const token = (judged: Judged) => answer('accounts', judged);
const untried = ['pays', 'pays'].map((service) => answer(service, notTried('no-token')));

it('nothing is known of a service that the user has not authorized, each named once', () => {
  expect(unauthorizedServices([token(notTried('no-authorization')), ...untried])).toEqual(['pays']);
});

it('a token that is missing for another reason is told with that', () => {
  expect(unauthorizedServices(untried)).toEqual([]);
  expect(unauthorizedServices([token(asExpected()), answer('pays', asExpected())])).toEqual([]);
});
