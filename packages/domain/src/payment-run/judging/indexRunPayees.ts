import { makeBeneficiaryNameKey } from '../../beneficiaries/findBeneficiariesByIdOrName.ts';
import { lastFourCharacters } from '../../bankDetails/payeeAccount.ts';
import { cacheByList } from '../../lists/cacheByList.ts';
import type { RunPayee } from '../runPayee.ts';

/** Payees by what a row can call them. */
export type RunPayeeIndex = {
  readonly payees: readonly RunPayee[];
  readonly byId: ReadonlyMap<string, RunPayee>;
  readonly byName: ReadonlyMap<string, readonly RunPayee[]>;
};

const addTo = (map: Map<string, RunPayee[]>, key: string, payee: RunPayee): void => {
  const there = map.get(key);
  if (there === undefined) map.set(key, [payee]);
  else there.push(payee);
};

/** The index of a list, made once for it. */
export const indexRunPayees: (payees: readonly RunPayee[]) => RunPayeeIndex = cacheByList((payees) => {
  const byId = new Map<string, RunPayee>();
  const byName = new Map<string, RunPayee[]>();
  for (const payee of payees) {
    byId.set(payee.id, payee);
    addTo(byName, makeBeneficiaryNameKey(payee.name), payee);
  }
  return { payees, byId, byName };
});

/** The last four characters of the account; empty where it is not known. */
export const accountEndingOf = ({ accountEnding, iban = '' }: RunPayee): string =>
  accountEnding ?? lastFourCharacters(iban);
