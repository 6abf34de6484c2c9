import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import * as z from 'zod/mini';
import type { Endpoint } from '../configuration/endpoints.ts';
import type { HoldableApi, HoldableHttp } from '../http/holdChangesBack.ts';

/** Connects to a partner: `C` is what it needs in `config.json`, `S` the services that it brings. */
export type ConnectPartner<C, S> = (
  api: (name: string) => HoldableApi,
  configuration: C,
  clock: Clock,
  http: HoldableHttp,
) => S;

/** How a partner is reached: `C` is what it needs in `config.json`, `S` the services that it brings. */
export type PartnerAdapter<C, S> = {
  readonly configuration: z.ZodMiniType<C>;
  /** The addresses of its signed APIs, by name. */
  apis(configuration: C): Readonly<Record<string, string>>;
  /** Every address of its own that secrets go to. */
  endpoints(configuration: C): readonly Endpoint[];
  /** Loads what connects to it. */
  load(): Promise<ConnectPartner<C, S>>;
};

/** What every member of a union is at once; an object without members where there is none. */
type AllOf<U> = [U] extends [never]
  ? Readonly<Record<never, never>>
  : (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
    ? All
    : never;

type ConfigurationOf<A> = A extends PartnerAdapter<infer C, infer _S> ? C : never;

type ServicesOf<A> = A extends PartnerAdapter<infer _C, infer S> ? S : never;

/** What every one of these partners needs in `config.json`. */
export type ConfigurationOfAll<A> = AllOf<ConfigurationOf<A>>;

/** What these partners bring together. */
export type ServicesOfAll<A> = AllOf<ServicesOf<A>>;

/** Any partner's adapter, whatever it needs of the configuration. */
type AnyAdapter = {
  readonly configuration: z.ZodMiniType;
  apis(configuration: never): Readonly<Record<string, string>>;
  endpoints(configuration: never): readonly Endpoint[];
  load(): Promise<ConnectPartner<never, unknown>>;
};

/** Several partners as one: their configurations, addresses and services together. */
export const combinePartnerAdapters = <A extends AnyAdapter>(
  all: readonly A[],
): PartnerAdapter<ConfigurationOfAll<A>, ServicesOfAll<A>> => {
  // What all need holds what each of them needs, which no type of a list can say.
  const adapters = all as unknown as readonly PartnerAdapter<ConfigurationOfAll<A>, unknown>[];
  return {
    configuration: adapters.reduce<z.ZodMiniType>(
      (before, { configuration }) => z.intersection(before, configuration),
      z.object({}),
    ) as z.ZodMiniType<ConfigurationOfAll<A>>,
    apis: (configuration) =>
      Object.fromEntries(adapters.flatMap((adapter) => Object.entries(adapter.apis(configuration)))),
    endpoints: (configuration) => adapters.flatMap((adapter) => adapter.endpoints(configuration)),
    load: async () => {
      const connects = await Promise.all(adapters.map((adapter) => adapter.load()));
      return (...given) =>
        Object.assign({}, ...connects.map((connect) => connect(...given))) as ServicesOfAll<A>;
    },
  };
};
