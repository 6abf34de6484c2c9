import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropHiddenCharacters, hasHiddenCharacter } from './hiddenCharacters.ts';
import { writeOutHiddenCharacters } from './writeOutHiddenCharacters.ts';

describe('a name that would be read as another one', () => {
  it.each([
    ['Acme \u202e00.01$', 'Acme [U+202E]00.01$'],
    ['Thal\u200bassa', 'Thal[U+200B]assa'],
    ['\ufeffThalassa\u2060', '[U+FEFF]Thalassa[U+2060]'],
    ['Thal\u00adassa\u3164', 'Thal[U+00AD]assa[U+3164]'],
    ['Acme\u{e0041} Ltd', 'Acme[U+E0041] Ltd'],
    ['Acme\u2028Ltd', 'Acme[U+2028]Ltd'],
  ])('says of each character that cannot be seen which one it is: %j', (name, shown) => {
    expect(writeOutHiddenCharacters(name)).toBe(shown);
    expect(hasHiddenCharacter(name)).toBe(true);
  });

  it.each([
    'Θάλασσα ΑΕ',
    'Zürich & Söhne (1998)',
    'שלום בע"מ',
    '株式会社 葛\u{e0100}城',
    // Without the joiners of their scripts these would be spelled wrong.
    'شرکت\u200cهای تهران',
    'क्\u200dष ट्रेडर्स',
  ])('is left as it is where nothing hides: %s', (name) => {
    expect(writeOutHiddenCharacters(name)).toBe(name);
    expect(dropHiddenCharacters(name)).toBe(name);
    expect(hasHiddenCharacter(name)).toBe(false);
  });

  it('is not made safe by a joiner of another script', () => {
    expect(writeOutHiddenCharacters('Thal\u200cassa')).toBe('Thal[U+200C]assa');
  });

  it('never looks like one without them, and the second look changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const shown = writeOutHiddenCharacters(name);
        expect(shown === name).toBe(!hasHiddenCharacter(name));
        expect(writeOutHiddenCharacters(shown)).toBe(shown);
        expect(hasHiddenCharacter(dropHiddenCharacters(name))).toBe(false);
      }),
    );
  });
});
