import type { Money } from '../../money/makeMoney.ts';
import type { PaidElsewhere } from '../paidElsewhere.ts';
import type { RunField } from '../runFields.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunPayment } from '../runPayment.ts';

/** What can stand in a cell in place of what is wrong. */
export type RunChoice = {
  /** The text for the cell. */
  readonly text: string;
  /** What is shown of it. */
  readonly label: string;
  /** Whom it means; absent where it is no payee. */
  readonly payeeId?: string;
};

export type RunProblemKind =
  | 'payee-missing'
  | 'payee-unknown'
  | 'payee-several'
  | 'account-differs'
  | 'account-unknown'
  | 'amount-missing'
  | 'amount-wrong'
  | 'currency-unknown'
  | 'currency-differs'
  | 'settlement-currency-missing'
  | 'settlement-currency-unknown'
  | 'settlement-currency-same'
  | 'settlement-account-missing'
  | 'settlement-account-unknown'
  | 'reference-wrong'
  | 'purpose-missing'
  | 'purpose-unknown'
  | 'purposes-unread'
  | 'method-missing';

/** Why a row cannot go. */
export type RunProblem = {
  readonly kind: RunProblemKind;
  /** The cell in which it is mended. */
  readonly field: RunField;
  /** Says what is wrong and what helps. */
  readonly message: string;
  /** What can have been meant; empty where that is not known. */
  readonly choices: readonly RunChoice[];
};

/** Why a row goes only once the user has said so. */
export type RunQuestion = {
  readonly kind:
    | 'same-row'
    | 'same-reference'
    | 'paid-lately'
    | 'paid-reference'
    | 'amount-currency'
    | 'details-changed';
  /** Stands for the question and all that it was asked about: a yes is kept under it, and counts for nothing else. */
  readonly key: string;
  readonly field: RunField;
  readonly message: string;
  /** What pays the same already, or carries its reference; absent where nothing does. */
  readonly paidElsewhere?: PaidElsewhere;
  /** What the user says yes to. */
  readonly tick: string;
};

/** A row with every reason against it. */
export type JudgedRow = {
  readonly row: number;
  readonly problems: readonly RunProblem[];
  readonly questions: readonly RunQuestion[];
  /** Who is meant; null while that is not clear. */
  readonly payee: RunPayee | null;
  /** What the payee is to receive; null while the amount or its currency is not clear. */
  readonly amount: Money | null;
  /** Null while there is a problem. */
  readonly payment: RunPayment | null;
};

/** A country and a method for which somebody has to choose a purpose, once for all of their rows. */
export type RunPurposeNeeded = {
  readonly country: string;
  readonly method: string;
  /** Of the first of these payees; the partner wants it to tell its purposes. */
  readonly currency: string;
  readonly rows: readonly number[];
};

export type JudgedRun = {
  /** In the order of the rows that were judged. */
  readonly rows: readonly JudgedRow[];
  readonly purposesNeeded: readonly RunPurposeNeeded[];
};
