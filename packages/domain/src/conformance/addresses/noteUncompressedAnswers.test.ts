import { describe, expect, it } from 'vitest';
import { noteUncompressedAnswers } from './noteUncompressedAnswers.ts';

describe('a service', () => {
  it('is told to answer long texts uncompressed by the longest of them, which is no fault', () => {
    expect(
      noteUncompressedAnswers([
        { call: 'GET /beneficiaries', bytes: 1_552 },
        { call: 'GET /deal/orders', bytes: 1_091_000 },
      ]),
    ).toMatchObject({
      verdict: { kind: 'as-expected' },
      note: 'GET /deal/orders answers 1,091,000 bytes that are not compressed: on a slow network they are waited for.',
      symptom: null,
    });
  });

  it('is told nothing where every long answer came compressed', () => {
    expect(noteUncompressedAnswers([])).toBeNull();
  });
});
