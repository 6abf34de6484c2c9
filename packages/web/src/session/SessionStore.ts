import type { AuthStateAction } from '@fx-gateway/domain/identity/reduceAuthState.ts';
import { isSignedOut } from '@fx-gateway/domain/identity/loadUserOrEndSession.ts';
import type { SessionService } from '@fx-gateway/domain/identity/sessionService.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { sessionOverMessage } from '@fx-gateway/domain/identity/sessionOverMessage.ts';
import { signIn } from '@fx-gateway/domain/identity/signIn.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { makeAutoObservable, reaction } from 'mobx';
import { runOrReportDefect } from '../failures/runOrReportDefect.ts';
import { PageLock, type LockReason, type LockRefusal } from './PageLock.ts';
import type { SessionDependencies } from './sessionDependencies.ts';

const noAnswer = identityMessages.noAnswer;
const elsewhere = 'Your account needs another step. Continue on the sign-in page.';

/** Why a sign-in on the lock screen was refused. */
const refusalOf = (event: AuthStateAction): LockRefusal =>
  event.type === 'login-failed'
    ? { words: event.message, requestId: event.requestId ?? null }
    : { words: elsewhere, requestId: null };

/**
 * How long the session lasts on this page. When its user was away or the service has ended the session, the page is
 * locked with all that was typed, and unlocked when the same user signs in again; a user who logs out leaves the page.
 */
export class SessionStore {
  readonly pageLock: PageLock;
  readonly #dependencies: SessionDependencies;
  #signOutSeen: number | null = null;
  #checking = false;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    this.pageLock = new PageLock(dependencies.reload);
    makeAutoObservable(this, { pageLock: false }, { autoBind: true });
  }

  /** True while the page is locked: its user is known, but has no tokens any more. */
  get locked(): boolean {
    return this.pageLock.reason !== null;
  }

  /** A user is signed in and sees the page. */
  get open(): boolean {
    return this.#dependencies.identity.user !== null && !this.locked;
  }

  /** Finds out who is signed in, then follows what happens to the session until the returned function is called. */
  start(): () => void {
    const { identity, listen } = this.#dependencies;
    void this.restore();
    const endings = [
      reaction(
        () => identity.user?.sub,
        (sub) => {
          if (sub !== undefined) this.#signedIn();
        },
      ),
      listen({ onLost: () => void this.lost(), onOtherTab: () => void this.otherTabChanged() }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }

  /** Finds out who is signed in; a session that was idle for too long is not restored. */
  async restore(): Promise<void> {
    const { identity, mayBeSignedIn, idleTooLong } = this.#dependencies;
    if (!mayBeSignedIn() || !idleTooLong()) return identity.start();
    await this.#call((service) => service.signOut());
    identity.send({ type: 'user-failed', message: identityMessages.awayTooLong });
  }

  /** Locks the page and drops the tokens; what was typed stays in the page's memory. */
  async lock(): Promise<void> {
    if (!this.open) return;
    this.pageLock.lock('away');
    await this.#call((service) => service.signOut());
  }

  /** Signs in on the lock screen. The same user goes on; for another user the page starts over. */
  async signInAgain(email: string, password: string): Promise<void> {
    if (!this.locked || this.pageLock.busy) return;
    this.pageLock.signInStarted();
    const event = await this.#call((service) =>
      signIn(service, email, password, null, this.#dependencies.identity.state),
    );
    if (event?.type === 'login-succeeded') this.#resume(event.user);
    else
      this.pageLock.signInRefused(event === null ? { words: noAnswer, requestId: null } : refusalOf(event));
  }

  /** A call was refused because no user is signed in; the identity service is asked whether that is so. */
  async lost(): Promise<void> {
    if (!this.open || this.#dependencies.identity.state.authLoading || this.#checking) return;
    this.#checking = true;
    const current = await this.#call((service) => service.currentUser());
    this.#checking = false;
    if (!this.open || current === null || !isSignedOut(current)) return;
    const everywhere = !this.#isLoggedOutElsewhere;
    this.#over('ended');
    await this.#call((service) => service.signOut({ everywhere }));
  }

  /** A user has signed in or out in another tab. */
  async otherTabChanged(): Promise<void> {
    const { identity, mayBeSignedIn, idleLimitReached } = this.#dependencies;
    if (mayBeSignedIn()) return this.#signedInElsewhere();
    if (!this.open || identity.state.authLoading) return;
    this.#over(idleLimitReached() ? 'away' : 'ended');
    // The library of this tab still holds credentials of its own.
    await this.#call((service) => service.signOut());
  }

  /** Leaves the locked page for the sign-in page. */
  leave(): void {
    this.#dependencies.startOver();
  }

  /** The pages behind the sign-in were left while locked: nothing of theirs remains, and no user is signed in any more. */
  abandoned(): void {
    if (!this.locked) return;
    this.pageLock.unlock();
    this.#leaveWithMessages();
  }

  get #isLoggedOutElsewhere(): boolean {
    return this.#dependencies.lastSignOut() !== this.#signOutSeen;
  }

  /**
   * The session is over. Where its user has logged out in another tab, a call that was refused may tell of it before the
   * keys are gone.
   */
  #over(reason: LockReason): void {
    const { identity, reload } = this.#dependencies;
    if (!this.#isLoggedOutElsewhere) return this.#end(reason);
    // Whoever leaves the page by it takes what was begun there along.
    const { blocked } = reload;
    identity.send({ type: 'logout-started' });
    identity.send({ type: 'logout-succeeded' });
    if (blocked) identity.send({ type: 'user-failed', message: identityMessages.signedOutElsewhere });
  }

  /** Locks a page on which something may have been typed; elsewhere the sentence is enough. */
  #end(reason: LockReason): void {
    if (this.#dependencies.onSecurePage()) this.pageLock.lock(reason);
    else this.#leaveWithMessages();
  }

  #leaveWithMessages(): void {
    const { identity } = this.#dependencies;
    identity.send({ type: 'user-failed', message: sessionOverMessage(identity.state) });
  }

  #signedIn(): void {
    const { recordActivity, lastSignOut } = this.#dependencies;
    this.#signOutSeen = lastSignOut();
    recordActivity();
  }

  #resume(user: User): void {
    const { identity, startOver } = this.#dependencies;
    this.#signedIn();
    if (user.sub !== identity.user?.sub) {
      startOver();
      return;
    }
    identity.send({ type: 'user-loaded', user });
    this.pageLock.unlock();
  }

  async #signedInElsewhere(): Promise<void> {
    const { identity } = this.#dependencies;
    if (this.pageLock.busy || identity.state.authLoading) return;
    if (identity.user === null) return identity.start();
    const current = await this.#call((service) => service.currentUser());
    if (current?.ok !== true || current.value === null) return;
    if (this.locked || current.value.sub !== identity.user?.sub) this.#resume(current.value);
    else this.#signOutSeen = this.#dependencies.lastSignOut();
  }

  /** Null when the service cannot even be reached; that is reported, and is no answer to the user. */
  #call<T>(ask: (service: SessionService) => Promise<T>): Promise<T | null> {
    return runOrReportDefect<T | null>(async () => ask(await this.#dependencies.connect()), null);
  }
}
