import type { RunRowTexts } from '../runRow.ts';

/** What stands before the sum of a table, in the languages whose headings are known. */
const totalWords =
  /^(?:(?:grand |sub)?totals?|sums?|(?:gesamt|zwischen)?summe|gesamt(?:betrag)?|insgesamt|totaux|total g[eé]n[eé]ral|somme|suma|totale|somma|totaal|subtotaal|totaalbedrag|soma)(?: (?:amount|betrag|eur|usd|gbp|chf))?:?$/iu;

/** Whether a row seems to be the sum of the others: some of its texts says so, and it names no payee otherwise. */
export const isTotalRow = ({ payee, account, amount, reference, purpose, ownId }: RunRowTexts): boolean =>
  payee === ''
    ? [account, amount, reference, purpose, ownId].some((text) => totalWords.test(text))
    : totalWords.test(payee);
