import type { RunPartner } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { RunLine } from './RunLine.ts';

/** What a partner's books say of a deal: from which quote it came, and who is paid by it. */
export type TrueDeal = {
  readonly number: string;
  readonly quoteId: string;
  readonly paid: readonly string[];
};

/** A partner as a payment run meets it, with its books. */
export type RunBooks = {
  deals(): readonly TrueDeal[];
  connect(line: RunLine, store: KeyValueStore): RunPartner;
};
