import type { IdlePhase } from '@fx-gateway/domain/identity';
import type { Timers } from '@fx-gateway/domain/ports';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { IdleMoments } from './idleMoments.ts';
import type { SessionStore } from '../session/SessionStore.ts';

type IdleDependencies = {
  readonly moments: IdleMoments;
  readonly timers: Timers;
  readonly session: Pick<SessionStore, 'open' | 'lock'>;
};

const active: IdlePhase = { kind: 'active' };

/** Watches over a signed-in person who may have left: tells them before the limit, and covers the page at it. */
export class IdleStore {
  phase: IdlePhase = active;
  readonly #dependencies: IdleDependencies;
  #cancel: () => void = () => undefined;

  constructor(dependencies: IdleDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { phase: observableRef }, { autoBind: true });
  }

  /** Seconds until the page is covered; null while nobody needs to know. */
  get secondsLeft(): number | null {
    return this.phase.kind === 'notice' ? this.phase.secondsLeft : null;
  }

  /** Watches until the returned function is called. */
  start(): () => void {
    const { moments, session } = this.#dependencies;
    const endings = [
      moments.listen(() => this.look()),
      reaction(
        () => session.open,
        (open) => {
          if (open) moments.touched();
          this.look();
        },
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const end of endings) end();
      this.#cancel();
    };
  }

  /** A person did something; once they are asked whether they are there, only the answer counts. */
  touch(): void {
    if (this.#dependencies.moments.phase().kind === 'active') this.#dependencies.moments.touched();
    else this.look();
  }

  /** The person says that they are there. */
  extend(): void {
    if (this.#dependencies.moments.phase().kind !== 'over') this.#dependencies.moments.touched();
    this.look();
  }

  /** Looks at the clock; also after the machine slept, when timers are late. */
  look(): void {
    this.#cancel();
    const { moments, session, timers } = this.#dependencies;
    this.phase = session.open ? moments.phase() : active;
    if (!session.open) return;
    if (this.phase.kind === 'over') void session.lock();
    else this.#cancel = timers.after(moments.wait(), () => this.look());
  }
}
