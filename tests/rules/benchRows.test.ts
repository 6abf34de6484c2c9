import { describe, expect, it } from 'vitest';
import { judged } from '../bench/judged.mjs';

const row = {
  number: 1,
  measure: 'what a call takes',
  floor: 'none',
  value: 8,
  unit: 'ms',
  target: 10,
  planted: 30,
} as const;

describe('a line of the table of speed', () => {
  it('is met where it keeps its target and its measure has seen the slow path that was planted for it', () => {
    expect(judged(row)).toMatchObject({ value: 8, planted: 30, verdict: 'met', reason: '' });
    const score = { ...row, value: 100, target: 98, least: true };
    expect(judged({ ...score, planted: 60 }).verdict).toBe('met');
  });

  it('is refused without a slow path that was planted for it', () => {
    const { planted: _, ...without } = row;
    expect(() => judged(without)).toThrow('Nothing slow was planted for: what a call takes.');
    expect(() => judged({ ...row, planted: Number.NaN })).toThrow('Nothing slow was planted');
  });

  it('is missed where the slow path that was planted met the target too', () => {
    const blind = judged({ ...row, planted: 9 });
    expect(blind.verdict).toBe('missed');
    expect(blind.reason).toBe('A slow path that was planted came out as 9.');
    expect(judged({ ...row, value: 100, target: 98, least: true, planted: 99 }).verdict).toBe('missed');
  });

  it('says that nothing was seen where the slow path came out no worse than a product that misses its target', () => {
    expect(judged({ ...row, value: 12, planted: 12, why: 'It is known.' }).reason).toContain('was planted');
    expect(judged({ ...row, value: 12, why: 'It is known.' }).reason).toBe('It is known.');
  });
});
