import type { IdlePhase } from '@fx-gateway/domain/identity/idle.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { IdleTimer } from './idleMoments.ts';
import type { SessionStore } from '../session/SessionStore.ts';

type IdleDependencies = {
  readonly moments: IdleTimer;
  readonly timers: Timers;
  readonly session: Pick<SessionStore, 'open' | 'lock'>;
};

const active: IdlePhase = { kind: 'active' };

/** Watches whether the signed-in user is active: warns before the idle limit, and locks the page at it. */
export class IdleStore {
  phase: IdlePhase = active;
  readonly #dependencies: IdleDependencies;
  #cancel: () => void = () => undefined;

  constructor(dependencies: IdleDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { phase: observableRef }, { autoBind: true });
  }

  /** Seconds until the page is locked; null before the warning. */
  get secondsLeft(): number | null {
    return this.phase.kind === 'notice' ? this.phase.secondsLeft : null;
  }

  /** Watches until the returned function is called. */
  start(): () => void {
    const { moments, session } = this.#dependencies;
    const endings = [
      moments.listen(() => this.update()),
      reaction(
        () => session.open,
        (open) => {
          if (open) moments.recordActivity();
          this.update();
        },
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const end of endings) end();
      this.#cancel();
    };
  }

  /** The user did something; after the warning only `extend` counts. */
  touch(): void {
    if (this.#dependencies.moments.phase().kind === 'active') this.#dependencies.moments.recordActivity();
    else this.update();
  }

  /** The user answers the warning. */
  extend(): void {
    if (this.#dependencies.moments.phase().kind !== 'over') this.#dependencies.moments.recordActivity();
    this.update();
  }

  /** Reads the clock; also after the machine slept, when timers are late. */
  update(): void {
    this.#cancel();
    const { moments, session, timers } = this.#dependencies;
    this.phase = session.open ? moments.phase() : active;
    if (!session.open) return;
    if (this.phase.kind === 'over') void session.lock();
    else this.#cancel = timers.after(moments.wait(), () => this.update());
  }
}
