import type { Configuration } from '@fx-gateway/adapters/core';
import type { CallChange } from '@fx-gateway/domain/operations/operations.ts';
import { whyHeldBack } from '@fx-gateway/domain/operations/whyHeldBack.ts';

/**
 * Reads the configuration once more before each call that changes something: what was switched off meanwhile holds it
 * back (OPS-1). Where it cannot be read, what was read last counts.
 */
export const makeHoldCheck = (
  read: Configuration,
  address: string,
): ((change: CallChange) => Promise<string | null>) => {
  let { operations } = read;
  return async (change) => {
    const { loadConfiguration } = await import('@fx-gateway/adapters/node');
    const now = await loadConfiguration(address);
    if (now.ok) ({ operations } = now.value);
    return whyHeldBack(operations, change);
  };
};
