import {
  lastFourCharacters,
  formatAccountEndingInWords,
} from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { findBeneficiariesByIdOrName } from '@fx-gateway/domain/beneficiaries/findBeneficiariesByIdOrName.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, usageFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeLines } from '../safe-text/safeText.ts';
import type { CommandResult } from '../verbs/commandResult.ts';

/** What tells one beneficiary from another. */
export type BeneficiaryAccessors<B> = {
  idOf(one: B): string;
  nameOf(one: B): string;
  currencyOf(one: B): string;
  /** Their accounts in the same order, null where one is not known. */
  accountsOf(several: readonly B[]): Promise<readonly (string | null)[]>;
};

/** More than this nobody reads in a row, and each account may cost a call. */
const mostShown = 20;

/**
 * The one beneficiary whom an id or a whole name means (see `findBeneficiariesByIdOrName`). Of several with that name each is told
 * by its id and the end of its account, with 2; where nobody is meant it ends with 5.
 */
export const findNamedBeneficiary = async <B>(
  named: string,
  beneficiaries: readonly B[],
  { idOf, nameOf, currencyOf, accountsOf }: BeneficiaryAccessors<B>,
): CommandResult<B> => {
  const found = findBeneficiariesByIdOrName(named, beneficiaries, { idOf, nameOf });
  const [only, ...others] = found;
  if (only === undefined)
    return failed(
      commandFailure(exitCodes.notFound, 'no-beneficiary', 'There is no beneficiary with this id or name.', {
        hint: 'A name must be whole. fxg beneficiaries list --search WORDS finds a part of one, and has the ids.',
      }),
    );
  if (others.length === 0) return succeeded(only);
  const shown = found.slice(0, mostShown);
  const accounts = await accountsOf(shown);
  const lines = shown.map((one, at) => {
    const ending = lastFourCharacters(accounts[at] ?? '');
    const told = [currencyOf(one), ending === '' ? 'account not known' : formatAccountEndingInWords(ending)];
    return `${idOf(one)} (${told.join(', ')})`;
  });
  const rest = found.length - shown.length;
  return usageFailure(
    `${found.length} beneficiaries have this name.`,
    safeLines(['Name one by its id:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])]),
  );
};
