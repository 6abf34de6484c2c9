import { formatMaskedAccountEnding } from '../../bankDetails/payeeAccount.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunRowTexts } from '../runRow.ts';
import { findRunPayee } from './findRunPayee.ts';
import { accountEndingOf, type RunPayeeIndex } from './indexRunPayees.ts';
import type { RunChoice } from './judgedRow.ts';

/**
 * What a cell says to mean this payee, beside the account and the currency that its row names: the name, where nobody else has
 * it; else the name with the end of the account; their id only where nothing else tells them apart.
 */
export const textOfPayee = (
  payee: RunPayee,
  { account, currency }: Pick<RunRowTexts, 'account' | 'currency'>,
  index: RunPayeeIndex,
): string => {
  const name = payee.name.trim();
  const ending = accountEndingOf(payee);
  const texts = ending === '' ? [name] : [name, `${name} ${formatMaskedAccountEnding(ending)}`];
  const isMeant = (text: string): boolean => {
    // Another row, or this one with another currency, is to mean the same payee.
    const found = findRunPayee({ payee: text, account: '', currency: '' }, index);
    if (found.kind !== 'one' || found.payee !== payee) return false;
    const here = findRunPayee({ payee: text, account, currency }, index);
    return 'payee' in here && here.payee === payee;
  };
  return texts.find((text) => text !== '' && isMeant(text)) ?? payee.id;
};

/** Makes payees choices for the cell of a row, told from others of the same name. */
export const toPayeeChoices = (
  payees: readonly RunPayee[],
  texts: Pick<RunRowTexts, 'account' | 'currency'>,
  index: RunPayeeIndex,
): readonly RunChoice[] =>
  payees.map((payee) => {
    const ending = accountEndingOf(payee);
    const account = ending === '' ? '' : ` ${formatMaskedAccountEnding(ending)}`;
    const label = `${payee.name} · ${payee.currency}${account}`;
    return { text: textOfPayee(payee, texts, index), label, payeeId: payee.id };
  });
