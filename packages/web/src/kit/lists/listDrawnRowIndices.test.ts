import { describe, expect, it } from 'vitest';
import { listDrawnRowIndices, findRowsToDraw } from './listDrawnRowIndices.ts';

const rows = (first: number, end: number) => ({ first, end });
const span = (from: number, to: number) => Array.from({ length: to - from }, (_, row) => from + row);

describe('which rows of a long list are to be drawn', () => {
  it.each([
    ['enough around those in sight', rows(92, 118), rows(100, 110), null, null],
    ['all of a list', rows(0, 5), rows(0, 5), null, null],
    ['less around them: more as there is time', rows(92, 118), rows(105, 115), null, rows(88, 128)],
    [
      'not all in sight: these at once, with what is there',
      rows(92, 118),
      rows(110, 120),
      rows(96, 120),
      null,
    ],
    ['not all in sight further up', rows(92, 118), rows(90, 100), rows(90, 112), null],
    ['others than those in sight: only these at once', rows(0, 20), rows(500, 510), rows(500, 510), null],
    ['the end in sight: nothing after it', rows(0, 20), rows(990, 1_001), rows(990, 1_000), null],
    ['the beginning in sight', rows(0, 10), rows(0, 10), null, rows(0, 24)],
  ])('%s', (_what, drawn, seen, now, soon) => {
    const count = drawn.end === 5 ? 5 : 1_000;
    expect(findRowsToDraw(drawn, seen, count)).toEqual({ now, soon });
  });

  it('needs a step of rows to be drawn anew, so that not each one that comes does it', () => {
    const drawn = rows(92, 120);
    const asked = [100, 101, 102, 103, 104].map(
      (first) => findRowsToDraw(drawn, rows(first, first + 12), 1_000).soon,
    );
    expect(asked).toEqual([null, null, null, null, null]);
    expect(findRowsToDraw(drawn, rows(105, 117), 1_000).soon).toEqual(rows(88, 136));
  });
});

describe('the rows that are drawn', () => {
  it('are the last ones of a list that became shorter', () =>
    expect(listDrawnRowIndices(rows(96, 120), null, 40)).toEqual(span(28, 40)));

  it('have those around the focus among them, each once and in their order', () => {
    expect(listDrawnRowIndices(rows(100, 103), 3, 1_000)).toEqual([...span(0, 16), ...span(100, 103)]);
    expect(listDrawnRowIndices(rows(0, 20), 15, 1_000)).toEqual(span(0, 28));
    expect(listDrawnRowIndices(rows(90, 100), 100, 100), 'of a row that is gone').toEqual(span(88, 100));
  });
});
