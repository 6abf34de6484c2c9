import { callFailure, type CallFailure, type CallFailureKind } from '@fx-gateway/domain/calls/callFailure.ts';
import {
  beneficiariesFailureMessage,
  callFailureMessage,
} from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { ofxQuoteFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { expect, it } from 'vitest';
import { callCommandFailure } from './callCommandFailure.ts';

const failure = (kind: CallFailureKind, more: Partial<CallFailure> = {}): CallFailure =>
  callFailure(kind, '/deal/book', { requestId: 'r-1', ...more });

it.each<[CallFailureKind, number | null, number]>([
  ['session-lost', null, 4],
  ['token-refused', 401, 4],
  ['session-refused', 403, 4],
  ['permission', 403, 7],
  ['refused', 400, 7],
  ['refused', 404, 5],
  ['refused', 410, 7],
  ['no-answer', null, 6],
  ['server-trouble', 503, 1],
  ['unreadable', 200, 1],
])('a failure of kind %s with status %s ends with %i', (kind, status, exit) => {
  expect(callCommandFailure(failure(kind, { status }), 'words').exit).toBe(exit);
});

it.each(['token-refused', 'session-refused', 'missing-token'] as const)(
  'access that was refused (%s) is never left without a way on, whatever else is said',
  (kind) => {
    const refused = failure(kind, { messages: ['Who are you?'] });
    expect(callCommandFailure(refused, 'Unable to load orders.').hint).toMatch(
      /^The partner says: Who are you\?\nRun the same command again.*fxg login/,
    );
    expect(callCommandFailure(failure(kind), 'Unable to load orders.').hint).toMatch(/^Run the same command/);
  },
);

it('carries the code, the words and the request id of the partner', () => {
  const refused = failure('refused', {
    status: 410,
    code: 'QUOTE_EXPIRED',
    messages: ['The quote has expired.'],
  });
  expect(callCommandFailure(refused, 'Unable to book deal: The quote has expired.')).toMatchObject({
    code: 'QUOTE_EXPIRED',
    requestId: 'r-1',
    hint: null,
  });
  expect(callCommandFailure(refused, 'Unable to book.').hint).toBe(
    'The partner says: The quote has expired.',
  );
});

it('says of a partner that wants fewer calls that it does, so that a script can wait', () => {
  expect(callCommandFailure(failure('refused', { status: 429 }), 'words')).toMatchObject({
    exit: 7,
    code: 'too-many-calls',
  });
});

it.each([
  ['token-refused', callFailureMessage],
  ['session-refused', callFailureMessage],
  ['token-refused', beneficiariesFailureMessage],
  ['token-refused', ofxQuoteFailureMessage],
] as const)('says of %s nothing of a page or of what would follow, but how to go on', (kind, wordsOf) => {
  const refused = failure(kind);
  const { message, hint } = callCommandFailure(refused, wordsOf(refused));
  expect(message).toMatch(/The partner refused the access, also after it was renewed\.$/);
  expect(message).not.toMatch(/expired|reload|tokens/);
  expect(hint).toMatch(/^Run the same command again.*fxg login/);
});
