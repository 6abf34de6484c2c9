import type { CallFailure, CallFailureKind } from '../calls/callFailure.ts';
import type { Result } from '../result/result.ts';
import type { AdminAccount } from './adminAccount.ts';
import type { AdministratorChange } from './administratorChange.ts';
import type { Integration, IntegrationDetail } from './integration.ts';

/**
 * Why an administrator's call gave nothing: `forbidden` the service no longer takes the user for an administrator,
 * `not-found` it knows no such account or integration, `changed-meanwhile` the record is not as it was seen, `refused` it
 * will not do this; the rest as of every call. The message is fit for the user, the service's own where it has one.
 */
export type AdministrationFailure = Pick<CallFailure, 'requestId'> & {
  readonly kind:
    | Extract<
        CallFailureKind,
        'session-lost' | 'switched-off' | 'refused' | 'server-trouble' | 'no-answer' | 'unreadable'
      >
    | 'forbidden'
    | 'not-found'
    | 'changed-meanwhile';
  readonly message: string;
};

type Answer<T> = Promise<Result<T, AdministrationFailure>>;

/** Which account is meant: its id, the e-mail of its user, or both, which must then agree. */
export type AccountTarget = { readonly accountId?: string; readonly email?: string };

export type InspectedAccount = {
  readonly account: AdminAccount;
  /** Null for an account that is connected with no partner. */
  readonly integration: IntegrationDetail | null;
};

/** What update-integration is sent (ADMIN-31); without an `integrationId` one is made. */
export type IntegrationUpdate = {
  readonly integrationId: string;
  readonly clientId: string;
  readonly parentId: string;
  readonly key: string;
  readonly kind: string;
};

/** What the service says of a change that it has made. */
export type ChangeAnswer = {
  readonly message: string;
  /** By which id the service knows its answer; absent where it came without one. */
  readonly requestId?: string | undefined;
};

/** The same of an integration that it has written; the id is null where it does not name it. */
export type IntegrationChangeAnswer = ChangeAnswer & { readonly integrationId: string | null };

/**
 * The version of the record that a change was confirmed against, where the service told one: it then changes no other
 * state and answers 412.
 */
export type ConfirmedVersion = string | undefined;

/**
 * What administrators may do at the accounts service, which judges the role at every call by itself (ROLE-2, S-72).
 * Every change is sent once, so a change without an answer may have been made: its failure is `no-answer`,
 * `server-trouble` or `unreadable`, and only another look tells.
 */
export type AccountAdministration = {
  /** GET /admin/get-accounts: all accounts, or those whose e-mail contains `emailSearch` (ADMIN-27, S-76). */
  accounts(emailSearch: string): Answer<readonly AdminAccount[]>;
  /** POST /admin/inspect-account (ADMIN-28). */
  inspect(target: AccountTarget): Answer<InspectedAccount>;
  /** POST /admin/assign-role: gives the role or takes it away (ADMIN-29). */
  assignRole(
    target: AccountTarget,
    role: string,
    value: boolean,
    seen?: ConfirmedVersion,
  ): Answer<ChangeAnswer>;
  /** POST /admin/assign-integration: connects an account; an empty integration id clears it (ADMIN-13, ADMIN-30). */
  assignIntegration(
    target: AccountTarget,
    integrationId: string,
    seen?: ConfirmedVersion,
    /** The version of the integration, which counts who has it. */
    seenIntegration?: ConfirmedVersion,
  ): Answer<ChangeAnswer>;
  /** GET /admin/get-integrations (ADMIN-26). */
  integrations(): Answer<readonly Integration[]>;
  /** POST /admin/update-integration; the key is never read back (ADMIN-31, S-75). */
  updateIntegration(update: IntegrationUpdate, seen?: ConfirmedVersion): Answer<IntegrationChangeAnswer>;
  /**
   * The changes that the service has written down, newest first; null where no `auditPath` is configured. `since` is a
   * moment (ISO 8601) before which nothing is wanted; a service may tell more.
   */
  readonly changes: ((since?: string) => Answer<readonly AdministratorChange[]>) | null;
};
