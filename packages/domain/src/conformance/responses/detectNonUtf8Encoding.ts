/** What bytes are that are no text of UTF-8. */
export type NonUtf8Encoding = 'gzip' | 'UTF-16' | 'Latin-1 or Windows-1252' | 'compressed';

/** Of the first characters so many may be no text before they are no text at all. */
const most = 0.1;

const share = (text: string, what: RegExp): number => (text.match(what)?.length ?? 0) / text.length;

/** By how bytes look once they were read as UTF-8, whose own mark was taken off: what they are instead; null where they are that. */
export const detectNonUtf8Encoding = (text: string): NonUtf8Encoding | null => {
  const start = text.slice(0, 200);
  // It begins with 1F 8B, and the second is no letter of UTF-8.
  if (start.startsWith('\u{1F}\u{FFFD}')) return 'gzip';
  if (share(start, /\0/g) > most) return 'UTF-16';
  if (share(start, /\u{FFFD}|(?![\t\n\r])\p{Cc}/gu) > most) return 'compressed';
  return text.includes('\u{FFFD}') ? 'Latin-1 or Windows-1252' : null;
};
