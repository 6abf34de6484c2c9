import * as fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it, vi } from 'vitest';
import { satisfiesPattern } from './partnerPattern.ts';
import { wantsLatinLetters } from './wantsLatinLetters.ts';

describe("a partner's pattern", () => {
  it('is used as given: without anchors it may match anywhere (S-87)', () => {
    expect(satisfiesPattern('\\d{3}', 'ab123cd')).toBe(true);
    expect(satisfiesPattern('^\\d{3}$', 'ab123cd')).toBe(false);
    expect(satisfiesPattern('^[^<>\\x22]*$', 'a "quoted" word')).toBe(false);
    expect(satisfiesPattern('^[a-zA-ZÀ-ÿ0-9.,&\\- ]*$', 'Zoë & Sons-Ltd.')).toBe(true);
    expect(satisfiesPattern('^[\\u00C0-\\u00FF]+$', 'éÀ')).toBe(true);
  });

  it('counts characters, not halves of them', () => {
    expect(satisfiesPattern('^.{0,3}$', '😀😀😀')).toBe(true);
    expect(satisfiesPattern('^.{0,3}$', '😀😀😀😀')).toBe(false);
  });

  it.each(['(?=.*\\d)\\w+', '(a)\\1', '[', '(', 'a{0,5000}', '*', '(a', 'a)'])(
    'that needs more than a linear engine has, or is none, is left to the server: %s',
    (pattern) => expect(satisfiesPattern(pattern, 'whatever')).toBe(true),
  );

  it.each(['^(a+)+$', '^(a|aa)+$', '^(a*)*b$', '^([a-z]+)*[A-Z]$'])(
    'made to hang an engine answers at once: %s',
    (pattern) => {
      const long = `${'a'.repeat(20_000)}!`;
      satisfiesPattern(pattern, 'a');
      const { user: before } = process.cpuUsage();
      expect(satisfiesPattern(pattern, long)).toBe(false);
      expect(process.cpuUsage().user - before).toBeLessThan(500_000);
    },
  );

  it.each([
    ['many optional signs', '^(?:a?){1000}$', 3000],
    ['as many as are judged', '^(?:a?){1000}x$', 330],
    ['many long repetitions', `^${'.{0,1000}'.repeat(300)}$`, 300],
    ['repetitions of repetitions', `^${'(?:a?){1000}'.repeat(300)}$`, 300],
    ['a long group repeated', `^(?:${'a?'.repeat(100)}){1000}$`, 500],
    ['groups in groups', `^${'('.repeat(500)}a${')?'.repeat(500)}{900}$`, 300],
  ])('that is much work keeps nobody waiting: %s', (_, pattern, length) => {
    satisfiesPattern('^warm$', 'warm');
    const { user: before } = process.cpuUsage();
    satisfiesPattern(pattern, `${'a'.repeat(length)}!`);
    // Processor time: other work on the machine is no reason to fail.
    expect(process.cpuUsage().user - before).toBeLessThan(800_000);
  });

  it('about length alone is judged for a value of any length', () => {
    const long = 'a'.repeat(100_000);
    expect(satisfiesPattern('^.{0,1000}$', long)).toBe(false);
    expect(satisfiesPattern('^.{0,100000}$', long)).toBe(true);
    expect(satisfiesPattern('^.{2,3}$', 'a')).toBe(false);
    expect(satisfiesPattern('^.{2,3}$', 'a\nb')).toBe(false);
    for (const value of ['ab', 'abc']) expect(satisfiesPattern('^.{2,3}$', value)).toBe(true);
    for (const other of ['x^.{1,2}$', '^.{1,2}$x']) expect(satisfiesPattern(other, 'ab')).toBe(false);
  });

  it('about a length that no value has is none, and left to the server', () => {
    expect(satisfiesPattern('^.{3,2}$', 'abc')).toBe(true);
    expect(satisfiesPattern('^.{2,2}$', 'ab')).toBe(true);
    expect(satisfiesPattern('^.{2,2}$', 'abc')).toBe(false);
  });

  it('that is too much work for a value is left to the server, and judged for a shorter one', () => {
    expect(satisfiesPattern('^(?:a?){1000}x$', 'b'.repeat(400))).toBe(true);
    expect(satisfiesPattern('^(?:a?){1000}x$', 'b'.repeat(300))).toBe(false);
  });

  it('of an everyday size is judged for every value that fits a form', () => {
    expect(satisfiesPattern('^[A-Za-z0-9 ]{0,250}$', 'a'.repeat(3000))).toBe(false);
    expect(satisfiesPattern('^(?:[A-Z]{2}\\d{2} ?(?:[A-Z0-9]{4} ?){1,7}){1,3}$', 'x'.repeat(1000))).toBe(
      false,
    );
  });

  it('of no reasonable length is left to the server', () => {
    expect(satisfiesPattern(`^${'(a|b)?'.repeat(600)}$`, '!')).toBe(false);
    expect(satisfiesPattern(`^${'(a|b)?'.repeat(700)}$`, '!')).toBe(true);
  });

  it('holds also after more patterns were seen than are kept compiled', () => {
    for (let limit = 0; limit < 1500; limit += 1) satisfiesPattern(`^x${limit}$`, 'x');
    expect(satisfiesPattern('^x7$', 'x7')).toBe(true);
    expect(satisfiesPattern('^x7$', 'x8')).toBe(false);
  });

  it('is compiled once, and anew where more were seen since than are kept', async () => {
    vi.resetModules();
    const { satisfiesPattern: judges } = await import('./partnerPattern.ts');
    const compile = vi.spyOn(RE2JS, 'compile');
    const compiledWith = (pattern: string): number => {
      judges(pattern, 'x');
      return compile.mock.calls.filter(([text]) => text === pattern).length;
    };
    expect([compiledWith('^first'), compiledWith('^second'), compiledWith('^first')]).toEqual([1, 1, 1]);
    for (let other = 0; other < 998; other += 1) judges(`^other${other}`, 'x');
    expect(compiledWith('^first')).toBe(1);
    judges('^one more', 'x');
    expect(compiledWith('^first')).toBe(2);
    compile.mockRestore();
  });

  it('never throws, whatever pattern and value come', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string(), (pattern, value) => {
        expect(typeof satisfiesPattern(pattern, value)).toBe('boolean');
      }),
    );
  });

  it('means what a regular expression of this language means', () => {
    const pattern = fc.constantFrom(
      '^\\d{3}-?\\d{3}$',
      '^[A-Z]{4}0[A-Z0-9]{6}$',
      '^\\d{3}(\\d{4})?$',
      '[a-c]{2}',
    );
    const value = fc.string({ unit: fc.constantFrom(...'0123A0B-abc'), maxLength: 12 });
    fc.assert(
      fc.property(pattern, value, (regEx, text) => {
        expect(satisfiesPattern(regEx, text)).toBe(new RegExp(regEx, 'u').test(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a pattern wants Latin letters', () => {
  const name = '^[a-zA-ZÀ-ÿ0-9.,& ]*$';
  it.each([
    [name, 'Ελαιώνες Α.Ε.', true],
    [name, 'Олива & Co', true],
    ['^[A-Z]{6}$', 'ΑΓΛΚGR', true],
    [name, 'Ελαιώνες <1>', false],
    [name, 'Olive & Sons', false],
    [name, 'Olive <Sons>', false],
    ['^\\d+$', 'Α1', false],
    ['^.*$', 'Ελαιώνες', false],
  ])('%s of %s: %s', (pattern, value, wanted) => {
    expect(wantsLatinLetters(pattern, value)).toBe(wanted);
  });
});
