import type { KeyValueStore } from '../ports/keyValueStore.ts';

/**
 * Remembers, per user, which beneficiaries were added or got other bank details and were not yet checked with the
 * beneficiary. It holds ids, never a bank detail.
 */
export type PendingBankDetailCheckStore = {
  /** The beneficiary was added, or its bank details changed: its next payment asks for the check. */
  changed(clientIntegrationId: string): Promise<void>;
  /** The user has checked the details with the beneficiary. */
  checked(clientIntegrationId: string): Promise<void>;
  /** Whether the next payment asks for the check. */
  open(clientIntegrationId: string): Promise<boolean>;
};

/** Stands for every beneficiary, once what was kept could not be read and it is not known whose check was open. */
const everybody = '*';

/** A beneficiary who was checked after that. */
const exceptFor = (id: string): string => `!${id}`;

/** What cannot be read counts as open. */
const readIds = (kept: string | null): readonly string[] => {
  if (kept === null) return [];
  try {
    const ids: unknown = JSON.parse(kept);
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : [everybody];
  } catch {
    return [everybody];
  }
};

const isOpen = (ids: readonly string[], id: string): boolean =>
  ids.includes(id) || (ids.includes(everybody) && !ids.includes(exceptFor(id)));

const opened = (ids: readonly string[], id: string): readonly string[] =>
  isOpen(ids, id) ? ids : [...ids, id];

const closed = (ids: readonly string[], id: string): readonly string[] => {
  const others = ids.filter((kept) => kept !== id);
  return isOpen(others, id) ? [...others, exceptFor(id)] : others;
};

/** The checks of one user; two users of one machine never see each other's. */
export const createPendingBankDetailCheckStore = (
  store: KeyValueStore,
  sub: string,
): PendingBankDetailCheckStore => {
  const key = `fx-gateway.payee-checks.${sub}`;
  const change = (edit: (ids: readonly string[]) => readonly string[]): Promise<void> =>
    store.update(key, (kept) => {
      const ids = edit(readIds(kept));
      return ids.length === 0 ? null : JSON.stringify(ids);
    });
  return {
    changed: (id) => change((ids) => opened(ids, id)),
    checked: (id) => change((ids) => closed(ids, id)),
    open: async (id) => isOpen(readIds(await store.read(key)), id),
  };
};
