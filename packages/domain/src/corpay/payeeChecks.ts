import type { KeyValueStore } from '../ports/index.ts';

/**
 * Remembers, per user, which payees were added or got other bank details and were not yet checked with the payee.
 * It holds ids, never a bank detail.
 */
export type PayeeChecks = {
  /** The payee was added, or its bank details changed: its next payment asks for the check. */
  changed(clientIntegrationId: string): Promise<void>;
  /** Somebody has checked the details with the payee. */
  checked(clientIntegrationId: string): Promise<void>;
  /** Whether the next payment asks for the check. */
  open(clientIntegrationId: string): Promise<boolean>;
};

/** What cannot be read counts as nothing kept. */
const readIds = (kept: string | null): readonly string[] => {
  if (kept === null) return [];
  try {
    const ids: unknown = JSON.parse(kept);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** The checks of one user; two users of one machine never see each other's. */
export const createPayeeChecks = (store: KeyValueStore, sub: string): PayeeChecks => {
  const key = `fx-gateway.payee-checks.${sub}`;
  const change = (edit: (ids: readonly string[]) => readonly string[]): Promise<void> =>
    store.update(key, (kept) => {
      const ids = edit(readIds(kept));
      return ids.length === 0 ? null : JSON.stringify(ids);
    });
  return {
    changed: (id) => change((ids) => (ids.includes(id) ? ids : [...ids, id])),
    checked: (id) => change((ids) => ids.filter((open) => open !== id)),
    open: async (id) => readIds(await store.read(key)).includes(id),
  };
};
