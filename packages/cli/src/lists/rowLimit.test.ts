import { describe, expect, it } from 'vitest';
import { readOptions } from '../verbs/options.ts';
import { takeFirstRows, readLimit, defaultRowLimit } from './rowLimit.ts';

const limitOf = (limit?: string) => readLimit(readOptions({ limit }));
const rows = Array.from({ length: 3 }, (_, at) => at);

const shown = (limit: number) => {
  const notices: string[] = [];
  return { rows: takeFirstRows({ notice: (text) => notices.push(text) }, rows, limit), notices };
};

describe('the limit of a list', () => {
  it('is the usual one where nobody says another, and none with all', () => {
    expect(limitOf()).toMatchObject({ value: defaultRowLimit });
    expect(limitOf('7')).toMatchObject({ value: 7 });
    expect(limitOf('all')).toMatchObject({ value: Infinity });
  });

  it.each(['0', '-1', '1.5', 'many', ''])('is refused under its flag where it is %j', (limit) => {
    expect(limitOf(limit)).toMatchObject({
      failure: { exit: 2, message: expect.stringContaining('--limit: ') },
    });
  });

  it('says how many there are where it leaves some out, and nothing where it does not', () => {
    expect(shown(2)).toEqual({ rows: [0, 1], notices: [expect.stringContaining('The newest 2 of 3')] });
    expect(shown(3)).toEqual({ rows, notices: [] });
    expect(shown(Infinity)).toEqual({ rows, notices: [] });
  });
});
