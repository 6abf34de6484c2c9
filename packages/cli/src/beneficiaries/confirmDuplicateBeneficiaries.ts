import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { safeLines } from '../safe-text/safeText.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { confirmCaution } from '../verbs/confirmCaution.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import type { ReportedProblem } from './buildRowsReport.ts';

/** Says that a second beneficiary is wanted. */
export const despiteSameAccountOption: OptionSpec = {
  flags: '--despite-same-account',
  summary: 'add it also where a beneficiary with the same account and currency is there',
};

/** A second beneficiary that would be made: what it is, why, and how to look at the first. */
export type DuplicateBeneficiary = {
  readonly title: string;
  readonly why: string;
  readonly look: string;
  /** The first stands in the file itself, and is paid by nobody yet. */
  readonly inFile?: true;
};

/** The same in a row of a file that holds several. */
export type DuplicateInRow = DuplicateBeneficiary & { readonly row: number; readonly name: string };

/** What else can be done than to add a second one. */
const instead = (seconds: readonly DuplicateBeneficiary[]): string =>
  [
    ...(seconds.some(({ inFile }) => inFile !== true) ? ['Pay the one that is there'] : []),
    ...(seconds.some(({ inFile }) => inFile === true) ? ['Take the second row out of the file'] : []),
  ].join('. ');

const cureOf = (seconds: readonly DuplicateBeneficiary[]): string =>
  `${instead(seconds)}, or add --despite-same-account when a second one is wanted.`;

/** Seconds as what is wrong in their rows. */
export const toDuplicateProblems = (seconds: readonly DuplicateInRow[]): readonly ReportedProblem[] =>
  seconds.map((second) => ({
    row: second.row,
    field: '',
    label: '',
    message: `${second.title}: ${second.why}`,
    cure: cureOf([second]),
  }));

/** What is said of one that is changed, and would have the account of another one from then on. */
export const despiteSameAccountEditOption: OptionSpec = {
  flags: '--despite-same-account',
  summary: 'save it also where another beneficiary has the same account and currency',
};

/** Asks before a beneficiary gets the account of another one; nothing is asked where `second` is null. */
export const confirmDuplicateBankAccount = (
  invocation: Invocation,
  second: DuplicateBeneficiary | null,
): CommandResult<boolean> =>
  second === null
    ? Promise.resolve(succeeded(true))
    : confirmCaution(invocation, {
        option: 'despiteSameAccount',
        why: `${second.title}. ${second.why}`,
        question: 'Are both to be paid to this account?',
        hint: 'See that the account is right, or add --despite-same-account when both are paid to it.',
        refusal: {
          code: 'same-account',
          message: 'Nothing was sent: the account is that of another beneficiary.',
          hint: safeLines([second.look]),
        },
      });

export const existingBeneficiaryHint = (id: string): string =>
  `Look at the one that is there with: fxg beneficiaries show ${id}`;

/** Asks before a second beneficiary with the same account and currency is added; nothing is asked where none would be. */
export const confirmDuplicateBeneficiaries = (
  invocation: Invocation,
  seconds: readonly DuplicateBeneficiary[],
): CommandResult<boolean> =>
  seconds.length === 0
    ? Promise.resolve(succeeded(true))
    : confirmCaution(invocation, {
        option: 'despiteSameAccount',
        why: [...new Set(seconds.map(({ title }) => `${title}.`)), ...seconds.map(({ why }) => why)].join(
          seconds.length === 1 ? ' ' : '\n',
        ),
        question: 'Is a second beneficiary wanted?',
        hint: cureOf(seconds),
        refusal: {
          code: 'same-account',
          message: 'No second beneficiary was wanted, so nothing was sent.',
          hint: safeLines([...new Set(seconds.map(({ look }) => look))]),
        },
      });

/** The same of the rows of a file, each with its row. */
export const confirmDuplicatesInRows = (
  invocation: Invocation,
  seconds: readonly DuplicateInRow[],
): CommandResult<boolean> =>
  confirmDuplicateBeneficiaries(
    invocation,
    seconds.map(({ row, name, ...second }) => ({ ...second, why: `Row ${row}, ${name}: ${second.why}` })),
  );
