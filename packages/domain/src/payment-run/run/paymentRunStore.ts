import { isJsonObject } from '../../intents/storedMoney.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import { failed, type Result } from '../../result/result.ts';
import { advanceRun, type RunDealEvent, type StepRefusal } from './advanceRun.ts';
import { isRunDealUnknown, type PaymentRun } from './paymentRun.ts';
import { paymentRunNamesKey } from '../paymentRunNames.ts';
import { readPaymentRun, writePaymentRun } from './paymentRunText.ts';

/** What a list says of a run without opening it. */
type RunName = Pick<PaymentRun, 'id' | 'name' | 'createdAt'>;

/**
 * The payment runs of one user at one partner, in a store that outlives a closed tab, a crash and a new sign-in. They
 * carry names and amounts and no account number. What cannot be read is never taken for absent: it throws (RUN-8).
 */
export type PaymentRunStore = {
  /** Oldest first. */
  list(): Promise<readonly PaymentRun[]>;
  find(id: string): Promise<PaymentRun | null>;
  /** Keeps a new run; gives the one that has its name already, and changes nothing then. */
  begin(run: PaymentRun): Promise<PaymentRun | null>;
  /** Takes one step in one piece, for all tabs and processes. Rejects when it could not be kept. */
  advance(id: string, dealId: string, event: RunDealEvent): Promise<Result<PaymentRun, StepRefusal>>;
  /** Says how much 'Book all' may settle from now on. */
  limit(id: string, limits: PaymentRun['limits']): Promise<void>;
  /** Forgets a run whose outcomes are all known; false where one is not. */
  forget(id: string): Promise<boolean>;
  /** Calls `changed` when the run was changed, here or in another tab, until the returned function is called. */
  watch(id: string, changed: () => void): () => void;
  /** The same when a run began or was forgotten. */
  watchList(changed: () => void): () => void;
};

const isRunName = (value: unknown): value is RunName =>
  isJsonObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['createdAt'] === 'number';

const readNames = (kept: string | null): readonly RunName[] => {
  const names: unknown = kept === null ? [] : JSON.parse(kept);
  if (Array.isArray(names) && names.every(isRunName)) return names;
  throw new Error('The payment runs that are kept on this device cannot be read.');
};

/** `owner` names the partner and the user: two users of one machine never see each other's. */
export const createPaymentRunStore = (store: KeyValueStore, owner: string): PaymentRunStore => {
  const names = paymentRunNamesKey(owner);
  const placeOf = (id: string): string => `fx-gateway.payment-run.${owner}.${id}`;
  const find = async (id: string): Promise<PaymentRun | null> => {
    const kept = await store.read(placeOf(id));
    return kept === null ? null : readPaymentRun(kept);
  };
  return {
    find,
    list: async () => {
      const known = readNames(await store.read(names));
      const runs = await Promise.all(known.map(({ id }) => find(id)));
      return runs.filter((run) => run !== null);
    },
    begin: async (run) => {
      // Written before it is named, so that a name never stands for nothing.
      await store.write(placeOf(run.id), writePaymentRun(run));
      const { id, name, createdAt } = run;
      let earlier: RunName | undefined;
      await store.update(names, (kept) => {
        const known = readNames(kept);
        earlier = known.find((each) => each.name === name);
        return earlier === undefined ? JSON.stringify([...known, { id, name, createdAt }]) : kept;
      });
      if (earlier === undefined) return null;
      await store.remove(placeOf(run.id));
      return find(earlier.id);
    },
    advance: async (id, dealId, event) => {
      let step: Result<PaymentRun, StepRefusal> = failed({ kind: 'not-now' });
      await store.update(placeOf(id), (kept) => {
        if (kept === null) return null;
        step = advanceRun(readPaymentRun(kept), dealId, event);
        return step.ok ? writePaymentRun(step.value) : kept;
      });
      return step;
    },
    limit: (id, limits) =>
      store.update(placeOf(id), (kept) =>
        kept === null ? null : writePaymentRun({ ...readPaymentRun(kept), limits }),
      ),
    forget: async (id) => {
      let isKnown = true;
      await store.update(placeOf(id), (kept) => {
        isKnown = kept === null || !readPaymentRun(kept).deals.some(isRunDealUnknown);
        return isKnown ? null : kept;
      });
      if (isKnown)
        await store.update(names, (kept) => {
          const rest = readNames(kept).filter((each) => each.id !== id);
          return rest.length === 0 ? null : JSON.stringify(rest);
        });
      return isKnown;
    },
    watch: (id, changed) => store.watch(placeOf(id), changed),
    watchList: (changed) => store.watch(names, changed),
  };
};
