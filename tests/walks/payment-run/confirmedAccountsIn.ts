import { systemIdentifiers } from '@fx-gateway/adapters/node';
import {
  createConfirmedBankDetailsStore,
  type ConfirmedBankDetailsStore,
} from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';

/** The bank details that the customer has confirmed on this machine. */
export const confirmedAccountsIn = (store: KeyValueStore): ConfirmedBankDetailsStore =>
  createConfirmedBankDetailsStore(
    {
      store,
      fingerprint: async (key, text) => `print of ${text} under ${key}`,
      identifiers: systemIdentifiers,
    },
    'ann',
  );
