import { hasHiddenCharacter } from '../names/hiddenCharacters.ts';

/**
 * Control characters and halves of characters are in no name, address or number, and no partner keeps them; neither is what
 * stands for a hidden character where a name is shown.
 */
const unwritable = /[\p{Cc}\p{Cs}]|\[U\+/u;

/**
 * Whether a text holds a character that cannot be seen and changes what stands around it: a text, amounts behind it included,
 * would look otherwise than it is sent.
 */
export const hasInvisibleCharacter = (text: string): boolean =>
  unwritable.test(text) || hasHiddenCharacter(text);
