import { makeBeneficiaryNameKey } from '../../beneficiaries/findBeneficiariesByIdOrName.ts';
import { formatMaskedAccountEnding, lastFourCharacters } from '../../bankDetails/payeeAccount.ts';
import { cacheByList } from '../../lists/cacheByList.ts';
import { normalizeForSearch } from '../../words/normalizeForSearch.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunChoice } from './judgedRow.ts';

/** Payees by what a row can call them. */
export type RunPayeeIndex = {
  readonly byId: ReadonlyMap<string, RunPayee>;
  readonly byName: ReadonlyMap<string, readonly RunPayee[]>;
  /** By each word of the name, as it is searched. */
  readonly byWord: ReadonlyMap<string, ReadonlySet<RunPayee>>;
};

const mostChoices = 5;

/** So that a word that thousands have, such as Ltd, costs no time. */
const mostCompared = 50;

const wordsOf = (text: string): readonly string[] => normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The index of a list, made once for it. */
export const indexRunPayees: (payees: readonly RunPayee[]) => RunPayeeIndex = cacheByList((payees) => {
  const byId = new Map<string, RunPayee>();
  const byName = new Map<string, RunPayee[]>();
  const byWord = new Map<string, Set<RunPayee>>();
  for (const payee of payees) {
    byId.set(payee.id, payee);
    const name = makeBeneficiaryNameKey(payee.name);
    const same = byName.get(name) ?? [];
    byName.set(name, same);
    same.push(payee);
    for (const word of wordsOf(payee.name)) byWord.set(word, (byWord.get(word) ?? new Set()).add(payee));
  }
  return { byId, byName, byWord };
});

const endingOf = ({ accountEnding, iban = '' }: RunPayee): string =>
  accountEnding ?? lastFourCharacters(iban);

/** A payee to choose, told from others of the same name. */
export const toPayeeChoice = (payee: RunPayee): RunChoice => {
  const ending = endingOf(payee);
  const account = ending === '' ? '' : ` ${formatMaskedAccountEnding(ending)}`;
  return { text: payee.id, label: `${payee.name} · ${payee.currency}${account}` };
};

/** Whom a text can mean that names nobody: those who share its rarest word, and of these who shares the most words first. */
export const findSimilarPayees = (text: string, { byWord }: RunPayeeIndex): readonly RunPayee[] => {
  const sharing = wordsOf(text)
    .flatMap((word) => byWord.get(word) ?? [])
    .toSorted((one, other) => one.size - other.size);
  const shared = (payee: RunPayee): number => sharing.filter((payees) => payees.has(payee)).length;
  return [...(sharing[0] ?? [])]
    .slice(0, mostCompared)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, mostChoices);
};
