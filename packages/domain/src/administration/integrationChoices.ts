import type { AdminAccount } from './adminAccount.ts';
import type { Integration } from './integration.ts';
import { isProviders, namesOf } from './integrationUse.ts';

/** An integration that an account can be given, by its client id. */
export type IntegrationChoice = {
  readonly integrationId: string;
  readonly clientId: string;
  readonly whoHasIt: string;
};

/** Every integration of a customer, beside who has it. */
export const integrationChoices = (
  known: readonly Integration[],
  accounts: readonly AdminAccount[],
  { providerParentCode, you }: { readonly providerParentCode: string; readonly you: string | null },
): readonly IntegrationChoice[] => {
  const holders = new Map<string, AdminAccount[]>();
  for (const account of accounts) {
    const { integrationId } = account;
    if (integrationId === null) continue;
    const others = holders.get(integrationId);
    if (others === undefined) holders.set(integrationId, [account]);
    else others.push(account);
  }
  return known
    .filter((each) => !isProviders(each, providerParentCode))
    .map(({ integrationId, clientId }) => {
      const names = namesOf(holders.get(integrationId) ?? [], you);
      return { integrationId, clientId, whoHasIt: names === '' ? 'Nobody has it' : `Has it: ${names}` };
    });
};
