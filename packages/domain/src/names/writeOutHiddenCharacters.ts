import { replaceHiddenCharacters } from './hiddenCharacters.ts';

const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** A name as it is: where a character cannot be seen stands which one it is, so that no name passes for another (NAME-1). */
export const writeOutHiddenCharacters = (text: string): string => replaceHiddenCharacters(text, codeOf);
