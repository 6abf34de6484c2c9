import {
  authTransition,
  endsSession,
  failedWith,
  identityWords,
  initialAuthState,
  isAuthenticated,
  loginMode,
  type AuthEvent,
  type AuthState,
  type IdentityFailure,
  type IdentityProvider,
  type LoginForm,
  type LoginMode,
  type User,
} from '@fx-gateway/domain/identity';
import { failed, type Result } from '@fx-gateway/domain/result';
import { joinSentences } from '@fx-gateway/domain/words';
import { makeAutoObservable, observableRef } from 'mobx';
import { reportDefect } from '../failures/reportDefect.ts';
import type { IdentityServices } from './identityServices.ts';
import { loginStep } from './loginStep.ts';
import { PasswordSteps } from './PasswordSteps.ts';
import { RegistrationSteps } from './RegistrationSteps.ts';

type IdentityDependencies = {
  /** Reaches the identity service; the first call may have to fetch its library. */
  readonly connect: () => Promise<IdentityServices>;
  /** False when nobody can be signed in, so that the service need not be asked. */
  readonly mayBeSignedIn: () => boolean;
  readonly reload: () => void;
  /** Tells the other tabs that the session is about to end because a person wants it. */
  readonly sayFarewell: () => void;
  /** Where this session comes from, for a registration (REG-17). */
  readonly sessionOrigin: () => string;
};

const unreachable: IdentityFailure = { name: 'no-answer', message: identityWords.noAnswer };

/** Who is signed in, and the way in and out. */
export class IdentityStore {
  state: AuthState = initialAuthState;
  readonly registration: RegistrationSteps;
  readonly passwords: PasswordSteps;
  private readonly dependencies: IdentityDependencies;

  constructor(dependencies: IdentityDependencies) {
    this.dependencies = dependencies;
    makeAutoObservable<this, 'dependencies' | 'reach' | 'take'>(
      this,
      {
        state: observableRef,
        registration: false,
        passwords: false,
        dependencies: false,
        reach: false,
        take: false,
      },
      { autoBind: true },
    );
    const take = this.take.bind(this);
    this.registration = new RegistrationSteps(take, dependencies.sessionOrigin);
    this.passwords = new PasswordSteps(take);
  }

  get user(): User | null {
    return this.state.user;
  }

  get authenticated(): boolean {
    return isAuthenticated(this.state);
  }

  /** How the sign-in form stands. */
  get loginMode(): LoginMode {
    return loginMode(this.state);
  }

  /** True while the way to the sign-in page after a log-out is still pending (SHELL-10). */
  get leaving(): boolean {
    return this.state.authRouter === 'login' && this.state.authLoading;
  }

  /** Finds out who is signed in; without a trace of a session nobody is asked. */
  async start(): Promise<void> {
    if (!this.dependencies.mayBeSignedIn()) {
      this.send({ type: 'user-loaded', user: null });
      return;
    }
    this.send({ type: 'user-requested' });
    const current = await this.reach((identity) => identity.currentUser());
    if (current.ok && current.value === null)
      this.send({ type: 'user-failed', message: identityWords.sessionEnded });
    else if (current.ok) this.send({ type: 'user-loaded', user: current.value });
    else if (current.failure.name === 'PasswordResetRequiredException') {
      await this.reach((identity) => identity.signOut());
      this.send({ type: 'user-loaded', user: null });
      this.send({ type: 'login-needs-reset' });
    } else if (endsSession(current.failure)) {
      await this.reach((identity) => identity.signOut({ everywhere: true }));
      const words = joinSentences(identityWords.sessionEnded, current.failure.message);
      this.send(failedWith('user-failed', current.failure, words));
    } else this.send(failedWith('user-failed', current.failure));
  }

  /** Begins to fetch what a sign-in needs, so that it is there when the form is sent; trouble shows then. */
  prepare(): void {
    this.dependencies.connect().catch(() => undefined);
  }

  /**
   * Sends the sign-in form as it stands: a sign-in, a reset by code, or the new password that an administrator asks
   * for (LOGIN-17 to LOGIN-20). Nothing of the form but the e-mail is kept.
   */
  login(form: LoginForm): Promise<void> {
    const { begin, answer } = loginStep(this.loginMode, form);
    return this.take(begin, async (services) => [await answer(services)]);
  }

  /** Back to the plain sign-in, with what was typed. */
  restartLogin(): void {
    this.send({ type: 'login-restarted' });
  }

  async logout(): Promise<void> {
    if (this.state.authLoading) return;
    this.dependencies.sayFarewell();
    this.send({ type: 'logout-started' });
    const outcome = await this.reach((identity) => identity.signOut());
    this.send({ type: outcome.ok ? 'logout-succeeded' : 'logout-failed' });
  }

  /** Removes what this browser keeps of a session and begins again (LOGIN-7, S-57). */
  async clearSession(): Promise<void> {
    await this.reach((identity) => identity.signOut());
    this.dependencies.reload();
  }

  /** The wanted place has been reached. */
  arrived(): void {
    this.send({ type: 'router-reset' });
  }

  send(event: AuthEvent): void {
    this.state = authTransition(this.state, event);
  }

  private async take(
    begin: AuthEvent,
    step: (services: IdentityServices) => Promise<readonly AuthEvent[]>,
  ): Promise<void> {
    if (this.state.authLoading) return;
    this.send(begin);
    try {
      for (const event of await step(await this.dependencies.connect())) this.send(event);
    } catch (cause) {
      reportDefect(cause);
      this.send({ type: 'step-failed', message: unreachable.message });
    }
  }

  /** What cannot even be tried is reported, and is then no answer to the person (LOGIN-22). */
  private async reach<T>(
    ask: (identity: IdentityProvider) => Promise<Result<T, IdentityFailure>>,
  ): Promise<Result<T, IdentityFailure>> {
    try {
      return await ask((await this.dependencies.connect()).identity);
    } catch (cause) {
      reportDefect(cause);
      return failed(unreachable);
    }
  }
}
