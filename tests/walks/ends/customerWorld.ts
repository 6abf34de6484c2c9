import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { Session } from '../../../packages/cli/src/identity/openSession.ts';

/** A customer with one machine, before a partner that answers. */
export type CustomerWorld = {
  /** A process of the command line that keeps its things in `store`; `answered` is called with the partner's answer to what moves money. */
  session(store: KeyValueStore, answered?: () => void): Session;
  /** The deals that were booked, or the orders of the payments that were instructed. */
  made(): Promise<readonly string[]>;
  /** Whether the journal in that store holds what was sent: open, or answered and not told. */
  holds(store: KeyValueStore): Promise<'open' | 'answered' | null>;
  /** Waits until the quote is over and no call can be on its way any more. */
  later(): Promise<void>;
};
