import { compareMoney, sumMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { randomUuid } from '../../system/randomUuid.ts';
import type { TemporaryCredentials } from '../../identity/temporaryCredentials.ts';
import { findIdempotencyHeader } from '../findIdempotencyHeader.ts';
import type { HeardAnswer, PromiseWorld } from '../promises/servicePromise.ts';
import type { ServiceContract } from '../serviceContract.ts';
import { makeAnswerProbe } from './answerProbe.ts';
import { connectConformanceUser } from './connectConformanceUser.ts';

/** A user who has signed in for a run. */
export type SignedInUser = {
  readonly email: string;
  readonly services: { temporaryCredentials(): Promise<TemporaryCredentials | null> };
};

/** Who takes part in a run; an administrator has the accounts service alone. */
export type ConformanceCast = {
  readonly one: SignedInUser;
  readonly other: SignedInUser;
  readonly administrator: SignedInUser | null;
};

/** The world of a run, and what it leaves behind. */
export type ConnectedPromiseWorld = {
  readonly world: PromiseWorld;
  left(): readonly string[];
  /** Calls this after each change of what it leaves behind. */
  onLeft(changed: () => void): void;
};

type Environment<C> = {
  readonly configuration: C;
  /** Those of every user, and those of the partner. */
  readonly contracts: readonly ServiceContract<C>[];
  readonly partnerContracts: readonly ServiceContract<C>[];
  readonly apis: Readonly<Record<string, string>>;
  readonly region: string;
};

/** Has every user of a run ask what they may read, and keeps what is answered in memory. */
export const connectPromiseWorld = async <C>(
  { configuration, contracts, partnerContracts, apis, region }: Environment<C>,
  { one, other, administrator }: ConformanceCast,
  { clock, limits }: { readonly clock: Pick<Clock, 'now'>; readonly limits: readonly Money[] },
): Promise<ConnectedPromiseWorld> => {
  const heard: HeardAnswer[] = [];
  const left = new Set<{ readonly what: string }>();
  const settled: Money[] = [];
  const listener = { changed: (): void => undefined };
  const all = [...contracts, ...partnerContracts];
  const places = {
    configuration,
    apis,
    region,
    hear: makeAnswerProbe(clock),
    heard: (answer: HeardAnswer) => void heard.push(answer),
  };
  const connect = ({ email, services }: SignedInUser, of: readonly ServiceContract<C>[]) =>
    connectConformanceUser(
      { ...places, contracts: of },
      { email, temporaryCredentials: services.temporaryCredentials },
    );

  const world: PromiseWorld = {
    one: await connect(one, all),
    other: await connect(other, all),
    administrator: administrator === null ? null : await connect(administrator, contracts),
    contract: (service) => {
      const found = all.find((contract) => contract.service === service);
      if (found === undefined) throw new Error(`There is no contract with ${service}.`);
      return {
        errors: found.errors,
        calls: found.calls(configuration),
        keyHeader: findIdempotencyHeader(found, configuration),
      };
    },
    heard,
    newId: randomUuid,
    leaves: (what) => {
      const note = { what };
      left.add(note);
      listener.changed();
      return () => {
        left.delete(note);
        listener.changed();
      };
    },
    whyNotBook: (settles) => {
      for (const limit of limits) {
        const own = [...settled, ...settles].filter(({ currency }) => currency === limit.currency);
        const [first, ...others] = own;
        if (first !== undefined && compareMoney(sumMoney(first, others), limit) > 0)
          return `It would settle more than ${formatMoney(limit)}.`;
      }
      settled.push(...settles);
      return null;
    },
  };
  return {
    world,
    left: () => [...left].map(({ what }) => what),
    onLeft: (changed) => {
      listener.changed = changed;
    },
  };
};
