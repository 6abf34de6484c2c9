import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../prepareDatabase.ts';
import type { OpenDatabase } from '@fx-gateway/services/database/openDatabase.ts';
import { Faults } from '../faults/faults.ts';
import { RequestLog } from '../journal/requestLog.ts';
import { Mails, sendMail } from '../mails/mails.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await prepareDatabase({ dataFolder: 'memory' });
}, 60_000);
afterAll(() => database.close());

const booking = { service: 'corpay', method: 'POST', path: '/deal/book' };

const entryOf = (requestId: string) => ({
  ...booking,
  query: {},
  headers: {},
  body: 'a zero: \0' as unknown,
  status: 0,
  requestId,
});

describe('two processes over one database', () => {
  it('strike a fault as often in all as was asked, and both list what is left', async () => {
    const [first, second] = [new Faults(database.db, true), new Faults(database.db, true)];
    expect(await second.strike(booking)).toBeUndefined();
    await first.add([{ fault: 'reset-after', times: 3 }]);

    const struck = await Promise.all([1, 2].flatMap(() => [first.strike(booking), second.strike(booking)]));
    expect(struck.filter((fault) => fault?.fault === 'reset-after')).toHaveLength(3);
    expect(await second.list()).toEqual([]);
  });

  it('let go of the calls that they delay when the other clears the faults', async () => {
    const [first, second] = [new Faults(database.db, true), new Faults(database.db, true)];
    await first.add([{ fault: 'delay', delayMs: 600_000, times: 1 }]);
    const struck = await second.strike(booking);
    expect.assert(struck !== undefined);
    const delayed = second.delay(struck);
    await first.clear();
    await delayed;
  });

  it('tell the requests of both in the order in which they came, and what became of them', async () => {
    const [first, second] = [new RequestLog(database.db), new RequestLog(database.db)];
    const [one, two, three] = [entryOf('one'), entryOf('two'), entryOf('three')];
    first.add(one);
    second.add(two);
    first.add(three);
    await second.read({});
    two.status = 200;
    second.changed();
    await second.read({});

    const told = await first.read({ service: 'corpay', path: '/deal' });
    expect(told).toEqual([one, two, three]);
    expect(told.map(({ status }) => status)).toEqual([0, 200, 0]);
    await first.close();
    await second.close();
  });
});

describe('the inbox', () => {
  it('holds the last thousand mails', async () => {
    for (let at = 0; at < 1_003; at += 1)
      await sendMail(database.db, { to: 'dana@harbor.test', subject: 'Code', code: String(at), at });
    const codes = (await new Mails(database.db).list()).map(({ code }) => code);
    expect([codes.length, codes[0], codes.at(-1)]).toEqual([1_000, '1002', '3']);
  });
});
