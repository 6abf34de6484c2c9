import { expect, it } from 'vitest';
import type { DoctorFinding } from './doctorFinding.ts';
import { findUnauthorizedServices } from './findUnauthorizedServices.ts';
import { asExpectedVerdict, notTriedVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

const answer = (service: string, judged: ExplainedVerdict): DoctorFinding => ({
  look: 'answer',
  service,
  call: 'c',
  place: null,
  ...judged,
});
const token = (judged: ExplainedVerdict) => answer('accounts', judged);
const untried = ['pays', 'pays'].map((service) => answer(service, notTriedVerdict('no-token')));

it('nothing is known of a service that the user has not authorized, each named once', () => {
  expect(findUnauthorizedServices([token(notTriedVerdict('no-authorization')), ...untried])).toEqual([
    'pays',
  ]);
});

it('a token that is missing for another reason is told with that', () => {
  expect(findUnauthorizedServices(untried)).toEqual([]);
  expect(findUnauthorizedServices([token(asExpectedVerdict()), answer('pays', asExpectedVerdict())])).toEqual(
    [],
  );
});
