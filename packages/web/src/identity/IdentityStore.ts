import {
  initialAuthState,
  isAuthenticated,
  loginMode,
  type AuthState,
} from '@fx-gateway/domain/identity/authState.ts';
import { reduceAuthState, type AuthStateAction } from '@fx-gateway/domain/identity/reduceAuthState.ts';
import { makeAuthStateFailureAction } from '@fx-gateway/domain/identity/makeAuthStateFailureAction.ts';
import { loadUserOrEndSession } from '@fx-gateway/domain/identity/loadUserOrEndSession.ts';
import {
  isSessionEndFailure,
  sessionEndedMessage,
  type IdentityFailure,
} from '@fx-gateway/domain/identity/identityFailure.ts';
import type { LoginMode } from '@fx-gateway/domain/identity/identityForms.ts';
import type { SessionService } from '@fx-gateway/domain/identity/sessionService.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { runOrReportDefect } from '../failures/runOrReportDefect.ts';
import type { IdentityServices } from './identityServices.ts';

type IdentityDependencies = {
  /** Reaches the identity service; the first call may have to fetch its library. */
  readonly connect: () => Promise<IdentityServices>;
  /** False when this browser keeps no session, so that the service need not be asked. */
  readonly mayBeSignedIn: () => boolean;
  /** True when the user was away for longer than a session lasts without them. */
  readonly idleTooLong: () => boolean;
  readonly reload: () => void;
  /** Removes all that this browser keeps of the sign-ins of this client. */
  readonly forgetClient: () => void;
  /** Lets the other tabs know that the session ends because the user logs out. */
  readonly broadcastSignOut: () => void;
  /** Called when a step has found the session ended elsewhere. */
  readonly sessionLost: () => void;
  /** Where this session comes from, for a registration (REG-17). */
  readonly sessionOrigin: () => string;
};

const unreachable: IdentityFailure = { name: 'no-answer', message: identityMessages.noAnswer };

/** Who is signed in, and signing in and out. */
export class IdentityStore {
  state: AuthState = initialAuthState;
  readonly #dependencies: IdentityDependencies;

  constructor(dependencies: IdentityDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get user(): User | null {
    return this.state.user;
  }

  get authenticated(): boolean {
    return isAuthenticated(this.state);
  }

  /** Which fields the sign-in form shows. */
  get loginMode(): LoginMode {
    return loginMode(this.state);
  }

  /** Where this session comes from, for a registration (REG-17). */
  get sessionOrigin(): string {
    return this.#dependencies.sessionOrigin();
  }

  /** True while the navigation to the sign-in page after a log-out is still pending (SHELL-10). */
  get leaving(): boolean {
    return this.state.authRouter === 'login' && this.state.authLoading;
  }

  /** Finds out who is signed in; where this browser keeps no session the service is not asked. */
  async start(): Promise<void> {
    if (!this.#dependencies.mayBeSignedIn()) {
      this.send({ type: 'user-loaded', user: null });
      return;
    }
    this.send({ type: 'user-requested' });
    const current = await this.#call(loadUserOrEndSession);
    if (current.ok && current.value === null)
      this.send({ type: 'user-failed', message: identityMessages.sessionEnded });
    else if (current.ok) this.send({ type: 'user-loaded', user: current.value });
    else if (current.failure.name === 'PasswordResetRequiredException') {
      await this.#call((identity) => identity.signOut());
      this.send({ type: 'user-loaded', user: null });
      this.send({ type: 'login-needs-reset' });
    } else if (isSessionEndFailure(current.failure)) {
      this.send(
        makeAuthStateFailureAction('user-failed', current.failure, sessionEndedMessage(current.failure)),
      );
    } else {
      const { message, requestId } = current.failure;
      this.send({
        type: 'user-failed',
        message,
        ...(requestId === undefined ? {} : { requestId }),
        sessionKept: true,
      });
    }
  }

  /** Takes up the session that this browser keeps, once the service answers again, as a sign-in would. */
  async takeUpSession(): Promise<void> {
    if (this.state.authLoading) return;
    if (this.#dependencies.idleTooLong()) {
      await this.#call((identity) => identity.signOut());
      this.send({ type: 'user-failed', message: identityMessages.awayTooLong });
      return;
    }
    await this.start();
    if (this.user !== null) this.send({ type: 'login-succeeded', user: this.user });
  }

  /** Begins to fetch what a sign-in needs before the form is sent; a failure shows only then. */
  prepare(): void {
    this.#dependencies.connect().catch(() => undefined);
  }

  /** Back to the plain sign-in, with what was typed. */
  restartLogin(): void {
    this.send({ type: 'login-restarted' });
  }

  /** Whoever may go on with the session elsewhere is told of it, also where nothing of it is left here (AUTHSTEP-18). */
  async logout(): Promise<void> {
    if (this.state.authLoading) return;
    this.#dependencies.broadcastSignOut();
    this.send({ type: 'logout-started' });
    let livesOn = false;
    const outcome = await this.#call((identity) => identity.signOut({ mayLiveOn: () => (livesOn = true) }));
    this.send({ type: outcome.ok ? 'logout-succeeded' : 'logout-failed' });
    if (outcome.ok && livesOn) this.send({ type: 'user-failed', message: identityMessages.logoutFailed });
  }

  /** Removes what this browser keeps of a session and reloads the page (LOGIN-7, S-57). */
  async clearSession(): Promise<void> {
    await this.#call((identity) => identity.signOut());
    this.#dependencies.forgetClient();
    this.#dependencies.reload();
  }

  /** Forgets where the last step leads and what it said: the page is reached, or the user goes elsewhere. */
  resetNavigation(): void {
    this.send({ type: 'page-left' });
  }

  /** The user goes to another page of the flows, and what they typed as their e-mail goes along, in memory. */
  leavePage(email = ''): void {
    this.send({ type: 'page-left', email });
  }

  /** A form is pressed again: what the last press led to is said no more. */
  pressForm(): void {
    if (!this.state.authLoading) this.send({ type: 'form-pressed' });
  }

  /**
   * Runs one step of a flow: sends its first event, then those that the answer leads to. It does nothing while another
   * step is running; a step that cannot be run at all is reported and ends as a failure (LOGIN-22).
   */
  async run(
    begin: AuthStateAction,
    step: (services: IdentityServices) => Promise<readonly AuthStateAction[]>,
  ): Promise<void> {
    if (this.state.authLoading) return;
    this.send(begin);
    const events = await runOrReportDefect<readonly AuthStateAction[]>(
      async () => step(await this.#dependencies.connect()),
      [{ type: 'step-failed', message: unreachable.message }],
    );
    for (const event of events) this.send(event);
  }

  send(event: AuthStateAction): void {
    this.state = reduceAuthState(this.state, event);
    if (event.type === 'session-over' || event.type === 'change-password-signed-out')
      this.#dependencies.sessionLost();
  }

  /** What cannot even be tried is reported, and is then no answer to the user (LOGIN-22). */
  #call<T>(
    ask: (identity: SessionService) => Promise<Result<T, IdentityFailure>>,
  ): Promise<Result<T, IdentityFailure>> {
    return runOrReportDefect<Result<T, IdentityFailure>>(
      async () => ask((await this.#dependencies.connect()).identity),
      failed(unreachable),
    );
  }
}
