import { describe, expect, it } from 'vitest';
import { ofxFailure as failure, ofxRefusal as refusal } from '../../../test/ofxSamples.ts';
import {
  ofxBeneficiariesFailureMessage,
  ofxBookingFailureMessage,
  ofxCallFailureMessage,
  ofxDealsFailureMessage,
  ofxQuoteFailureMessage,
  ofxTokenFailureMessage,
  ofxValidationFailureMessage,
  ofxMessages,
} from './ofxMessages.ts';

const silence = failure();
const refused = refusal({ messages: ['Rate moved.'] });
const expired = failure({ kind: 'token-refused', status: 401, messages: ['Expired.'] });
const trouble = failure({ kind: 'server-trouble', status: 500 });

describe('what OFX failures say', () => {
  it('a check that could not be made: network trouble (ERR-17)', () => {
    expect(ofxValidationFailureMessage(trouble)).toBe(
      'Network trouble. Please check your connection and try again.',
    );
  });

  it('a quote that was refused: the message, then what to do (ERR-18, ERR-20)', () => {
    expect(ofxQuoteFailureMessage(refused)).toBe('Rate moved. Please update your quote and try again.');
    expect(ofxQuoteFailureMessage(refusal({ messages: ['Too small'], status: 403 }))).toBe(
      'Too small. Please update your quote and try again.',
    );
    expect(ofxQuoteFailureMessage(trouble)).toBe('Please update your quote and try again.');
  });

  it('a quote whose token had expired, whatever the partner says (ERR-19)', () => {
    expect(ofxQuoteFailureMessage(expired)).toBe(
      'Secure Tokens have expired. Please refresh your browser and try again.',
    );
  });

  it('a quote that nobody answered (ERR-21)', () => {
    expect(ofxQuoteFailureMessage(silence)).toBe(
      'Unable to communicate with servers. Please try again later.',
    );
  });

  it('a booking: the message, or trouble connecting (ERR-22, ERR-23)', () => {
    expect(ofxBookingFailureMessage(refused)).toBe('Rate moved.');
    expect(ofxBookingFailureMessage(silence)).toBe(
      "We're having trouble connecting. Please try again later.",
    );
  });

  it('the list of deals: what is missing, then the message (ERR-24, S-24)', () => {
    expect(ofxDealsFailureMessage(refused)).toBe('Unable to load deals at this time: Rate moved.');
    expect(ofxDealsFailureMessage(silence)).toBe('Unable to load deals at this time.');
  });

  it('the list of beneficiaries: why it is not there, or that it is not, and an ended authorization as everywhere (ERR-37, ERR-38, S-27)', () => {
    expect(ofxBeneficiariesFailureMessage(refused)).toBe('Error encountered: Rate moved.');
    expect(ofxBeneficiariesFailureMessage(trouble)).toBe('Error encountered: Error calling /payments/deals.');
    expect(ofxBeneficiariesFailureMessage(silence)).toBe('Unable to load beneficiaries.');
    for (const kind of ['token-refused', 'session-refused', 'missing-token', 'session-lost'] as const)
      expect(ofxBeneficiariesFailureMessage(failure({ kind }))).toBe(
        ofxCallFailureMessage(failure({ kind })),
      );
  });

  it('the beneficiaries of a deal (ERR-25)', () => {
    expect(ofxMessages.dealBeneficiariesUnavailable).toBe('Unable to fetch deal beneficiaries at this time.');
  });

  it('a token: the message with its code (S-100)', () => {
    expect(ofxTokenFailureMessage(refusal({ messages: ['Not yours.'], code: 'NO' }))).toBe('Not yours. (NO)');
    expect(ofxTokenFailureMessage(refused)).toBe('Rate moved.');
    expect(ofxTokenFailureMessage(silence)).toBe('Unable to generate tokens.');
  });

  it.each([
    [expired, 'Your authorization with the partner has ended. Please authorize again.'],
    [failure({ kind: 'session-lost' }), 'Your session has ended. Please sign in again.'],
    [silence, 'Network trouble. Please check your connection and try again.'],
    [refused, 'Rate moved.'],
    [trouble, 'Error calling /payments/deals.'],
  ])('any other call %#', (given, words) => {
    expect(ofxCallFailureMessage(given)).toBe(words);
  });
});

it.each(['token-refused', 'session-refused', 'missing-token'] as const)(
  'any call that fails by %s says that the authorization has ended',
  (kind) => {
    expect(ofxCallFailureMessage(failure({ kind }))).toBe(
      'Your authorization with the partner has ended. Please authorize again.',
    );
  },
);

it.each(['token-refused', 'missing-token'] as const)(
  'a quote that fails by %s asks to refresh (ERR-18)',
  (kind) => {
    expect(ofxQuoteFailureMessage(failure({ kind }))).toBe(
      'Secure Tokens have expired. Please refresh your browser and try again.',
    );
  },
);

it('a token that was refused with a code alone says that none could be had', () => {
  expect(ofxTokenFailureMessage(failure({ code: 'E1', messages: [] }))).toBe('Unable to generate tokens.');
});
