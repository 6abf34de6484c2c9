import { ProxyUnreadable } from '@fx-gateway/domain/ports/proxyUnreadable.ts';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { expect, it } from 'vitest';
import { thrownFailure } from './thrownFailure.ts';

it('says of a file that another fxg holds what to do, and that it is no mistake of anybody', () => {
  expect(thrownFailure(new StoreBusy('/kept/credentials.json.lock'))).toEqual({
    exit: 8,
    code: 'busy',
    message: 'Another fxg is changing what is kept on this machine right now.',
    hint: 'Let it finish, then run this again. It holds /kept/credentials.json.lock.',
    requestId: null,
  });
});

it.each([
  [
    { why: 'permission was denied', broken: false },
    'fxg must be able to read and write there. Give it back to the user who runs fxg (chown), then run this again.',
  ],
  [{ why: 'the disk is full', broken: false }, 'fxg must be able to read and write there. Mend that, then'],
  [{ why: 'it is not the file that was written there', broken: true }, 'Move it away, then run this again'],
])('says of a file that cannot be used which one it is, and what to do: %j', (trouble, cure) => {
  expect(thrownFailure(new StoreUnusable('/kept/credentials.json', trouble))).toEqual({
    exit: 1,
    code: 'file-unusable',
    message: `/kept/credentials.json cannot be used: ${trouble.why}.`,
    hint: expect.stringContaining(cure),
    requestId: null,
  });
});

it('sends nobody to book again over a broken journal before they have seen what was booked', () => {
  const { hint } = thrownFailure(
    new StoreUnusable('/kept/intents.json', {
      why: 'it is not the file that was written there',
      broken: true,
    }),
  );
  expect(hint).toMatch(
    /^It keeps the bookings and instructions without an answer\. Wait two minutes, .* see with fxg orders list/,
  );
  expect(hint).not.toContain('sign-in');
});

it.each([
  ['keys.json', /^It keeps what was booked under which --key: .* run again only what is not there\.$/],
  ['quotes.json', /^Move it away, then run this again: what it held is asked for/],
])('says of a broken %s what was lost with it', (name, cure) => {
  const why = 'it is not the file that was written there';
  const { hint } = thrownFailure(new StoreUnusable(`/kept/${name}`, { why, broken: true }));
  expect(hint).toMatch(cure);
});

it.each([
  ['http://proxy.test:3128', 'Set HTTPS_PROXY to http://proxy.test:3128, or unset it.'],
  [null, 'Set HTTPS_PROXY to an address such as http://proxy.example.com:3128, or unset it.'],
])('says of a proxy that nobody can read which variable names it, and how: %s', (meant, hint) => {
  expect(thrownFailure(new ProxyUnreadable('HTTPS_PROXY', 'proxy.test:3128', meant))).toMatchObject({
    exit: 2,
    code: 'proxy-unreadable',
    message: 'HTTPS_PROXY names no proxy that can be called: there stands proxy.test:3128.',
    hint,
  });
});

it('calls every other error that was thrown a defect', () => {
  expect(thrownFailure(new TypeError('x is undefined'))).toMatchObject({
    exit: 1,
    code: 'defect',
    message: 'fxg broke: x is undefined',
  });
  expect(thrownFailure('odd')).toMatchObject({ message: 'fxg broke: odd' });
});
