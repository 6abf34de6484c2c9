import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeListReader, makeRecordsReader, makeContentReader } from './makeContentReader.ts';

const order = z.object({ id: z.string() });
const [first, second] = [{ id: '1' }, { id: '2' }];
const unnamed = { id: '' };

describe('what an answer holds', () => {
  it('is read wrapped and bare, without what nobody promised (S-86)', () => {
    expect([first, { content: { ...first, more: true } }].map(makeContentReader(order))).toEqual([
      first,
      first,
    ]);
  });

  it.each([[{}], [null], [{ content: [] }]])(
    'is unreadable where it is not what was promised: %j',
    (body) => {
      expect(makeContentReader(order)(body)).toBeNull();
    },
  );
});

describe('the list that an answer holds', () => {
  it('is read whole or not at all', () => {
    const read = makeListReader(order);
    expect(read({ content: [first, second] })).toEqual([first, second]);
    expect([{ items: [first, {}] }, {}, null].map(read)).toEqual([null, null, null]);
  });

  it('is put in order first, and what is written the usual way is taken as it is', () => {
    const usual = { id: 'taken as it is' };
    const read = makeListReader(order, {
      arrange: (entries) => entries.toReversed(),
      usual: (entry) => (entry === 'usual' ? usual : null),
    });
    expect(read([first, 'usual', second])).toEqual([second, usual, first]);
    expect(read([first, 'odd'])).toBeNull();
  });

  it('has every record once, in the place where it came first, and all that have no id', () => {
    const read = makeRecordsReader(order, ({ id }) => id);
    expect(read([first, unnamed, second, first, unnamed])).toEqual([first, unnamed, second, unnamed]);
    expect(read([first, {}])).toBeNull();
  });
});
