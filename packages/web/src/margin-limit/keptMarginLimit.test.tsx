import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepMarginLimit, readKeptMarginLimit } from './keptMarginLimit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the limit of a margin in this browser (COST-2)', () => {
  it('is one percent until the user sets another, which no other user has', () => {
    expect(readKeptMarginLimit('dana')).toBe(1);
    expect(keepMarginLimit('dana', 0.4)).toBe(true);
    expect([readKeptMarginLimit('dana'), readKeptMarginLimit('rui')]).toEqual([0.4, 1]);
  });

  it('is one percent where something else was kept, or nothing can be', () => {
    localStorage.setItem('fx-gateway.margin-limit.dana', 'much');
    expect(readKeptMarginLimit('dana')).toBe(1);
    keepMarginLimit('dana', 3);
    vi.stubGlobal('localStorage', undefined);
    expect([readKeptMarginLimit('dana'), keepMarginLimit('dana', 2)]).toEqual([1, false]);
    vi.unstubAllGlobals();
  });
});
