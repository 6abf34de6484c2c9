import { describe, expect, it } from 'vitest';
import { checkField, type FieldRule } from './checkField.ts';
import { isEmail } from './email.ts';

describe('the shared text field (MSG-1 to MSG-5)', () => {
  it.each<readonly [string, FieldRule, string | null]>([
    ['', { required: true }, 'Required field.'],
    ['   ', { required: true }, 'Required field.'],
    ['', {}, null],
    ['12a', { pattern: /^\d+$/ }, 'Invalid format.'],
    ['abcdef', { maxLength: 5 }, 'Max length is 5'],
    ['abcde', { maxLength: 5 }, null],
    ['abcdef', {}, null],
    ['100', { max: 100 }, null],
    ['99', { max: 100 }, null],
    ['101', { max: 100 }, 'Max amount is 100'],
    ['1,001', { max: 1000 }, 'Max amount is 1000'],
    ['x', { max: 100 }, 'Invalid format.'],
    ['x', { custom: () => 'Own words.' }, 'Own words.'],
    [
      'inv \u202e00.543,2 lot 7',
      { maxLength: 140 },
      'It holds a character that cannot be seen. Type it again instead of pasting it.',
    ],
    ['a\u0007b', {}, 'It holds a character that cannot be seen. Type it again instead of pasting it.'],
    ['Thal\u200bassa', {}, 'It holds a character that cannot be seen. Type it again instead of pasting it.'],
    // As such a name is shown: what stands for the character is no part of a name either.
    [
      'Thal[U+200B]assa',
      {},
      'It holds a character that cannot be seen. Type it again instead of pasting it.',
    ],
    ['Ｘ合資会社 שלום', {}, null],
    ['x', { custom: () => false }, 'Invalid format.'],
    ['x', { custom: () => '' }, 'Invalid format.'],
    ['x', { required: true, custom: () => true }, null],
  ])('"%s" under %j gives %s', (value, rule, message) => {
    expect(checkField(value, rule)).toBe(message);
  });
});

describe('e-mail addresses', () => {
  it.each(['a@b.co', ' treasury+fx@example.co.uk '])('%s is one', (text) => expect(isEmail(text)).toBe(true));
  it.each(['', 'a', 'a@b', 'a@@b.co', 'a b@c.de', 'a@b..co', 'a@.co', 'a@b.co c', 'a@b.co@c'])(
    '"%s" is none',
    (text) => expect(isEmail(text)).toBe(false),
  );
});
