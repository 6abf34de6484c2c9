/** The words of an answer without what is another one for each call: paths, numbers and ids. */
export const removeIdsFromWords = (said: string): string =>
  said
    .replaceAll(/(?<=\bReference #)[\w.-]+/gi, '/')
    .replaceAll(/[\w.:]*\/[^\s,;"')]*/g, '/')
    .replaceAll(/(?=[\w-]*\d)[\w-]{4,}|\*{3}/g, '/')
    .replaceAll(/\s+/g, ' ');
