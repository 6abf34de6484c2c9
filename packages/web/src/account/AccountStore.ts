import {
  accountTransition,
  hasRole,
  initialAccountState,
  type AccountDirectory,
  type AccountEvent,
  type AccountFailure,
  type AccountState,
} from '@fx-gateway/domain/account';
import { failed } from '@fx-gateway/domain/result';
import { makeAutoObservable, observableRef } from 'mobx';
import { reportDefect } from '../failures/reportDefect.ts';
import type { PageReload } from '../reload/PageReload.ts';

type Surroundings = {
  readonly connect: () => Promise<AccountDirectory>;
  readonly reload: Pick<PageReload, 'once'>;
};

const unreachable: AccountFailure = {
  kind: 'no-answer',
  message: 'Your account could not be loaded. Check your connection and try again.',
  requestId: null,
};

/** The customer's account and what it allows. */
export class AccountStore {
  state: AccountState = initialAccountState;
  private readonly surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    makeAutoObservable<this, 'surroundings' | 'load'>(
      this,
      { state: observableRef, surroundings: false, load: false },
      { autoBind: true },
    );
  }

  get failure(): AccountFailure | null {
    return this.state.status === 'failed' ? this.state.failure : null;
  }

  /** True when an item for these roles may be shown (SHELL-7). */
  allows(required: readonly string[]): boolean {
    return hasRole(this.state, required);
  }

  /**
   * Loads the account. A lost session reloads the page, at most once a session; the second time it is a failure
   * like any other (ERR-6, S-67).
   */
  async start(): Promise<void> {
    this.send({ type: 'requested' });
    const answer = await this.load();
    if (answer.ok) this.send({ type: 'received', account: answer.value });
    else if (answer.failure.kind !== 'session-lost' || !this.surroundings.reload.once('account'))
      this.send({ type: 'failed', failure: answer.failure });
  }

  private send(event: AccountEvent): void {
    this.state = accountTransition(this.state, event);
  }

  private async load(): ReturnType<AccountDirectory['load']> {
    try {
      const directory = await this.surroundings.connect();
      return await directory.load();
    } catch (cause) {
      reportDefect(cause);
      return failed(unreachable);
    }
  }
}
