import { describe, expect, it } from 'vitest';
import { RowHeights } from './RowHeights.ts';

const heightsOf = (count: number): RowHeights => {
  const heights = new RowHeights();
  heights.fit(count);
  return heights;
};

describe('how high the rows of a long list are', () => {
  it('is assumed until one was drawn, and then as the first of them were on average', () => {
    const heights = heightsOf(10);
    expect([heights.width, heights.between(0, 10)]).toEqual([0, 560]);
    heights.note(390, [
      [0, 100],
      [1, 60],
    ]);
    expect([heights.width, heights.usual, heights.between(0, 10)]).toEqual([390, 80, 800]);
    heights.note(390, [[2, 200]]);
    expect([heights.usual, heights.between(0, 3)], 'a later one moves no other').toEqual([80, 360]);
  });

  it('tells which one lies where', () => {
    const heights = heightsOf(4);
    heights.note(390, [
      [0, 100],
      [1, 60],
    ]);
    expect([-20, 0, 99, 100, 159, 160, 319, 320, 9_000].map((below) => heights.at(below))).toEqual([
      0, 0, 0, 1, 1, 2, 3, 4, 4,
    ]);
  });

  it('is another one in another width, and in a list of other length', () => {
    const heights = heightsOf(3);
    heights.note(390, [[0, 100]]);
    heights.note(1_440, [[1, 50]]);
    expect([heights.usual, heights.between(0, 3)]).toEqual([50, 150]);
    heights.note(1_440, [[0, 70]]);
    heights.fit(2);
    expect(heights.between(0, 2), 'what is usual stays').toBe(100);
  });

  it('is not learnt from what is not laid out, nor from a row that the list has no more', () => {
    const heights = heightsOf(2);
    heights.note(390, [
      [0, 0],
      [7, 90],
    ]);
    expect([heights.width, heights.between(0, 2)]).toEqual([0, 112]);
  });
});
