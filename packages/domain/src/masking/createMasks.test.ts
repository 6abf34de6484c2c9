import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMasks } from './createMasks.ts';

const anything = () => true;

/** Every three characters in a row of which one is a letter or a digit. */
const runsOf = (text: string): readonly string[] => {
  const chars = [...text.toLowerCase()];
  return chars
    .map((_char, place) => chars.slice(place, place + 3).join(''))
    .filter((run) => [...run].length === 3 && /[\p{L}\p{N}]/u.test(run));
};

const typed = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}$/),
  fc.stringMatching(/^[0-9 -]{4,20}$/),
  fc.stringMatching(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/),
  fc.constantFrom(
    'Thalassa Olive Cooperative',
    'xxx',
    '111111',
    'XXXX 1111',
    'GR9301198760000000123456789',
    '王小明',
  ),
);

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

const sum = (text: string): number => [...text].reduce((total, digit) => total + Number(digit), 0);

const shapeOf = (text: string): string =>
  text.replaceAll(/[0-9]/g, '1').replaceAll(/[A-Z]/g, 'X').replaceAll(/[a-z]/g, 'x');

describe('a mask', () => {
  it.each([
    ['Thalassa Olive Cooperative', 'Xxxxxxxx Xxxxx Xxxxxxxxxxx'],
    ['7 Lantern Street', '1 Xxxxxxx Xxxxxx'],
    ['105 62', '111 11'],
    ['ada@example.com', 'xxx@xxxxxxx.xxx'],
    ['xxx', 'zzz'],
    ['Zoë Ψ 王', 'Xxé Ω ω'],
  ])('of %s has its shape and says nothing of it', (text, mask) => {
    expect(createMasks().mask('name', text, anything)).toBe(mask);
  });

  it('never has three characters in a row of the text, with or without what stands between them (REC-7)', () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 6 }), (texts) => {
        const { mask } = createMasks();
        for (const text of texts) {
          const masked = mask('field', text, anything);
          if (text.trim() === '') expect(masked).toBe(text);
          expect(runsOf(text).filter((run) => masked.toLowerCase().includes(run))).toEqual([]);
          expect(runsOf(bare(text)).filter((run) => bare(masked).toLowerCase().includes(run))).toEqual([]);
          expect([...masked]).toHaveLength([...text].length);
          if (/^[\w -]*$/.test(text) && !masked.includes('•')) expect(shapeOf(masked)).toBe(shapeOf(text));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is the same for the same text of a field, and another one for another text', () => {
    const { mask } = createMasks();
    const [first, second] = [mask('name', 'Joan', anything), mask('name', 'John', anything)];
    expect(second).not.toBe(first);
    expect([mask('name', 'Joan', anything), mask('name', 'John', anything)]).toEqual([first, second]);
  });

  it('fits where a text of its shape can', () => {
    expect(sum(createMasks().mask('number', '26', (text) => sum(text) === 8))).toBe(8);
  });

  it('of a number holds what a part of the number was masked with', () => {
    const { mask } = createMasks();
    const account = mask('account', '00700456', (text) => text.endsWith('7'));
    expect(mask('iban', 'GB64 SNDB 9922 3300 7004 56', anything).replaceAll(' ', '')).toContain(account);
    expect(mask('local', '700456', anything)).toBe(account.slice(2));
  });
});
