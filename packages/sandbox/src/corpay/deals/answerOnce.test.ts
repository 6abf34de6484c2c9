import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/openDatabase.ts';
import { prepareDatabase } from '../../server/prepareDatabase.ts';
import { answered } from '../answer.ts';
import { corpayTables, type CorpayDatabase } from '../corpayTables.ts';
import { answerOnce, keptFor } from './answerOnce.ts';
import { requestPrint } from './requestPrint.ts';

let database: OpenDatabase;
let db: CorpayDatabase;
let decided = 0;

beforeAll(async () => {
  database = await prepareDatabase({ dataFolder: 'memory' });
  db = corpayTables(database.db);
  await db.insertInto('corpay_integrations').values({ sub: 'ann', client_code: '1' }).execute();
}, 30_000);
afterAll(() => database.close());

const noon = Date.UTC(2026, 10, 21, 12);

const ask = (key: string | null, at: number, body: unknown = {}) =>
  answerOnce(db, { sub: 'ann', at, key, print: requestPrint('deal/book', body) }, async () => {
    decided += 1;
    return answered({ decided });
  });

describe('an answer under a key', () => {
  it('is kept for 24 hours and not longer', async () => {
    const first = await ask('kept', noon);
    expect(await ask('kept', noon + keptFor - 1)).toEqual(first);
    expect(await ask('kept', noon + keptFor, { other: true })).not.toEqual(first);
  });

  it('is not kept when carrying the call out failed, so that the key is free', async () => {
    const broken = answerOnce(db, { sub: 'ann', at: noon, key: 'broken', print: 'p' }, () =>
      Promise.reject(new Error('The disk is full.')),
    );
    await expect(broken).rejects.toThrow('The disk is full.');
    expect((await ask('broken', noon)).status).toBe(200);
  });

  it('is given to the same request whatever the order of its members', () => {
    expect(requestPrint('deal/book', { a: { c: 1, b: [2, 3] } })).toBe(
      requestPrint('deal/book', { a: { b: [2, 3], c: 1 } }),
    );
    expect(requestPrint('deal/book', { b: [3, 2] })).not.toBe(requestPrint('deal/book', { b: [2, 3] }));
    expect(requestPrint('deal/book', {})).not.toBe(requestPrint('deal/instruct', {}));
  });
});

describe('a call without a key', () => {
  it('is decided anew every time', async () => {
    expect(await ask(null, noon)).not.toEqual(await ask(null, noon));
  });
});
