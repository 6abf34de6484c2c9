import { succeeded } from '../../result/result.ts';
import type { AccountAdministration, AccountTarget, SeenVersion } from '../accountAdministration.ts';
import { judgeAssignment } from './judgeAssignment.ts';
import { holdersOf, namesOf } from '../integrationUse.ts';
import { assignIntegration } from '../makeChange.ts';
import { plannedIntegration, shownIntegration } from '../plannedChange.ts';
import type { Propose } from './proposedChange.ts';
import type { ProposedOfAccount } from './proposeRole.ts';
import { meantAccount, seenOfAccount } from './seenAccount.ts';

/** Who changes something, and above whom the customers stand. */
export type AdministrationFrame = {
  /** The client id of the provider (S-74). */
  readonly providerParentCode: string;
  /** The e-mail of the administrator; null where it is not known. */
  readonly you: string | null;
};

const bothVersions = (account: SeenVersion, integration: SeenVersion): SeenVersion =>
  account === undefined && integration === undefined ? undefined : `${account ?? ''} ${integration ?? ''}`;

/**
 * Connecting an account with an integration, or with none where the id is empty (ADMIN-13, ADMIN-30), as all of it
 * stands at the service now: who has the integration, whose it is, and what the account has.
 */
export const proposeAssignment = (
  administration: AccountAdministration,
  target: AccountTarget,
  integrationId: string,
  { providerParentCode, you }: AdministrationFrame,
): Propose<ProposedOfAccount> => {
  const wanted = integrationId.trim();
  const propose: Propose<ProposedOfAccount> = async () => {
    const [found, known, accounts] = await Promise.all([
      administration.inspect(target),
      administration.integrations(),
      wanted === '' ? succeeded([]) : administration.accounts(''),
    ]);
    if (!found.ok) return found;
    if (!known.ok) return known;
    if (!accounts.ok) return accounts;
    const { account } = found.value;
    const judged = judgeAssignment(account, wanted, known.value, accounts.value, providerParentCode);
    if (!judged.ok) return judged;
    const { integration, sharedWith } = judged.value;
    const ofIntegration =
      integration === null
        ? []
        : [
            { label: 'New integration', value: shownIntegration(wanted, known.value) },
            { label: 'Its kind', value: integration.kind },
            { label: 'Who has it', value: namesOf(holdersOf(wanted, accounts.value), you) || 'nobody' },
          ];
    return succeeded({
      account,
      plan: plannedIntegration(account, wanted, known.value, { you, sharedWith }),
      seen: {
        facts: [...seenOfAccount(account, known.value), ...ofIntegration],
        version: bothVersions(account.version, integration?.version),
      },
      send: () =>
        assignIntegration(
          administration,
          meantAccount(target, account),
          wanted,
          account.version,
          integration?.version,
        ),
      look: async () => {
        const now = await propose();
        return now.ok ? now.value.plan.alreadySo : null;
      },
    });
  };
  return propose;
};
