import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePathSegment } from './encodePathSegment.ts';

describe('an identifier in a path', () => {
  it('stays one segment that a server reads back, in characters that every signature agrees on', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (identifier) => {
        const segment = encodePathSegment(identifier);
        if (segment === null) return identifier === '.' || identifier === '..';
        const { pathname } = new URL(`http://server.test/order/${segment}`);
        return (
          pathname === `/order/${segment}` &&
          decodeURIComponent(segment) === identifier &&
          /^[A-Za-z0-9_.~%-]+$/.test(segment)
        );
      }),
    );
  });

  it('is written out in capitals, as signatures are reckoned', () => {
    expect(encodePathSegment("a*b'c/d")).toBe('a%2Ab%27c%2Fd');
  });

  it('is refused where it would be another path', () => {
    expect(['', '.', '..'].map(encodePathSegment)).toEqual([null, null, null]);
  });
});
