import {
  buildAuthorizationRequest,
  type AuthorizationPageSettings,
  type AuthorizationRequest,
  type Sha256,
} from '@fx-gateway/domain/ofx/authorization/authorizationRequest.ts';
import {
  reduceAuthorizationDialog,
  closedAuthorization,
  type AuthorizationDialogAction,
  type AuthorizationDialogState,
} from '@fx-gateway/domain/ofx/authorization/authorizationState.ts';
import type { Identifiers } from '@fx-gateway/domain/ports/identifiers.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { reportDefect } from '../../../failures/reportDefect.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PendingAuthorizationStorage } from './pendingAuthorization.ts';

export type AuthorizationDependencies = {
  readonly place: AuthorizationPageSettings;
  readonly identifiers: Identifiers;
  readonly timers: Timers;
  readonly sha256: Sha256;
  readonly pending: PendingAuthorizationStorage;
  /** Sends the customer to the partner's page. */
  leave(link: string): void;
  /** Opens a page of ours in a new tab, from which the customer goes to the partner. */
  openBeside(): void;
  /** Read as state that changes: true while something was typed that leaving would lose. Then nothing counts. */
  readonly holdsBack: () => boolean;
};

/** The modal 'Partner Authorization Required', and the way to the partner's page (OFX-AUTH-1 to OFX-AUTH-5). */
export class AuthorizationStore {
  state: AuthorizationDialogState = closedAuthorization;
  /** The partner's page with this authorization; null until it is prepared. */
  link: string | null = null;
  readonly #dependencies: AuthorizationDependencies;
  #prepared: Promise<AuthorizationRequest> | null = null;
  #cancelTick: () => void = () => undefined;

  constructor(dependencies: AuthorizationDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef });
  }

  /** The customer is asked, or on the way. */
  get open(): boolean {
    return this.state.kind === 'counting' || this.state.kind === 'leaving';
  }

  /** Nothing counts, because what was typed would be lost. */
  get waitsForUser(): boolean {
    return this.state.kind === 'counting' && this.#dependencies.holdsBack();
  }

  send(event: AuthorizationDialogAction): void {
    const before = this.state;
    this.state = reduceAuthorizationDialog(before, event);
    if (this.state === before) return;
    if (this.state.kind === 'counting' && before.kind !== 'counting') this.#prepare();
    if (this.state.kind === 'counting') this.#tick();
    else this.#cancelTick();
    if (this.state.kind === 'leaving') void this.#leave();
  }

  /** Continue, or the link; in a new tab where leaving this one would lose what was typed. */
  goOn(): void {
    if (this.waitsForUser) this.#dependencies.openBeside();
    else this.send({ type: 'continued' });
  }

  /** Stops the countdown, or the way to a page that does not come (S-96). */
  cancel(): void {
    if (this.state.kind === 'leaving') {
      this.#dependencies.pending.take();
      this.send({ type: 'returned-without', why: { kind: 'cancelled' } });
    } else this.send({ type: 'cancelled' });
  }

  /** The page that asked is left: what counted ends, and the next page that needs it asks anew. */
  pageLeft(): void {
    if (this.state.kind === 'counting') this.stop();
  }

  /** The page or its user is left: nothing of an authorization that is under way stays behind. */
  stop(): void {
    this.#dependencies.pending.take();
    this.#cancelTick();
    this.#prepared = null;
    this.state = closedAuthorization;
    this.link = null;
  }

  #prepare(): void {
    const { place, identifiers, sha256 } = this.#dependencies;
    this.link = null;
    const prepared = buildAuthorizationRequest(place, identifiers, sha256);
    this.#prepared = prepared;
    prepared.then(
      ({ link }) =>
        runInAction(() => {
          if (this.#prepared === prepared) this.link = link;
        }),
      (cause: unknown) => {
        reportDefect(cause);
        if (this.#prepared === prepared) this.send({ type: 'returned-without', why: { kind: 'unprepared' } });
      },
    );
  }

  #tick(): void {
    this.#cancelTick();
    this.#cancelTick = this.#dependencies.timers.after(1_000, () => {
      if (this.#dependencies.holdsBack()) this.#tick();
      else this.send({ type: 'second-passed' });
    });
  }

  async #leave(): Promise<void> {
    // That it could not be prepared is told where it was.
    const request = await this.#prepared?.catch(() => null);
    // Cancelled meanwhile.
    if (request == null || this.state.kind !== 'leaving') return;
    this.#dependencies.pending.keep(request.pending);
    this.#dependencies.leave(request.link);
  }
}
