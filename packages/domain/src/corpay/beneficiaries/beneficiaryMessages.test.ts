import { describe, expect, it } from 'vitest';
import { failure } from '../../../test/sampleDeals.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { chosenBeneficiaryGoneMessage, beneficiarySaveErrors } from './beneficiaryMessages.ts';

const path = '/beneficiaries/b1';
const messages = ['Name is required.', 'IBAN is wrong.'];

describe('why a beneficiary was not saved (CP-WIZ-20)', () => {
  it.each<readonly [string, Partial<CallFailure>]>([
    ['that was refused', { kind: 'refused', status: 400 }],
    ['that the user may not make', { kind: 'permission', status: 403 }],
    ['that the partner failed at', { kind: 'server-trouble', status: 500 }],
  ])('is each message of the partner about a call %s', (_title, more) => {
    expect(beneficiarySaveErrors(failure({ path, messages, ...more }))).toEqual(messages);
  });

  it.each<readonly [string, Partial<CallFailure>, string]>([
    [
      'a token that was refused',
      { kind: 'token-refused', status: 401 },
      'Session expired. Trying to generate new tokens...',
    ],
    [
      'a partner that is closed for now',
      { kind: 'server-trouble', status: 503 },
      'Sorry, but this is currently unavailable. Please try again later.',
    ],
    [
      'a partner that says nothing',
      { kind: 'refused', status: 400, messages: [] },
      'Error calling /beneficiaries/b1.',
    ],
  ])('is the one sentence that every call has for %s', (_title, more, words) => {
    expect(beneficiarySaveErrors(failure({ path, messages, ...more }))).toEqual([words]);
  });
});

it('of a beneficiary who is gone it is said that somebody else has to be chosen', () => {
  expect(chosenBeneficiaryGoneMessage('Olive & Sons')).toBe(
    'Olive & Sons is no longer among your beneficiaries. Choose who is paid.',
  );
});
