/** What a reader sees of a page: without its tags, styles and scripts, and with the signs that it writes as numbers. */
export const readVisibleTextOfPage = (text: string): string =>
  text
    .replaceAll(/<(?:style|script)[\s\S]*?<\/(?:style|script)>|<[^>]*>/gi, ' ')
    .replaceAll(/&#(\d{2,5});/g, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ');

/** The number by which the owner of a firewall finds a refusal in its log, such as `Reference #18.2f6b`; empty without one. */
export const readReferenceNumber = (words: string): string => {
  const [, name, number] =
    /\b(reference|support id|incident id|ray id)\b(?: is)?:? ?(#?(?=[\w.-]*\d)[\w-]+(?:\.[\w-]+)*)/i.exec(
      words,
    ) ?? [];
  return name === undefined || number === undefined ? '' : `${name} ${number}`;
};
