import { expect, it } from 'vitest';
import { normalizeForSearch } from './normalizeForSearch.ts';

it.each([
  ['  Zoë   Müller ', 'zoe muller'],
  ['Col·legi', 'col legi'],
  ['A · B', 'a b'],
  ['ΕΛΑΙΏΝΕΣ', 'ελαιωνεσ'],
  ['Großmann STRAẞE', 'grossmann strasse'],
])('case, accents, dividing dots and doubled spaces of %j do not count in a search', (text, searched) => {
  expect(normalizeForSearch(text)).toBe(searched);
});

it('a Greek name is found by its beginning, also one that is typed in capitals', () => {
  expect(normalizeForSearch('Θάλασσα').startsWith(normalizeForSearch('ΘΑΛΑΣ'))).toBe(true);
});
