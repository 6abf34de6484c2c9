import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { satisfiesPattern } from './partnerPattern.ts';

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

  it.each(['(?=.*\\d)\\w+', '(a)\\1', '[', '(', 'a{0,5000}', '*'])(
    'that needs more than a linear engine has, or is none, is left to the server: %s',
    (pattern) => expect(satisfiesPattern(pattern, 'whatever')).toBe(true),
  );

  it.each(['^(a+)+$', '^(a|aa)+$', '^(a*)*b$', '^([a-z]+)*[A-Z]$'])(
    'made to hang an engine answers at once: %s',
    (pattern) => {
      const long = `${'a'.repeat(20_000)}!`;
      satisfiesPattern(pattern, 'a');
      const before = performance.now();
      expect(satisfiesPattern(pattern, long)).toBe(false);
      expect(performance.now() - before).toBeLessThan(500);
    },
  );

  it('of no reasonable length is left to the server', () => {
    expect(satisfiesPattern(`^${'(a|b)?'.repeat(600)}$`, '!')).toBe(false);
    expect(satisfiesPattern(`^${'(a|b)?'.repeat(700)}$`, '!')).toBe(true);
  });

  it('holds also after more patterns were seen than are kept compiled', () => {
    for (let limit = 0; limit < 1500; limit += 1) satisfiesPattern(`^x${limit}$`, 'x');
    expect(satisfiesPattern('^x7$', 'x7')).toBe(true);
    expect(satisfiesPattern('^x7$', 'x8')).toBe(false);
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
