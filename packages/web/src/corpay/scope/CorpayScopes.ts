import { CorpayDesk, type CorpayPorts } from './CorpayScope.ts';

/** Keeps the desk of whoever is signed in; somebody else's is closed first. */
export class CorpayDesks {
  readonly #ports: CorpayPorts;
  #open: { readonly sub: string; readonly desk: CorpayDesk } | null = null;

  constructor(ports: CorpayPorts) {
    this.#ports = ports;
  }

  of(sub: string): CorpayDesk {
    if (this.#open?.sub !== sub) {
      this.close();
      this.#open = { sub, desk: new CorpayDesk(this.#ports, sub) };
    }
    return this.#open.desk;
  }

  /** At sign-out: forgets the token and everything that was loaded. */
  close(): void {
    this.#open?.desk.session.signOut();
    this.#open?.desk.quote.stop();
    this.#open?.desk.intents.stop();
    this.#open = null;
  }
}
