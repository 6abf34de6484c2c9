import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { correctedClock, replacedByClock } from '../../packages/adapters/bundling/correctedClock.ts';
import {
  recordServiceClockOffset,
  formatPasswordProofTime,
  signingTime,
} from '../../packages/adapters/src/system/serviceClock.ts';
import { root } from './repository.ts';

const hour = 3_600_000;

const proved = { headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' } };
const signed = { headers: { 'x-amz-date': '20261107T090501Z' } };

const toSimulatedCallResult = (date: string | undefined, statusCode = 200) => ({
  statusCode,
  headers: { date },
});

const device = (time: string): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) });
};

afterEach(() => {
  vi.useRealTimers();
  const now = new Date().toUTCString();
  recordServiceClockOffset(proved, toSimulatedCallResult(now));
  recordServiceClockOffset(signed, toSimulatedCallResult(now, 403));
});

const there = 'Sat, 07 Nov 2026 09:05:01 GMT';

describe('the time at which passwords are proved and calls are signed', () => {
  it.each([
    ['an hour fast', '2026-11-07T10:05:01Z'],
    ['two days slow', '2026-11-05T09:05:01Z'],
  ])('is that of the service, where the device is %s', (_what, here) => {
    device(here);
    recordServiceClockOffset(proved, toSimulatedCallResult(there));
    expect(formatPasswordProofTime()).toBe('Sat Nov 7 09:05:01 UTC 2026');
    recordServiceClockOffset(signed, toSimulatedCallResult(there, 403));
    expect(signingTime().toISOString()).toBe('2026-11-07T09:05:01.000Z');
  });

  it('is that of the device where it differs by no more than answers take, and after it was set right', () => {
    device('2026-11-07T09:06:30.250Z');
    recordServiceClockOffset(signed, toSimulatedCallResult(there, 403));
    expect(signingTime().getTime()).toBe(Date.now());
    device('2026-11-07T10:05:01Z');
    recordServiceClockOffset(signed, toSimulatedCallResult(there, 403));
    expect(Date.now() - signingTime().getTime()).toBe(hour);
    device('2026-11-07T09:05:09Z');
    recordServiceClockOffset(signed, toSimulatedCallResult(there, 403));
    expect(signingTime().getTime()).toBe(Date.now());
  });

  it('of a signature is that of the device as long as no gateway refuses it', () => {
    device('2026-11-07T10:05:01Z');
    recordServiceClockOffset(signed, toSimulatedCallResult(there));
    recordServiceClockOffset(proved, toSimulatedCallResult(there));
    expect(signingTime().getTime()).toBe(Date.now());
  });

  it('stays what it was where an answer names no time', () => {
    device('2026-11-07T10:05:01Z');
    recordServiceClockOffset(signed, toSimulatedCallResult(there, 403));
    for (const nothing of [undefined, '', 'soon'])
      recordServiceClockOffset(signed, toSimulatedCallResult(nothing, 403));
    expect(Date.now() - signingTime().getTime()).toBe(hour);
  });

  it('reads as the library itself writes it', async () => {
    const [theirs] = Object.keys(replacedByClock).filter((end) => end.endsWith('getNowString.mjs'));
    const { getNowString } = (await import(fileOf(theirs ?? ''))) as { getNowString: () => string };
    for (const here of ['2026-11-07T09:05:01Z', '2026-02-28T23:59:59Z', '2027-01-10T00:00:00Z']) {
      device(here);
      expect(formatPasswordProofTime()).toBe(getNowString());
    }
  });
});

const libraries = ['aws-amplify/node_modules/@aws-amplify', '@aws-amplify'].flatMap((scope) =>
  ['auth', 'core'].map((name) => join(root, 'node_modules', scope, name, 'dist/esm')),
);

const fileOf = (end: string): string =>
  libraries.map((library) => join(library, end)).find((file) => existsSync(file)) ?? '';

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/export (?:const (?<one>\w+)|\{(?<listed>[^}]*)\})/g)].flatMap(({ groups }) =>
    (groups?.['one'] ?? groups?.['listed'] ?? '')
      .split(',')
      .map((name) => name.trim().replace(/^.* as /, '')),
  );

describe('the files of the identity library in whose place it stands', () => {
  it.each(Object.keys(replacedByClock))('%s is still at its place, and offers no more names', (end) => {
    const file = fileOf(end);
    expect(dirname(file)).not.toBe('.');
    const { load } = correctedClock();
    const loaded: unknown = typeof load === 'function' ? Reflect.apply(load, undefined, [file]) : undefined;
    expect(namesIn(String(loaded))).toEqual(namesIn(readFileSync(file, 'utf8')));
  });

  it('leaves the library its own sending, which it only listens to', () => {
    const { load } = correctedClock();
    const sending = fileOf('/clients/handlers/fetch.mjs');
    const asked: unknown =
      typeof load === 'function' ? Reflect.apply(load, undefined, [`${sending}?of-the-library`]) : undefined;
    expect(asked).toBeNull();
  });
});
