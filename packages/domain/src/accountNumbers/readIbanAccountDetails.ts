/** What an IBAN says of the account behind it. */
export type IbanAccountDetails = {
  /** What leads to the bank: its sort code, clearing number or code of bank and branch. */
  readonly code: string;
  /** The bank without its branch, where the code holds both; else the same. */
  readonly bank: string;
  /** The first letters of the bank's BIC; empty where the IBAN has none. */
  readonly letters: string;
  readonly account: string;
};

type Span = readonly [from: number, to: number];
type Structure = { readonly code: Span; readonly bank: Span; readonly letters: Span; readonly account: Span };

/** Of the countries in which a bank can be; other IBANs tell nothing here. */
const structures: Readonly<Record<string, Structure>> = {
  GB: { letters: [4, 8], code: [8, 14], bank: [8, 14], account: [14, 22] },
  GR: { letters: [0, 0], code: [4, 11], bank: [4, 7], account: [11, 27] },
  CH: { letters: [0, 0], code: [4, 9], bank: [4, 9], account: [9, 21] },
};

/** The parts of a right IBAN, written in one; null where its country's structure is not known. */
export const readIbanAccountDetails = (iban: string): IbanAccountDetails | null => {
  const structure = structures[iban.slice(0, 2)];
  if (structure === undefined) return null;
  const { code, bank, letters, account } = structure;
  return {
    code: iban.slice(...code),
    bank: iban.slice(...bank),
    letters: iban.slice(...letters),
    account: iban.slice(...account),
  };
};
