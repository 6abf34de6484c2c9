import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comeIntoSight, stubSight } from '../../../test/stubSight.ts';
import { useRowVisibility } from './useRowVisibility.ts';

afterEach(() => vi.unstubAllGlobals());

const watchRows = () => {
  const sights = stubSight();
  const seen: (readonly string[])[] = [];
  const left: (readonly string[])[] = [];
  const told = {
    seen: (these: readonly string[]) => void seen.push(these),
    left: (these: readonly string[]) => void left.push(these),
  };
  const { result } = renderHook(() => useRowVisibility(told.seen, told.left));
  const rows = ['a', 'b', 'c'].map((of) => result.current(document.createElement('tr'), of));
  comeIntoSight(sights, () => true);
  return { seen, left, rows, sights, watch: result.current };
};

describe('the rows of a list that come into sight and leave it', () => {
  it('are told of together when a key takes many of them away, because thousands may be looked through then', async () => {
    const { seen, left, rows } = watchRows();
    expect(seen).toEqual([['a', 'b', 'c']]);
    for (const leave of rows.slice(0, 2)) leave();
    await Promise.resolve();
    expect(left).toEqual([['a', 'b']]);
    rows[2]?.();
    await Promise.resolve();
    expect(left).toEqual([['a', 'b'], ['c']]);
    expect(seen, 'nothing came').toHaveLength(1);
  });

  it('are told of once the list rests where they fly by', async () => {
    vi.useFakeTimers();
    const { left, rows } = watchRows();
    window.dispatchEvent(new Event('scroll'));
    rows[0]?.();
    await Promise.resolve();
    expect(left).toEqual([]);
    vi.advanceTimersByTime(150);
    expect(left).toEqual([['a']]);
    vi.useRealTimers();
  });

  it('are told of once the typing rests where each key brings others, so that nothing is read for a half word', async () => {
    vi.useFakeTimers();
    const { seen, left, rows, sights, watch } = watchRows();
    for (const key of ['m', 'i']) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key }));
      vi.advanceTimersByTime(200);
    }
    rows[0]?.();
    const found = document.createElement('tr');
    watch(found, 'd');
    comeIntoSight(sights, (row) => row === found);
    await Promise.resolve();
    expect([left, seen.length]).toEqual([[], 1]);
    vi.advanceTimersByTime(100);
    expect([left, seen]).toEqual([[['a']], [['a', 'b', 'c'], ['d']]]);
    vi.useRealTimers();
  });
});
