import type { Account } from '@fx-gateway/domain/account/account.ts';
import type { AccountsService, AccountFailure } from '@fx-gateway/domain/account/accountDirectory.ts';
import {
  loadedAccountOf,
  reduceAccountState,
  hasAnyRole,
  initialAccountState,
  type AccountStateAction,
  type AccountState,
} from '@fx-gateway/domain/account/accountState.ts';
import { accountFailureMessages } from '@fx-gateway/domain/account/accountFailureMessages.ts';
import type { OrganizationField, OrganizationForm } from '@fx-gateway/domain/account/organizationForm.ts';
import { saveOrganization } from '@fx-gateway/domain/account/saveOrganization.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import { valueOfSureResult, failed } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { runOrReportDefect } from '../failures/runOrReportDefect.ts';
import type { PageReload } from '../reload/PageReload.ts';

type AccountDependencies = {
  readonly connect: () => Promise<AccountsService>;
  readonly reload: Pick<PageReload, 'once'>;
  /** No other tab of this browser saves meanwhile. */
  readonly exclusively: RunExclusively<never>;
};

const unsaved: AccountFailure = {
  kind: 'no-answer',
  message: accountFailureMessages['no-answer'],
  requestId: null,
};

const unreachable: AccountFailure = {
  kind: 'no-answer',
  message: 'Your account could not be loaded. Check your connection and try again.',
  requestId: null,
};

/** The customer's account and what it allows. */
export class AccountStore {
  state: AccountState = initialAccountState;
  readonly #dependencies: AccountDependencies;

  constructor(dependencies: AccountDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get failure(): AccountFailure | null {
    return this.state.status === 'failed' ? this.state.failure : null;
  }

  get account(): Account | null {
    return loadedAccountOf(this.state);
  }

  get saving(): boolean {
    return 'update' in this.state && this.state.update.kind === 'saving';
  }

  /** Why the last save failed; null when it did not, or another is under way. */
  get saveFailure(): AccountFailure | null {
    return 'update' in this.state && this.state.update.kind === 'failed' ? this.state.update.failure : null;
  }

  /** The fields that were changed elsewhere to something else than was to be saved. */
  get changedElsewhere(): readonly OrganizationField[] {
    return 'update' in this.state && this.state.update.kind === 'changed-elsewhere'
      ? this.state.update.fields
      : [];
  }

  /** True when an item for these roles may be shown (SHELL-7). */
  allows(required: readonly string[]): boolean {
    return hasAnyRole(this.state, required);
  }

  /**
   * Loads the account. A lost session reloads the page, at most once a session; the second time it is a failure
   * like any other (ERR-6, S-67).
   */
  async start(): Promise<void> {
    this.#send({ type: 'requested' });
    const answer = await this.#load();
    if (answer.ok) this.#send({ type: 'received', account: answer.value });
    else if (answer.failure.kind !== 'session-lost' || !this.#dependencies.reload.once('account'))
      this.#send({ type: 'failed', failure: answer.failure });
  }

  /** Saves the organization and says whether it is saved (ACCT-9); a second call while one is on its way does nothing. */
  async save(form: OrganizationForm): Promise<boolean> {
    const before = this.account;
    if (before === null || this.saving) return false;
    this.#send({ type: 'save-started' });
    const event = await this.#trySave(before.settings, form);
    this.#send(event);
    return event.type === 'save-succeeded';
  }

  /** The user has discarded what could not be saved. */
  forgetSave(): void {
    if (this.saveFailure !== null || this.changedElsewhere.length > 0) this.#send({ type: 'save-dismissed' });
  }

  #send(event: AccountStateAction): void {
    runInAction(() => {
      this.state = reduceAccountState(this.state, event);
    });
  }

  #trySave(before: Account['settings'], form: OrganizationForm): Promise<AccountStateAction> {
    const { connect, exclusively } = this.#dependencies;
    return runOrReportDefect<AccountStateAction>(
      async () => valueOfSureResult(await saveOrganization(await connect(), before, form, exclusively)),
      { type: 'save-failed', failure: unsaved },
    );
  }

  #load(): ReturnType<AccountsService['load']> {
    return runOrReportDefect(async () => (await this.#dependencies.connect()).load(), failed(unreachable));
  }
}
