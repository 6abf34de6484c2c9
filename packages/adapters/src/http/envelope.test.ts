import { describe, expect, it } from 'vitest';
import {
  wrapContentInList,
  listEntriesOrNull,
  findListEntries,
  jsonMember,
  flattenChildEntries,
  unwrapContent,
} from './envelope.ts';

describe('the body of an answer', () => {
  it('is read wrapped in content and bare, whatever else stands beside it (S-86)', () => {
    const order = { id: 7 };
    expect([{ content: order, trace: 'x' }, order].map(unwrapContent)).toEqual([order, order]);
    expect([{ content: order }, order].map(wrapContentInList)).toEqual([[order], [order]]);
    expect([null, 'Sorry.', 7, [1], {}].map(unwrapContent)).toEqual([null, 'Sorry.', 7, [1], {}]);
  });

  it('has members where it is an object, and none where it is anything else', () => {
    expect(jsonMember({ length: 2 }, 'length')).toBe(2);
    expect([null, undefined, 'text', ['list']].map((body) => jsonMember(body, 'length'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the list in an answer', () => {
  const rows = [1, 2];

  it.each([
    ['bare', rows],
    ['as its items', { items: rows }],
    ['as its data', { data: rows }],
    ['as the rows of its page', { data: { rows } }],
    ['as its rows', { rows }],
  ])('is read %s, wrapped or not', (_where, body) => {
    expect([body, { content: body }].map(findListEntries)).toEqual([rows, rows]);
    expect(listEntriesOrNull(body)).toEqual(rows);
  });

  it.each([[null], ['Sorry.'], [{}], [{ items: {}, data: { rows: 'none' }, rows: null }]])(
    'is none in %j',
    (body) => {
      expect([findListEntries(body), listEntriesOrNull(body)]).toEqual([undefined, null]);
    },
  );

  it('has what is in its groups in their places, however deep', () => {
    const deep = { children: [3, { children: [4] }] };
    expect(flattenChildEntries([1, { children: [2, deep] }, { children: 'none' }, 5])).toEqual([
      1,
      2,
      3,
      4,
      { children: 'none' },
      5,
    ]);
  });
});
