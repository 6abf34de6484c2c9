import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../prepareDatabase.ts';
import type { OpenDatabase } from '@fx-gateway/services/database/openDatabase.ts';
import { deleteExpiredIdentityRecords } from '../users/deleteExpiredIdentityRecords.ts';
import { identityTables } from '../users/identityTables.ts';
import { RateLimit } from './rateLimit.ts';
import { ExpiringDatabaseStore } from './expiringDatabaseStore.ts';
import { SignInAttempts } from './signInAttempts.ts';

let database: OpenDatabase;
let now = 0;
const clock = () => now;
const wait = (ms: number) => {
  now += ms;
};

beforeAll(async () => {
  database = await prepareDatabase({ dataFolder: 'memory' });
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  now = 0;
  await deleteExpiredIdentityRecords(database.db, 10 ** 12);
});

const limit = () => new RateLimit({ kind: 'things', times: 3, withinMs: 60_000 }, clock);

const attempts = () => new SignInAttempts(clock);

const memory = () =>
  new ExpiringDatabaseStore<{ step: number }>(database.db, { kind: 'steps', lifeMs: 1_000 }, clock);

const oneAfterTheOther = async <Result>(times: number, act: () => Promise<Result>) => {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await act());
  return results;
};

const take = (times: number, of = limit()) => oneAfterTheOther(times, () => of.take(database.db, 'dana'));
const guess = (isRight: boolean, at = attempts()) => at.guess(database.db, 'dana', () => isRight);
const fail = (times: number) => oneAfterTheOther(times, () => guess(false));
const isLocked = (name = 'dana') => attempts().isLocked(database.db, name);

describe('a limit of three in a minute', () => {
  it('lets three through and no fourth, and nobody pays for another', async () => {
    expect(await take(5)).toEqual([true, true, true, false, false]);
    expect(await limit().take(database.db, 'robin')).toBe(true);
  });

  it('is one limit for all processes, also for what is asked at once', async () => {
    const processes = Array.from({ length: 8 }, limit);
    const taken = await Promise.all(processes.map((process) => process.take(database.db, 'dana')));
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  it('runs from the first: asking while it is spent does not lengthen it', async () => {
    await take(3);
    wait(59_999);
    expect(await take(2)).toEqual([false, false]);
    wait(1);
    expect(await take(4)).toEqual([true, true, true, false]);
  });

  it('begins anew when it is forgotten', async () => {
    await take(3);
    await limit().forget(database.db, 'dana');
    expect(await take(1)).toEqual([true]);
  });
});

describe('guessing a password', () => {
  it('is free four times, then locks for five seconds, and for twice as long each time after', async () => {
    await fail(4);
    expect(await isLocked()).toBe(false);
    for (const seconds of [5, 10, 20, 40]) {
      await fail(1);
      wait(seconds * 1_000 - 1);
      expect([await isLocked(), await guess(true)]).toEqual([true, 'locked']);
      wait(1);
      expect(await isLocked()).toBe(false);
    }
  });

  it('never locks for more than 15 minutes, and nobody else', async () => {
    for (let time = 0; time < 20; time += 1) {
      await fail(1);
      if (time < 19) wait(900_000);
    }
    expect(await isLocked('robin')).toBe(false);
    wait(899_999);
    expect(await isLocked()).toBe(true);
    wait(1);
    expect(await isLocked()).toBe(false);
  });

  it('begins anew after the right password', async () => {
    await fail(4);
    expect(await guess(true)).toBe('right');
    await fail(4);
    expect(await isLocked()).toBe(false);
  });

  it('at four processes at once is allowed no more often than at one', async () => {
    const processes = Array.from({ length: 4 }, attempts);
    const guesses = processes.flatMap((process) => [1, 2, 3].map(() => guess(false, process)));
    expect((await Promise.all(guesses)).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'locked'),
      ...Array.from({ length: 5 }, () => 'wrong'),
    ]);
  });
});

describe('what a sign-in needs for its next step', () => {
  it('is known to every process, taken by one, and gone after its time', async () => {
    await memory().set('secret', { step: 1 });
    expect(await memory().get('secret')).toEqual({ step: 1 });
    const taken = await Promise.all([1, 2, 3].map(() => memory().take('secret')));
    expect(taken.filter((value) => value !== undefined)).toEqual([{ step: 1 }]);

    await memory().set('secret', { step: 2 });
    wait(1_000);
    expect([await memory().get('secret'), await memory().take('secret')]).toEqual([undefined, undefined]);
  });

  it('is kept so that nobody reads it who has the database alone', async () => {
    await memory().set('secret', { step: 314_159 });
    const rows = await identityTables(database.db).selectFrom('identity_memory').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/secret|314159/);
  });

  it('has a place kept for it by one, and by another where that one does not come back', async () => {
    expect([await memory().reserve('call', 500), await memory().reserve('call', 500)]).toEqual([true, false]);
    expect(await memory().get('call')).toBeUndefined();
    wait(500);
    expect(await memory().reserve('call', 500)).toBe(true);
    await memory().set('call', { step: 1 });
    expect([await memory().reserve('call', 500), await memory().get('call')]).toEqual([false, { step: 1 }]);
  });
});
