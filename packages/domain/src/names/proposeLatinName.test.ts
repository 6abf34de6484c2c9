import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeLatinName } from './proposeLatinName.ts';

const latinOf = (name: string) => {
  const proposed = proposeLatinName(name);
  return proposed?.kind === 'proposed' ? proposed.latin : proposed;
};

describe('a Greek name gets a proposal in Latin letters by ISO 843 (CP-WIZ-22)', () => {
  it.each([
    ['Θάλασσα Ελαιουργία Α.Ε.', 'Thalassa Elaiourgia A.E.'],
    ['ΘΑΛΑΣΣΑ ΑΕ', 'THALASSA AE'],
    ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoulos'],
    ['Ευαγγελία', 'Evangelia'],
    ['Ευθύμιος', 'Efthymios'],
    ['Σταύρος', 'Stavros'],
    ['Αύρα', 'Avra'],
    ['Μαΐου Ταϋγέτη', 'Maiou Taygeti'],
    ['Μπάμπης Λάμπρου', 'Bampis Lamprou'],
    ['Σφιγξ Άγχος', 'Sfinx Anchos'],
    ['Ψυχή', 'Psychi'],
    ['Meltemi & Θάλασσα', 'Meltemi & Thalassa'],
  ])('%s: %s', (name, latin) => {
    expect(latinOf(name)).toBe(latin);
    expect(proposeLatinName(name)).toMatchObject({ by: 'ISO 843' });
  });

  it('is the same whether its accents are letters of their own or not', () => {
    expect(latinOf('Θάλασσα'.normalize('NFD'))).toBe('Thalassa');
  });
});

describe('a Cyrillic name gets a proposal in Latin letters as BGN/PCGN has them (CP-WIZ-22)', () => {
  it.each([
    ['Юрий Щукин', 'Yuriy Shchukin'],
    ['Елена Андреева', 'Yelena Andreyeva'],
    ['Фёдор Хрущёв', 'Fedor Khrushchev'],
    ['Ольга Ильинична', 'Olga Ilinichna'],
    ['ООО Ёлка', 'OOO Yelka'],
    ['Григорій Єщенко', 'Hryhoriy Yeshchenko'],
    ['Ђорђе Њежић', 'Djordje Njezic'],
  ])('%s: %s', (name, latin) => {
    expect(latinOf(name)).toBe(latin);
    expect(proposeLatinName(name)).toMatchObject({ by: 'BGN/PCGN' });
  });
});

it.each(['梅花レンズ', '株式会社 Plum', 'שלום', 'Θάλασσα 梅'])(
  'of %s only Latin letters are asked for',
  (name) => {
    expect(proposeLatinName(name)).toEqual({ kind: 'wanted' });
  },
);

it.each(['Meltemi Ceramics', 'Zoë Müller-Łukasz', '123 & Co.', ''])(
  '%s is in Latin letters already',
  (name) => {
    expect(proposeLatinName(name)).toBeNull();
  },
);

const writtenWith = (letters: string) =>
  fc.array(fc.constantFrom(...letters, ...' &.,-1'), { minLength: 1 }).map((some) => some.join(''));

it('a proposal has no other letters, and nothing but letters and accents is changed', () => {
  const name = fc.oneof(
    writtenWith('αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΩΘΨ'),
    writtenWith('абвгдежзийклмнопрстуфхцчшщъыьэюяёЖЮ'),
  );
  fc.assert(
    fc.property(name, (written) => {
      const latin = latinOf(written);
      fc.pre(typeof latin === 'string');
      expect(latin).toMatch(/^[A-Za-z &.,\-1]*$/);
      expect(latin.replaceAll(/[A-Za-z]/g, '')).toBe(written.replaceAll(/\p{L}/gu, ''));
    }),
  );
});
