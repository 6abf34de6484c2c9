/**
 * Characters without a shape of their own: they turn the direction of what follows, have no width, or end a line. The
 * variants of a sign and the joiners that Arabic and the scripts of India are spelled with are none of them.
 */
const hidden = /(?!\p{VS}|(?<=[\u0600-\u0dff])\p{Join_C})[\p{DI}\p{Zl}\p{Zp}]/u;
const everyHidden = new RegExp(hidden, 'gu');

export const hasHiddenCharacter = (text: string): boolean => hidden.test(text);

export const replaceHiddenCharacters = (text: string, replace: (character: string) => string): string =>
  text.replace(everyHidden, replace);

export const dropHiddenCharacters = (text: string): string => replaceHiddenCharacters(text, () => '');
