import { cacheByList } from '../../lists/cacheByList.ts';
import { normalizeForSearch } from '../../words/normalizeForSearch.ts';
import type { RunPayee } from '../runPayee.ts';
import { accountEndingOf } from './indexRunPayees.ts';

const none: readonly never[] = [];

/** By what two payees can be seen to have the same account: empty where too little is known of it. */
export const accountKeysOf = (payee: RunPayee): readonly string[] => {
  const { iban, bank = '' } = payee;
  if (iban === undefined && bank === '') return none;
  const ending = bank === '' ? '' : accountEndingOf(payee);
  return [
    ...(iban === undefined ? [] : [`iban ${iban}`]),
    ...(ending === '' ? [] : [`ending ${ending} ${normalizeForSearch(bank)}`]),
  ];
};

/** Of two who share such a key: whether one is another payee, and nothing tells their accounts apart. */
export const isAccountTwin = (
  one: Pick<RunPayee, 'id' | 'iban'>,
  other: Pick<RunPayee, 'id' | 'iban'>,
): boolean =>
  one.id !== other.id && (one.iban === undefined || other.iban === undefined || one.iban === other.iban);

const indexAccounts = cacheByList((payees: readonly RunPayee[]) => {
  const index = new Map<string, RunPayee[]>();
  for (const payee of payees)
    for (const key of accountKeysOf(payee)) {
      const there = index.get(key);
      if (there === undefined) index.set(key, [payee]);
      else there.push(payee);
    }
  return index;
});

/** The other payees who are paid to the same account, as far as the accounts are known. */
export const findAccountTwins = (payee: RunPayee, payees: readonly RunPayee[]): readonly RunPayee[] => {
  const keys = accountKeysOf(payee);
  if (keys.length === 0) return none;
  const sharing = keys.flatMap((key) => indexAccounts(payees).get(key) ?? []);
  return [...new Set(sharing)].filter((other) => isAccountTwin(payee, other));
};
