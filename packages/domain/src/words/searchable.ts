/**
 * A text as it is searched: case, accents, dividing dots and doubled spaces do not count, nor where a Greek word ends, and
 * 'ß' is 'ss'.
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\s·]+/g, ' ')
    .trim();
