const plain = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Whether two names are the same payee's: partners write them in capitals or with other spaces. */
export const isSamePayeeName = (one: string, other: string): boolean => plain(one) === plain(other);
