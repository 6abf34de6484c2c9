/** A text as it is searched: case, accents, dividing dots and doubled spaces do not count. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s·]+/g, ' ')
    .trim();
