import { describe, expect, it } from 'vitest';
import { judged } from '../bench/judged.mjs';

const row = {
  number: 1,
  measure: 'what a call takes',
  floor: 'none',
  value: 8,
  unit: 'ms',
  target: 10,
} as const;

describe('a line of the table of speed', () => {
  it('is met where it keeps its target, and needs no reason then', () => {
    expect(judged({ ...row, why: 'It is known.' })).toMatchObject({ value: 8, verdict: 'met', reason: '' });
    expect(judged({ ...row, value: 98, target: 98, least: true }).verdict).toBe('met');
  });

  it('is missed beyond its target, with what is known of it', () => {
    expect(judged({ ...row, value: 12, why: 'It is known.' })).toMatchObject({
      verdict: 'missed',
      reason: 'It is known.',
    });
    expect(judged({ ...row, value: 97, target: 98, least: true }).reason).toContain('nothing is known');
    expect(judged({ ...row, value: Number.NaN }).verdict).toBe('missed');
  });
});
