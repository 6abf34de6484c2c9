/** How many characters of a code name the bank, whichever its branch; elsewhere the whole code is compared. */
const lengthOfBankPart: Readonly<Record<string, number>> = {
  AU: 2,
  CA: 4,
  GB: 2,
  GR: 3,
  ID: 3,
  IN: 4,
  JP: 4,
  KR: 3,
  TW: 3,
};

/** A code as it is compared: letters and digits alone. */
export const bareCode = (code: string): string => code.replaceAll(/[^a-z0-9]/gi, '').toUpperCase();

/** The part of a code that names its bank. */
export const bankPartOfCode = (country: string, code: string): string =>
  bareCode(code).slice(0, lengthOfBankPart[country] ?? undefined);

/** Whether a part of the codes of a country names the bank. */
export const namesBankByPart = (country: string): boolean => country in lengthOfBankPart;
