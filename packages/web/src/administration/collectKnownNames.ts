import type { KnownNames } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import { customerOfInspectedAccount } from '@fx-gateway/domain/administration/customers/customer.ts';
import type { AccountListStore } from './AccountListStore.ts';
import type { AdministrationListsStore } from './AdministrationListsStore.ts';
import type { CustomerRecordStore } from './CustomerRecordStore.ts';

/** All that was read of accounts and integrations, whatever it was read for. */
export const collectKnownNames = ({
  accounts: { all, read },
  lists: { integrations, choices, changes, customersAndIntegrations },
  shown,
}: {
  readonly accounts: AccountListStore;
  readonly lists: AdministrationListsStore;
  readonly shown: CustomerRecordStore | null;
}): KnownNames => {
  const inspected = shown?.inspected ?? null;
  // The accounts that were listed may be those of a search only.
  const listed = new Map(
    [...(customersAndIntegrations?.customers ?? []), ...all].map((customer) => [
      customer.account.accountId,
      customer,
    ]),
  );
  if (inspected !== null) listed.set(inspected.account.accountId, customerOfInspectedAccount(inspected));
  return {
    customers: [...listed.values()],
    integrations: [
      ...(customersAndIntegrations?.integrations ?? []),
      ...(read?.integrations ?? []),
      ...choices,
      ...(integrations ?? []),
    ],
    history: changes ?? [],
  };
};
