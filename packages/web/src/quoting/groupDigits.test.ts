import { assert, nat, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretInGroupedDigits, groupDigits, readEditedAmount } from './groupDigits.ts';

describe('an amount as it is shown', () => {
  it.each([
    ['1234567.5', '1,234,567.5'],
    ['999', '999'],
    ['1000', '1,000'],
    ['0.02', '0.02'],
    ['10,000', '10,000'],
    ['ten', 'ten'],
    ['1e5', '1e5'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown);
  });
});

describe('an amount whose text is edited', () => {
  it.each([
    ['a digit is added', '1,000', '1,0005', '10005'],
    ['a digit is taken away', '12,345', '12,35', '1235'],
    ['a fraction is begun', '1,000', '1,000.', '1000.'],
    ['another amount is typed over it', '12,345', '7', '7'],
    ['it is typed with its commas', '1,00', '1,000', '1000'],
  ])('is its digits without the commas that group them: %s', (_, shown, edited, meant) => {
    expect(readEditedAmount(edited, shown)).toBe(meant);
  });

  it.each([
    ['1', '1,'],
    ['1,', '1,5'],
    ['1,234', '1,234,5'],
    ['12,345', '1,5'],
    ['1,234', '1,,234'],
  ])('%s as %s keeps the comma that the user typed', (shown, edited) => {
    expect(readEditedAmount(edited, shown)).toBe(edited);
  });

  it('typed digit by digit it is what was typed, with the caret at its end', () => {
    const typing = stringMatching(/^[1-9]\d{0,12}(\.\d{0,2})?$/);
    assert(
      property(typing, (keys) => {
        let shown = '';
        let amount = '';
        for (const key of keys) {
          const edited = shown + key;
          amount = readEditedAmount(edited, shown);
          shown = groupDigits(amount);
          expect(caretInGroupedDigits(edited, edited.length, shown)).toBe(shown.length);
        }
        expect(amount).toBe(keys);
      }),
    );
  });

  it('a digit that is typed in the middle stands behind the caret where it was typed', () => {
    const digits = stringMatching(/^[1-9]\d{0,12}$/);
    assert(
      property(digits, nat(17), (plain, at) => {
        const shown = groupDigits(plain);
        const caret = Math.min(at, shown.length);
        const edited = `${shown.slice(0, caret)}7${shown.slice(caret)}`;
        const next = groupDigits(readEditedAmount(edited, shown));
        expect(next[caretInGroupedDigits(edited, caret + 1, next) - 1]).toBe('7');
      }),
    );
  });
});
