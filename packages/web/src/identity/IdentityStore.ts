import {
  authTransition,
  endsSession,
  identityWords,
  initialAuthState,
  isAuthenticated,
  signIn,
  type AuthEvent,
  type AuthState,
  type IdentityFailure,
  type IdentityProvider,
  type User,
} from '@fx-gateway/domain/identity';
import { failed, type Result } from '@fx-gateway/domain/result';
import { makeAutoObservable, observableRef } from 'mobx';
import { reportDefect } from '../failures/reportDefect.ts';

type Surroundings = {
  /** Reaches the identity service; the first call may have to fetch its library. */
  readonly connect: () => Promise<IdentityProvider>;
  /** False when nobody can be signed in, so that the service need not be asked. */
  readonly mayBeSignedIn: () => boolean;
  readonly reload: () => void;
};

const unreachable: IdentityFailure = { name: 'no-answer', message: identityWords.noAnswer };

/** Who is signed in, and the way in and out. */
export class IdentityStore {
  state: AuthState = initialAuthState;
  private readonly surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    makeAutoObservable<this, 'surroundings' | 'reach'>(
      this,
      { state: observableRef, surroundings: false, reach: false },
      { autoBind: true },
    );
  }

  get user(): User | null {
    return this.state.user;
  }

  get authenticated(): boolean {
    return isAuthenticated(this.state);
  }

  /** True while the way to the sign-in page after a log-out is still pending (SHELL-10). */
  get leaving(): boolean {
    return this.state.authRouter === 'login' && this.state.authLoading;
  }

  /** Finds out who is signed in; without a trace of a session nobody is asked. */
  async start(): Promise<void> {
    if (!this.surroundings.mayBeSignedIn()) {
      this.send({ type: 'user-loaded', user: null });
      return;
    }
    this.send({ type: 'user-requested' });
    const current = await this.reach((identity) => identity.currentUser());
    if (current.ok) this.send({ type: 'user-loaded', user: current.value });
    else if (current.failure.name === 'PasswordResetRequiredException') {
      await this.reach((identity) => identity.signOut());
      this.send({ type: 'user-loaded', user: null });
      this.send({ type: 'login-needs-reset' });
    } else {
      if (endsSession(current.failure))
        await this.reach((identity) => identity.signOut({ everywhere: true }));
      this.send({ type: 'user-failed', message: current.failure.message });
    }
  }

  /** Begins to fetch what a sign-in needs, so that it is there when the form is sent; trouble shows then. */
  prepare(): void {
    this.surroundings.connect().catch(() => undefined);
  }

  /** Signs in; a second call while one is on its way does nothing. Neither argument is kept (LOGIN-20). */
  async login(email: string, password: string): Promise<void> {
    if (this.state.authLoading) return;
    this.send({ type: 'login-started' });
    const outcome = await this.reach<AuthEvent>(async (identity) => ({
      ok: true,
      value: await signIn(identity, email, password),
    }));
    this.send(outcome.ok ? outcome.value : { type: 'login-failed', message: outcome.failure.message });
  }

  async logout(): Promise<void> {
    if (this.state.authLoading) return;
    this.send({ type: 'logout-started' });
    const outcome = await this.reach((identity) => identity.signOut());
    this.send({ type: outcome.ok ? 'logout-succeeded' : 'logout-failed' });
  }

  /** Removes what this browser keeps of a session and begins again (LOGIN-7, S-57). */
  async clearSession(): Promise<void> {
    await this.reach((identity) => identity.signOut());
    this.surroundings.reload();
  }

  /** The wanted place has been reached. */
  arrived(): void {
    this.send({ type: 'router-reset' });
  }

  private send(event: AuthEvent): void {
    this.state = authTransition(this.state, event);
  }

  /** What cannot even be tried is reported, and is then no answer to the person (LOGIN-22). */
  private async reach<T>(
    ask: (identity: IdentityProvider) => Promise<Result<T, IdentityFailure>>,
  ): Promise<Result<T, IdentityFailure>> {
    try {
      return await ask(await this.surroundings.connect());
    } catch (cause) {
      reportDefect(cause);
      return failed(unreachable);
    }
  }
}
