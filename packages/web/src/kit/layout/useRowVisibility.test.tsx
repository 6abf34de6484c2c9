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
  return { seen, left, rows, watch: result.current };
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
});
