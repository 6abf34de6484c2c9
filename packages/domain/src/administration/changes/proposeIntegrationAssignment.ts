import { succeeded } from '../../result/result.ts';
import type { AccountAdministration, AccountTarget, ConfirmedVersion } from '../accountAdministration.ts';
import { formatCustomerName, customerOfInspectedAccount } from '../customers/customer.ts';
import { checkIntegrationAssignment } from './checkIntegrationAssignment.ts';
import { findFormerHolders, loadRecentChanges } from '../findFormerHolders.ts';
import type { Integration } from '../integration.ts';
import { findAccountsWithIntegration, resolveIntegrationId, formatAccountNames } from '../integrationUse.ts';
import { assignIntegration } from '../makeChange.ts';
import { planIntegrationAssignment, describeIntegration } from '../plannedChange.ts';
import type { ProposeChange } from './proposedChange.ts';
import type { ProposedAccountChange } from './proposeRoleChange.ts';
import { addIdToAccountTarget, toConfirmedAccountState } from './seenAccount.ts';

/** Who changes something, and above whom the customers stand. */
export type AdministratorAndProvider = {
  /** The client id of the provider (S-74). */
  readonly providerParentCode: string;
  /** The e-mail of the administrator; null where it is not known. */
  readonly you: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** A change of the integration of one account. */
export type ProposedIntegrationAssignment = ProposedAccountChange & {
  /** The id of the integration that was named by its id or its client id; empty for none. */
  readonly given: string;
  readonly known: readonly Integration[];
};

const bothVersions = (account: ConfirmedVersion, integration: ConfirmedVersion): ConfirmedVersion =>
  account === undefined && integration === undefined ? undefined : `${account ?? ''} ${integration ?? ''}`;

/**
 * Connecting an account with an integration, or with none where the id is empty (ADMIN-13, ADMIN-30), as all of it
 * stands at the service now: who has the integration or had it lately, whose it is, and what the account has.
 */
export const proposeIntegrationAssignment = (
  administration: AccountAdministration,
  target: AccountTarget,
  integrationId: string,
  { providerParentCode, you, now }: AdministratorAndProvider,
): ProposeChange<ProposedIntegrationAssignment> => {
  const named = integrationId.trim();
  const propose: ProposeChange<ProposedIntegrationAssignment> = async () => {
    const [found, known, accounts, changes] = await Promise.all([
      administration.inspect(target),
      administration.integrations(),
      named === '' ? succeeded([]) : administration.accounts(''),
      named === '' ? [] : loadRecentChanges(administration, now()),
    ]);
    if (!found.ok) return found;
    if (!known.ok) return known;
    if (!accounts.ok) return accounts;
    const { account } = found.value;
    const wanted = resolveIntegrationId(named, known.value);
    const judged = checkIntegrationAssignment(
      account,
      wanted,
      known.value,
      accounts.value,
      providerParentCode,
    );
    if (!judged.ok) return judged;
    const { integration, sharedWith } = judged.value;
    const others = (email: string): boolean =>
      email !== account.email && !sharedWith.some((each) => each.email === email);
    const hadBy =
      account.integrationId === wanted ? [] : findFormerHolders(wanted, changes, { now: now(), others });
    const ofIntegration =
      integration === null
        ? []
        : [
            { label: 'New integration', value: describeIntegration(wanted, known.value) },
            { label: 'Its kind', value: integration.kind },
            {
              label: 'Who has it',
              value: formatAccountNames(findAccountsWithIntegration(wanted, accounts.value), you) || 'nobody',
            },
          ];
    return succeeded({
      account,
      given: wanted,
      known: known.value,
      plan: {
        ...planIntegrationAssignment(account, wanted, known.value, { you, sharedWith, hadBy }),
        of: formatCustomerName(customerOfInspectedAccount(found.value)),
      },
      seen: {
        facts: [...toConfirmedAccountState(account, known.value), ...ofIntegration],
        version: bothVersions(account.version, integration?.version),
      },
      writes: { action: 'assign-integration', target: account.email },
      send: () =>
        assignIntegration(
          administration,
          addIdToAccountTarget(target, account),
          wanted,
          account.version,
          integration?.version,
        ),
      look: async () => {
        const again = await propose();
        return again.ok ? again.value.plan.alreadySo : null;
      },
    });
  };
  return propose;
};
