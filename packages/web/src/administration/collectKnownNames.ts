import type { KnownNames } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import { customerOfInspectedAccount } from '@fx-gateway/domain/administration/customers/customer.ts';
import type { AdministrationStore } from './AdministrationStore.ts';

/** All that was read of accounts and integrations, whatever it was read for. */
export const collectKnownNames = ({
  accounts: { all, read },
  lists: { integrations, choices, changes },
  shown,
}: AdministrationStore): KnownNames => {
  const inspected = shown?.inspected ?? null;
  const accountId = inspected?.account.accountId;
  return {
    customers: [
      ...all.filter(({ account }) => account.accountId !== accountId),
      ...(inspected === null ? [] : [customerOfInspectedAccount(inspected)]),
    ],
    integrations: [...(read?.integrations ?? []), ...choices, ...(integrations ?? [])],
    history: changes ?? [],
  };
};
