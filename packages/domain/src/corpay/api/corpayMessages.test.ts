import { describe, expect, it } from 'vitest';
import { callFailure, type CallFailure } from '../../calls/callFailure.ts';
import {
  beneficiariesFailureMessage,
  bookingFailureMessage,
  callFailureMessage,
  instructionFailureMessage,
  quoteFailureMessage,
  tokenFailureMessage,
} from './corpayMessages.ts';

const failure = (parts: Partial<CallFailure>): CallFailure =>
  callFailure('refused', '/deal/quote', { status: 400, ...parts });
const listed = (...messages: string[]): Partial<CallFailure> => ({ messages, listed: true });
const trouble = (status: number): Partial<CallFailure> => ({ kind: 'server-trouble', status });

describe('any call of the newer partner (ERR-32 to ERR-36)', () => {
  it.each([
    [trouble(503), 'Sorry, but this is currently unavailable. Please try again later.'],
    [{ kind: 'token-refused', status: 401 }, 'Session expired. Trying to generate new tokens...'],
    [{ kind: 'session-refused', status: 403 }, 'Session expired. Please reload the page.'],
    [{ kind: 'missing-token', status: null }, 'Unable to access API, missing access token.'],
    [{ kind: 'permission', status: 403, ...listed('Not yours.', 'More.') }, 'Not yours.'],
    [{ kind: 'permission', status: 403 }, 'Error calling /deal/quote.'],
    [listed('First.', 'Second.'), 'First.'],
    [trouble(500), 'Error calling /deal/quote.'],
    [{ kind: 'no-answer', status: null }, 'Error calling /deal/quote.'],
  ] as const)('%j', (parts, words) => {
    expect(callFailureMessage(failure(parts))).toBe(words);
  });
});

describe('the partner token (ERR-26 to ERR-31)', () => {
  it.each([
    [
      { kind: 'missing-configuration', status: null },
      'Unable to generate tokens due to an environment configuration issue. Please try again later.',
    ],
    [{ messages: ['No integration.'], code: 'INTEGRATION_MISSING' }, 'No integration. (INTEGRATION_MISSING)'],
    [{ ...trouble(500), messages: ['Broken.'], code: 'E1' }, 'Broken. (E1)'],
    [trouble(503), 'Sorry, this function is currently unavailable. Please try again later.'],
    [{ status: 404 }, 'An error happened when trying to generate tokens. Try again in a few minutes.'],
    [trouble(502), 'An error happened when trying to generate tokens. Try again later.'],
    [{ messages: ['Because.'] }, 'Because.'],
    [{ code: 'INTEGRATION_MISSING' }, 'Unable to generate tokens.'],
    [{ kind: 'no-answer', status: null }, 'Unable to generate tokens.'],
  ] as const)('%j', (parts, words) => {
    expect(tokenFailureMessage(failure(parts))).toBe(words);
  });
});

describe('quotes, bookings, instructions and beneficiaries', () => {
  it('quote errors are joined with a dash (ERR-42)', () => {
    expect(quoteFailureMessage(failure(listed('Too high.', 'Try less.')))).toBe('Too high. - Try less.');
    expect(quoteFailureMessage(failure({ messages: ['Too high.', 'Try less.'] }))).toBe('Too high.');
    expect(quoteFailureMessage(failure({ listed: true }))).toBe('Error calling /deal/quote.');
    expect(quoteFailureMessage(failure(trouble(503)))).toBe(
      'Sorry, but this is currently unavailable. Please try again later.',
    );
  });

  it.each([
    [listed('Quote is over.'), 'Unable to book deal: Quote is over.'],
    [{ ...trouble(500), ...listed('Broken.') }, 'Unable to book deal: Broken.'],
    [{ ...trouble(500), messages: ['Internal'] }, "We're having trouble connecting. Please try again later."],
    [{ ...trouble(502), messages: ['Gateway'] }, "We're having trouble connecting. Please try again later."],
    [{ ...trouble(500), listed: true }, "We're having trouble connecting. Please try again later."],
    [{ listed: true }, "We're having trouble connecting. Please try again later."],
    [{ messages: ['Forbidden'] }, 'Forbidden'],
    [{ kind: 'no-answer', status: null }, "We're having trouble connecting. Please try again later."],
  ] as const)('a booking failure %j (ERR-43 to ERR-45, S-29)', (parts, words) => {
    expect(bookingFailureMessage(failure(parts))).toBe(words);
  });

  it('instruction failures carry the messages in brackets (ERR-50, S-24)', () => {
    expect(instructionFailureMessage(failure(listed('One.', 'Two.')))).toBe(
      'Error instructing deal. Please try again. (One., Two.)',
    );
    expect(instructionFailureMessage(failure(trouble(500)))).toBe(
      'Error instructing deal. Please try again.',
    );
  });

  it('a booking and an instruction of a user whose session has ended say so, and that nothing was sent', () => {
    const ended = failure({ kind: 'session-lost', status: 403 });
    const words = 'You are not signed in any more, so nothing was sent. Sign in and send it again.';
    expect(instructionFailureMessage(ended)).toBe(`Error instructing deal. Please try again. ${words}`);
    expect(bookingFailureMessage(ended)).toBe(`Unable to book deal: ${words}`);
  });

  it('a beneficiary list that says why, and one that does not (ERR-37, ERR-38, S-27)', () => {
    expect(beneficiariesFailureMessage(failure(listed('Closed.')))).toBe('Error encountered: Closed.');
    expect(beneficiariesFailureMessage(failure(trouble(500)))).toBe(
      'Error encountered: Error calling /deal/quote.',
    );
    expect(beneficiariesFailureMessage(failure({ kind: 'no-answer', status: null }))).toBe(
      'Unable to load beneficiaries.',
    );
  });
});
