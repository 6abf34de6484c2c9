import { isAccessLost, provesNothingHappened } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { makeAnswerReader } from './makeAnswerReader.ts';

const spoken = { messages: [], listed: false, code: null, namesPermission: false };
const read = makeAnswerReader({ spoken: () => spoken, forbidden: () => 'session-refused' });

const path = '/deal/book';
const answered = (status: number, body: unknown = {}) =>
  ({ kind: 'answered', status, requestId: 'r-1', body }) as const;

describe('what came of a call', () => {
  it.each([200, 204, 299])('is what its answer promises after %i', (status) => {
    expect(read(path, answered(status, { id: 7 }), (body) => body)).toEqual({ ok: true, value: { id: 7 } });
  });

  it('is unreadable where a good answer is not what it promises', () => {
    expect(read(path, answered(200, '<html>'), () => null)).toMatchObject({
      failure: { kind: 'unreadable', path, status: 200, requestId: 'r-1', messages: [] },
    });
  });

  it.each([
    [400, 'refused'],
    [401, 'token-refused'],
    [403, 'session-refused'],
    [404, 'refused'],
    [499, 'refused'],
    [500, 'server-trouble'],
    [503, 'server-trouble'],
    [199, 'unreadable'],
    [300, 'unreadable'],
    [399, 'unreadable'],
  ])('is after %i: %s, and never a success', (status, kind) => {
    expect(read(path, answered(status), (body) => body)).toMatchObject({ failure: { kind, path, status } });
  });

  it('is told in the words of the partner, with the id of the answer', () => {
    const said = { messages: ['No.', 'Never.'], listed: true, code: 'LIMIT', namesPermission: true };
    const readSaid = makeAnswerReader({
      spoken: (body) => (body === 'said' ? said : spoken),
      forbidden: () => 'session-refused',
    });
    const { namesPermission: _names, ...words } = said;
    expect(readSaid(path, answered(400, 'said'), (body) => body)).toEqual({
      ok: false,
      failure: { kind: 'refused', path, status: 400, requestId: 'r-1', ...words },
    });
    expect(readSaid(path, answered(403, 'said'), (body) => body)).toMatchObject({
      failure: { kind: 'permission' },
    });
  });

  it('is no answer of a partner where nothing was answered or configured, or nobody is signed in', () => {
    for (const kind of ['no-answer', 'missing-configuration'] as const)
      expect(read(path, { kind }, (body) => body)).toMatchObject({
        ok: false,
        failure: { kind, path, status: null, requestId: null },
      });
    const lost = { kind: 'session-lost', status: 403, requestId: 'r-2' } as const;
    expect(read(path, lost, (body) => body)).toMatchObject({ ok: false, failure: { ...lost, path } });
  });
});

describe('a call that the gateway refused though the sign-in holds', () => {
  it.each([
    [{ kind: 'wrong-clock', ahead: -600, status: 403, requestId: 'r-1' }, /clock .* 10 minutes behind/],
    [
      { kind: 'not-admitted', status: 403, requestId: 'r-1' },
      /refuses \/deal\/book though you are signed in/,
    ],
  ] as const)('proves that nothing happened, and is no lost session: $kind', (answer, words) => {
    const result = read('/deal/book', answer, (body) => body);
    expect(result).toMatchObject({
      ok: false,
      failure: {
        kind: 'gateway-refused',
        status: 403,
        messages: [expect.stringMatching(words)],
        requestId: 'r-1',
      },
    });
    if (result.ok) return;
    expect(provesNothingHappened(result.failure)).toBe(true);
    expect(isAccessLost(result.failure)).toBe(false);
  });
});
