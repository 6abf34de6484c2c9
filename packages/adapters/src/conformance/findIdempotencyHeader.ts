import type { ServiceContract } from './serviceContract.ts';

/** The header that carries the idempotency key of a service's calls; null where none is configured, or none is keyed. */
export const findIdempotencyHeader = <C>(contract: ServiceContract<C>, configuration: C): string | null => {
  const call = contract.calls(configuration).find(({ keyed }) => keyed === true);
  if (call === undefined) return null;
  const { keyed: _, ...unkeyed } = call;
  const without = contract.pageHeaders(configuration, unkeyed);
  return contract.pageHeaders(configuration, call).find((name) => !without.includes(name)) ?? null;
};
