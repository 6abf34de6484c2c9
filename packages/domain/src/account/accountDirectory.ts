import type { CallFailure, CallFailureKind } from '../calls/callFailure.ts';
import type { Result } from '../result/result.ts';
import type { Account, AccountSettings } from './account.ts';

/** Why the account could not be read or kept; the message is fit for the user. */
export type AccountFailure = Pick<CallFailure, 'requestId'> & {
  readonly kind: Extract<
    CallFailureKind,
    'session-lost' | 'switched-off' | 'refused' | 'server-trouble' | 'no-answer' | 'unreadable'
  >;
  readonly message: string;
};

/** The accounts service (ACCT-4: every request is signed). */
export type AccountsService = {
  /** GET /account (ACCT-5); a user seen for the first time gets an account without settings. */
  load(): Promise<Result<Account, AccountFailure>>;
  /** PUT /account with the whole settings object as its body (ACCT-6). */
  save(settings: AccountSettings): Promise<Result<void, AccountFailure>>;
};
