import {
  identityWords,
  signIn,
  type AuthEvent,
  type IdentityProvider,
  type User,
} from '@fx-gateway/domain/identity';
import { makeAutoObservable, reaction } from 'mobx';
import { reportDefect } from '../failures/reportDefect.ts';
import type { PageReload } from '../reload/PageReload.ts';
import type { IdentityStore } from './IdentityStore.ts';

type Surroundings = {
  readonly identity: Pick<IdentityStore, 'user' | 'state' | 'start' | 'send'>;
  readonly connect: () => Promise<IdentityProvider>;
  /** Whether this browser keeps anybody's session. */
  readonly traceOfSession: () => boolean;
  /** True when an earlier visit was left longer ago than a session may rest. */
  readonly leftTooLongAgo: () => boolean;
  /** True when the idle limit is reached, so that another tab's sign-out is that and not a person's. */
  readonly restingIsOver: () => boolean;
  /** Somebody is there now. */
  readonly touched: () => void;
  readonly reload: Pick<PageReload, 'hold'>;
  /** Tells of calls that found nobody signed in, and of other tabs that signed somebody in or out. */
  readonly listen: (heard: { readonly lost: () => void; readonly tab: () => void }) => () => void;
  /** Loads the first page of whoever is signed in, and nothing of this one remains. */
  readonly beginAnew: () => void;
};

const noAnswer = identityWords.noAnswer;
const elsewhere = 'Your account needs another step. Continue on the sign-in page.';

/** What refuses a sign-in on the covered page. */
const refusalOf = (event: AuthEvent): string =>
  event.type === 'login-failed' || event.type === 'step-failed' ? event.message : elsewhere;

/**
 * How long the session lasts on this page: it is covered when nobody is there, ends when the service or another tab
 * ends it, and goes on when the same person signs in again.
 */
export class SessionStore {
  /** True while the page is covered: its person is known, but has no tokens any more. */
  locked = false;
  /** A sign-in on the covered page is on its way. */
  busy = false;
  refusal: string | null = null;
  readonly #surroundings: Surroundings;
  #release: () => void = () => undefined;
  #asking = false;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Somebody is signed in and sees their page. */
  get open(): boolean {
    return this.#surroundings.identity.user !== null && !this.locked;
  }

  /** Finds out who is signed in, then hears of what happens to the session until the returned function is called. */
  start(): () => void {
    const { identity, listen, touched } = this.#surroundings;
    void this.find();
    const endings = [
      reaction(
        () => identity.user?.sub,
        (sub) => {
          if (sub !== undefined) touched();
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
    const { identity, traceOfSession, leftTooLongAgo } = this.#surroundings;
    if (!traceOfSession() || !leftTooLongAgo()) return identity.start();
    await this.#ask((service) => service.signOut());
    identity.send({ type: 'user-failed', message: identityWords.awayTooLong });
  }

  /** Covers the page and drops the tokens; what was typed stays in the page's memory. */
  async lock(): Promise<void> {
    if (!this.open) return;
    this.#cover();
    await this.#ask((service) => service.signOut());
  }

  /** Signs in on the covered page. The same person goes on; for anybody else everything begins anew. */
  async signInAgain(email: string, password: string): Promise<void> {
    if (!this.locked || this.busy) return;
    this.send({ busy: true, refusal: null });
    const event = await this.#ask((service) => signIn(service, email, password));
    if (event?.type === 'login-succeeded') this.#welcome(event.user);
    else this.send({ busy: false, refusal: event === null ? noAnswer : refusalOf(event) });
  }

  /** A call was refused because nobody is signed in; the identity service is asked whether that is so. */
  async lost(): Promise<void> {
    const { identity } = this.#surroundings;
    if (!this.open || identity.state.authLoading || this.#asking) return;
    this.#asking = true;
    const current = await this.#ask((service) => service.currentUser());
    this.#asking = false;
    if (this.open && current?.ok === true && current.value === null)
      identity.send({ type: 'user-failed', message: identityWords.sessionEnded });
  }

  /** Another tab has signed somebody in or out. */
  async heardFromTab(): Promise<void> {
    const { identity, traceOfSession } = this.#surroundings;
    if (traceOfSession()) return this.#signedInElsewhere();
    if (!this.open || identity.state.authLoading) return;
    if (this.#surroundings.restingIsOver()) this.#cover();
    else {
      identity.send({ type: 'logout-started' });
      identity.send({ type: 'logout-succeeded' });
    }
    // The library of this tab still holds credentials of its own.
    await this.#ask((service) => service.signOut());
  }

  /** Leaves the covered page for the sign-in page. */
  leave(): void {
    this.#surroundings.beginAnew();
  }

  send(next: Partial<Pick<SessionStore, 'locked' | 'busy' | 'refusal'>>): void {
    Object.assign(this, next);
  }

  #cover(): void {
    this.#release = this.#surroundings.reload.hold();
    this.send({ locked: true, busy: false, refusal: null });
  }

  #welcome(user: User): void {
    const { identity, beginAnew, touched } = this.#surroundings;
    touched();
    if (user.sub !== identity.user?.sub) {
      beginAnew();
      return;
    }
    identity.send({ type: 'user-loaded', user });
    this.send({ locked: false, busy: false });
    this.#release();
  }

  async #signedInElsewhere(): Promise<void> {
    const { identity } = this.#surroundings;
    if (this.busy || identity.state.authLoading) return;
    if (identity.user === null) return identity.start();
    const current = await this.#ask((service) => service.currentUser());
    if (current?.ok !== true || current.value === null) return;
    if (this.locked || current.value.sub !== identity.user?.sub) this.#welcome(current.value);
  }

  /** Null when the service cannot even be reached; that is reported, and is no answer to the person. */
  async #ask<T>(ask: (service: IdentityProvider) => Promise<T>): Promise<T | null> {
    try {
      return await ask(await this.#surroundings.connect());
    } catch (cause) {
      reportDefect(cause);
      return null;
    }
  }
}
