import type {
  BankDetailQuestion,
  CurrentBankDetails,
} from '../../bankDetails/readBankDetailsAndQuestions.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { Result } from '../../result/result.ts';
import type { RunRecentPayment } from '../judging/runContext.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunAccount } from '../run/paymentRun.ts';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** An account that a deal can be settled from, with how that is done. */
export type RunSettlementChoice = RunAccount & {
  readonly text: string;
  readonly currency: string;
  /** Preselected by the partner. */
  readonly preferred: boolean;
};

/** What of the last seven days could not be looked at, so that a row may have been paid there. */
export type UnreadRecent = {
  /** How many orders or deals; null where not even their list was read. */
  readonly count: number | null;
  /** Why; null where the partner does not tell it, or where no more are read. */
  readonly failure: CallFailure | null;
};

/** What was paid lately, as far as it could be looked at. */
type RecentPayments = {
  readonly payments: readonly RunRecentPayment[];
  /** Null where all was looked at. */
  readonly unread: UnreadRecent | null;
  /** The deals of the last seven days. */
  readonly known: readonly string[];
};

/** What a partner tells before anything of a run is sent. Nothing here changes anything. */
export type RunPreparation = {
  /** Whom the customer can pay; no account numbers yet where the partner's list has none. */
  payees(): Answer<readonly RunPayee[]>;
  /** The accounts of these payees as they are now, and what must be asked about them (PAYEE-1). */
  readAccounts(payeeIds: readonly string[]): Promise<CurrentBankDetails>;
  /** The user has said that these bank details were checked: they are not asked about again. */
  rememberChecked(questions: readonly BankDetailQuestion[]): Promise<void>;
  /** Empty where the partner has no such choice. */
  settlementAccounts(): Answer<readonly RunSettlementChoice[]>;
  /** Empty where no purpose is sent. */
  purposes(query: {
    readonly country: string;
    readonly method: string;
    readonly currency: string;
  }): Answer<readonly { readonly id: string; readonly text: string }[]>;
  /** The payments of the last seven days to these payees; `everyone` are all of the customer's. */
  recentPayments(payees: readonly RunPayee[], everyone: readonly RunPayee[]): Answer<RecentPayments>;
};
