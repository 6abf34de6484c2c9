import { toleratedClockSkewSeconds } from '@fx-gateway/domain/calls/gatewayMessages.ts';
import { describe, expect, it } from 'vitest';
import { computeClockAheadSeconds, isSignatureRefusal } from './signatureRefusal.ts';

describe('a 403 that the gateway answered because of the signature', () => {
  it.each([
    'MissingAuthenticationTokenException',
    'UnrecognizedClientException',
    'ExpiredTokenException',
    'IncompleteSignatureException',
    'InvalidSignatureException',
    'ExpiredTokenException:http://internal.amazon.com/coral/',
    'ExpiredTokenException,Sender',
    'ExpiredTokenException#1',
  ])('is known by its type: %s', (type) => {
    expect(isSignatureRefusal(403, type, {})).toBe(true);
    expect(isSignatureRefusal(401, type, {})).toBe(false);
  });

  it.each([
    [{ message: 'Missing Authentication Token' }],
    [{ Message: 'The security token included in the request is invalid.' }],
    [{ message: 'the security token included in the request is expired' }],
    [{ message: 'Signature expired: 20261121T090000Z is now earlier than 20261121T100000Z' }],
    [{ message: 'Signature not yet current: 20261121T100000Z is still later than 20261121T090000Z' }],
  ])('is known by its sentence: %j', (body) => {
    expect(isSignatureRefusal(403, undefined, body)).toBe(true);
  });

  it.each([
    [undefined, { message: 'This customer may not book.' }],
    ['AccessDeniedException', {}],
    [undefined, { message: 'Sorry: Missing Authentication Token' }],
    [undefined, { message: 7 }],
    [undefined, null],
    [undefined, 'Missing Authentication Token'],
  ])('is none of the service behind it: %s %j', (type, body) => {
    expect(isSignatureRefusal(403, type, body)).toBe(false);
  });
});

describe('the clock of a caller whose signature was refused', () => {
  const date = 'Sat, 21 Nov 2026 09:00:00 GMT';
  const there = Date.parse(date);
  const expired = { message: 'Signature expired: it is earlier' };
  const early = { Message: 'Signature not yet current: it is later' };

  it('is ahead or behind by so many seconds', () => {
    expect(computeClockAheadSeconds(date, early, there + 3_600_400)).toBe(3_600);
    expect(computeClockAheadSeconds(date, expired, there - 3_600_400)).toBe(-3_600);
  });

  it('is right within what is tolerated', () => {
    expect(computeClockAheadSeconds(date, expired, there + toleratedClockSkewSeconds * 1_000)).toBeNull();
    expect(computeClockAheadSeconds(date, expired, there + (toleratedClockSkewSeconds + 1) * 1_000)).toBe(
      toleratedClockSkewSeconds + 1,
    );
    expect(computeClockAheadSeconds(date, expired, there - (toleratedClockSkewSeconds + 1) * 1_000)).toBe(
      -toleratedClockSkewSeconds - 1,
    );
  });

  it('is not why where the answer says something else, or not when it was given', () => {
    const wrong = there + 3_600_000;
    expect(
      computeClockAheadSeconds(
        date,
        { message: 'The security token included in the request is expired' },
        wrong,
      ),
    ).toBeNull();
    expect(computeClockAheadSeconds(date, { message: 'Your signature expired' }, wrong)).toBeNull();
    expect(computeClockAheadSeconds(undefined, expired, wrong)).toBeNull();
    expect(computeClockAheadSeconds('soon', expired, wrong)).toBeNull();
    expect(computeClockAheadSeconds(date, null, wrong)).toBeNull();
  });
});
