import {
  identityWords,
  signIn,
  type AuthEvent,
  type IdentityProvider,
  type User,
} from '@fx-gateway/domain/identity';
import { makeAutoObservable, reaction } from 'mobx';
import { reportDefect } from '../failures/reportDefect.ts';
import { PageCover, type CoverReason } from './PageCover.ts';
import type { SessionDependencies } from './sessionDependencies.ts';

const noAnswer = identityWords.noAnswer;
const elsewhere = 'Your account needs another step. Continue on the sign-in page.';

/** What refuses a sign-in on the covered page. */
const refusalOf = (event: AuthEvent): string =>
  event.type === 'login-failed' || event.type === 'step-failed' ? event.message : elsewhere;

/**
 * How long the session lasts on this page. It is covered, with all that was typed, when its person was away or the
 * service has ended the session, and goes on when the same person signs in again; who logs out leaves the page.
 */
export class SessionStore {
  readonly cover: PageCover;
  readonly #dependencies: SessionDependencies;
  #farewellBefore: number | null = null;
  #asking = false;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    this.cover = new PageCover(dependencies.reload);
    makeAutoObservable(this, { cover: false }, { autoBind: true });
  }

  /** True while the page is covered: its person is known, but has no tokens any more. */
  get locked(): boolean {
    return this.cover.reason !== null;
  }

  /** Somebody is signed in and sees their page. */
  get open(): boolean {
    return this.#dependencies.identity.user !== null && !this.locked;
  }

  /** Finds out who is signed in, then hears of what happens to the session until the returned function is called. */
  start(): () => void {
    const { identity, listen } = this.#dependencies;
    void this.find();
    const endings = [
      reaction(
        () => identity.user?.sub,
        (sub) => {
          if (sub !== undefined) this.#arrived();
        },
      ),
      listen({ lost: () => void this.lost(), tab: () => void this.heardFromTab() }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }

  /** Finds out who is signed in; a session that was left for too long is not taken up again. */
  async find(): Promise<void> {
    const { identity, traceOfSession, leftTooLongAgo } = this.#dependencies;
    if (!traceOfSession() || !leftTooLongAgo()) return identity.start();
    await this.#ask((service) => service.signOut());
    identity.send({ type: 'user-failed', message: identityWords.awayTooLong });
  }

  /** Covers the page and drops the tokens; what was typed stays in the page's memory. */
  async lock(): Promise<void> {
    if (!this.open) return;
    this.cover.lay('away');
    await this.#ask((service) => service.signOut());
  }

  /** Signs in on the covered page. The same person goes on; for anybody else everything begins anew. */
  async signInAgain(email: string, password: string): Promise<void> {
    if (!this.locked || this.cover.busy) return;
    this.cover.trying();
    const event = await this.#ask((service) => signIn(service, email, password));
    if (event?.type === 'login-succeeded') this.#welcome(event.user);
    else this.cover.refused(event === null ? noAnswer : refusalOf(event));
  }

  /** A call was refused because nobody is signed in; the identity service is asked whether that is so. */
  async lost(): Promise<void> {
    if (!this.open || this.#dependencies.identity.state.authLoading || this.#asking) return;
    this.#asking = true;
    const current = await this.#ask((service) => service.currentUser());
    this.#asking = false;
    if (this.open && current?.ok === true && current.value === null) this.#end('ended');
  }

  /** Another tab has signed somebody in or out. */
  async heardFromTab(): Promise<void> {
    const { identity, traceOfSession, lastFarewell, restingIsOver } = this.#dependencies;
    if (traceOfSession()) return this.#signedInElsewhere();
    if (!this.open || identity.state.authLoading) return;
    if (lastFarewell() === this.#farewellBefore) this.#end(restingIsOver() ? 'away' : 'ended');
    else {
      identity.send({ type: 'logout-started' });
      identity.send({ type: 'logout-succeeded' });
    }
    // The library of this tab still holds credentials of its own.
    await this.#ask((service) => service.signOut());
  }

  /** Leaves the covered page for the sign-in page. */
  leave(): void {
    this.#dependencies.beginAnew();
  }

  /** The pages behind the sign-in are left while covered, so nothing of theirs remains and nobody is held any more. */
  abandoned(): void {
    if (!this.locked) return;
    this.cover.lift();
    this.#dependencies.identity.send({ type: 'user-failed', message: identityWords.sessionEnded });
  }

  /** Covers a page on which something may have been typed; elsewhere the sentence is enough. */
  #end(reason: CoverReason): void {
    const { identity, inside } = this.#dependencies;
    if (inside()) this.cover.lay(reason);
    else identity.send({ type: 'user-failed', message: identityWords.sessionEnded });
  }

  #arrived(): void {
    const { touched, lastFarewell } = this.#dependencies;
    this.#farewellBefore = lastFarewell();
    touched();
  }

  #welcome(user: User): void {
    const { identity, beginAnew } = this.#dependencies;
    this.#arrived();
    if (user.sub !== identity.user?.sub) {
      beginAnew();
      return;
    }
    identity.send({ type: 'user-loaded', user });
    this.cover.lift();
  }

  async #signedInElsewhere(): Promise<void> {
    const { identity } = this.#dependencies;
    if (this.cover.busy || identity.state.authLoading) return;
    if (identity.user === null) return identity.start();
    const current = await this.#ask((service) => service.currentUser());
    if (current?.ok !== true || current.value === null) return;
    if (this.locked || current.value.sub !== identity.user?.sub) this.#welcome(current.value);
    else this.#farewellBefore = this.#dependencies.lastFarewell();
  }

  /** Null when the service cannot even be reached; that is reported, and is no answer to the person. */
  async #ask<T>(ask: (service: IdentityProvider) => Promise<T>): Promise<T | null> {
    try {
      return await ask(await this.#dependencies.connect());
    } catch (cause) {
      reportDefect(cause);
      return null;
    }
  }
}
