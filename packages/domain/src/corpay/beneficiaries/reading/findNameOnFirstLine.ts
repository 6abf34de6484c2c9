import { splitAddressFromName } from './splitAddressFromName.ts';

const noName =
  /[\d@:]|\b(?:invoice|payment|bank|remit|details|please|account|wire|transfer|total|iban|swift|bic)\b/i;

/**
 * A name that no label announces is the first line of several, up to an address on the same line.
 * @param top the lines before the first label
 */
export const findNameOnFirstLine = (text: string, top: readonly string[]): string | null => {
  const [first = ''] = top;
  const { name } = splitAddressFromName(first);
  const isName = /\p{L}{2}/u.test(name) && !noName.test(name) && name.length <= 100;
  return isName && text.trim().startsWith(name) && text.trim() !== first ? name : null;
};
