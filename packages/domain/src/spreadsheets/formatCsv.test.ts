import { describe, expect, it } from 'vitest';
import { formatCsv } from './formatCsv.ts';

describe('a table for a spreadsheet', () => {
  it('puts what would end a cell in quotes, and doubles a quote', () => {
    expect(formatCsv([['a,b', 'say "x"', 'two\nlines', ' plain ']])).toBe(
      '"a,b","say ""x""","two\nlines", plain \r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
    'is given %j as a text, never as a formula',
    (text) => {
      expect(formatCsv([[text]])).toContain(`'${text}`);
    },
  );

  it('has its rows one after the other, each with its own end', () => {
    expect(formatCsv([['a', 'b'], ['c']])).toBe('a,b\r\nc\r\n');
    expect(formatCsv([])).toBe('');
  });

  it('is quoted after the apostrophe was set', () => {
    expect(formatCsv([['=HYPERLINK("x")']])).toBe(`"'=HYPERLINK(""x"")"\r\n`);
  });
});
