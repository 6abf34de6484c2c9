import type { IntegrationUpdate } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import { administrationMessages } from '../administrationMessages.ts';
import type { Integration } from '../integration.ts';
import { countOf, namesOf } from '../integrationUse.ts';
import type { PlannedChange } from '../plannedChange.ts';

const { none } = administrationMessages;

/** Who depends on an integration, and who reads it. */
export type Dependents = {
  /** The accounts that have it or, where it is the provider's, one below it. */
  readonly accounts: readonly AdminAccount[];
  /** How many integrations are below it. */
  readonly below: number;
  readonly isProviders: boolean;
  /** The e-mail of the administrator. */
  readonly you: string | null;
};

const concernsOf = (isNew: boolean, { accounts, below, isProviders, you }: Dependents): readonly string[] => {
  const names = namesOf(accounts, you);
  if (isProviders) {
    const depend = `${countOf(below, 'integration')} below it and ${countOf(accounts.length, 'account')} depend on it${accounts.length === 0 ? '' : `: ${names}`}.`;
    return [`This is the provider above the customers: ${depend}`, ...(isNew ? [] : [oldKeyGoes])];
  }
  if (isNew) return [];
  return [accounts.length === 0 ? 'No account has it.' : `It concerns ${names}.`, oldKeyGoes];
};

const oldKeyGoes = 'The key that it has is gone then: nobody can read it again.';

/**
 * Making an integration or changing one; of the key only that there is a new one (ADMIN-14, ADMIN-31, S-75). The
 * provider's record is written once its client id was typed again.
 */
export const plannedUpdate = (
  update: Omit<IntegrationUpdate, 'key'>,
  stored: Integration | null,
  dependents: Dependents,
): PlannedChange => {
  const row = (label: string, member: 'clientId' | 'kind' | 'parentId') => ({
    label,
    before: stored?.[member] || none,
    after: update[member] || none,
  });
  const changed = [row('Client id', 'clientId'), row('Kind', 'kind'), row('Parent', 'parentId')].filter(
    ({ before, after }) => before !== after,
  );
  const { clientId } = stored ?? update;
  return {
    title:
      stored === null
        ? `An integration for ${clientId} is made.`
        : `The integration of ${clientId} ${changed.length === 0 ? 'gets another key' : 'is changed'}.`,
    rows: [
      ...changed,
      { label: 'Key', before: stored === null ? none : 'as it is', after: 'the one you gave' },
    ],
    alreadySo: null,
    concerns: concernsOf(stored === null, dependents),
    ...(dependents.isProviders ? { typeAgain: clientId } : {}),
  };
};
