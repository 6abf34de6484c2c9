/** Of thousands of names most need no other letters, and cost less. */
const inOneSpelling = (text: string): string =>
  /^[ -~·]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('ς', 'σ')
        .replaceAll('ß', 'ss');

/**
 * A text as it is searched: case, accents, dividing dots and doubled spaces do not count, nor where a Greek word ends, and
 * 'ß' is 'ss'.
 */
export const normalizeForSearch = (text: string): string => {
  const spelled = inOneSpelling(text).replaceAll(' · ', ' ');
  // Few texts have spaces to mend, and looking for them costs a fifth of that.
  const needsMending = /[^\S ]|·| {2}/.test(spelled);
  return (needsMending ? spelled.replaceAll(/[\s·]+/g, ' ') : spelled).trim();
};
