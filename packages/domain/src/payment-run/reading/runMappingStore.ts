import { isJsonObject } from '../../intents/storedMoney.ts';
import type { KeyValueStore } from '../../ports/keyValueStore.ts';
import { runFields, type RunField } from '../runFields.ts';
import type { RunColumnMapping } from './columnMapping.ts';

/** What a user has said that the columns of their tables mean, kept for the next one. Only names of columns are kept. */
export type RunMappingStore = {
  /** Nothing where nothing is kept, or it cannot be read: the user is asked again then. */
  read(): Promise<RunColumnMapping>;
  /** Adds what these columns mean to what is kept. */
  keep(mapping: RunColumnMapping): Promise<void>;
};

const isUse = (value: unknown): value is RunField | 'not-used' =>
  value === 'not-used' || runFields.some((field) => field === value);

const toMapping = (kept: string | null): RunColumnMapping => {
  if (kept === null) return {};
  try {
    const value: unknown = JSON.parse(kept);
    if (!isJsonObject(value)) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, use]) => (isUse(use) ? [[name, use]] : [])),
    );
  } catch {
    return {};
  }
};

/** `owner` names the partner and the user. */
export const createRunMappingStore = (store: KeyValueStore, owner: string): RunMappingStore => {
  const place = `fx-gateway.payment-run-columns.${owner}`;
  return {
    read: async () => toMapping(await store.read(place).catch(() => null)),
    keep: (mapping) => store.update(place, (kept) => JSON.stringify({ ...toMapping(kept), ...mapping })),
  };
};
