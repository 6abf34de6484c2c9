const noName =
  /[\d@:]|\b(?:invoice|payment|bank|remit|details|please|account|wire|transfer|total|iban|swift|bic)\b/i;

/** A name that no label announces is the first line of several. */
export const findNameOnFirstLine = (text: string, others: readonly string[]): string | null => {
  const first = text.trim().split(/\r?\n/)[0]?.trim() ?? '';
  const isName = /\p{L}{2}/u.test(first) && !noName.test(first) && first.length <= 100;
  return text.trim().includes('\n') && isName && others.includes(first) ? first : null;
};
