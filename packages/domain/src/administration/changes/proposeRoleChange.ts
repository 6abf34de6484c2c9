import { administratorRole } from '../../account/account.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { AccountAdministration, AccountTarget } from '../accountAdministration.ts';
import type { AdminAccount } from '../adminAccount.ts';
import { administrationRefusals } from './administrationRefusals.ts';
import { formatCustomerName, customerOfInspectedAccount } from '../customers/customer.ts';
import { assignRole } from '../makeChange.ts';
import { planRoleChange } from '../plannedChange.ts';
import type { ProposeChange, ProposedChange } from './proposedChange.ts';
import { addIdToAccountTarget, toConfirmedAccountState } from './seenAccount.ts';

/** A change of one account. */
export type ProposedAccountChange = ProposedChange & { readonly account: AdminAccount };

/** Where the accounts cannot be read the service alone knows it. */
const isLastAdministrator = async (
  administration: Pick<AccountAdministration, 'accounts'>,
  { accountId, userRoles }: AdminAccount,
): Promise<boolean> => {
  if (!userRoles.includes(administratorRole)) return false;
  const accounts = await administration.accounts('');
  if (!accounts.ok) return false;
  return !accounts.value.some(
    (other) => other.accountId !== accountId && other.userRoles.includes(administratorRole),
  );
};

/**
 * Giving an account the role of administrators, or taking it away, as the account stands at the service now (ADMIN-24).
 * `you` is the e-mail of who does it.
 */
export const proposeRoleChange = (
  administration: AccountAdministration,
  target: AccountTarget,
  value: boolean,
  you: string | null,
): ProposeChange<ProposedAccountChange> => {
  const propose: ProposeChange<ProposedAccountChange> = async () => {
    const found = await administration.inspect(target);
    if (!found.ok) return found;
    const { account } = found.value;
    if (!value && (await isLastAdministrator(administration, account)))
      return failed(administrationRefusals.lastAdministrator);
    return succeeded({
      account,
      plan: {
        ...planRoleChange(account, value, you),
        of: formatCustomerName(customerOfInspectedAccount(found.value)),
      },
      seen: { facts: toConfirmedAccountState(account), version: account.version },
      writes: { action: 'assign-role', target: account.email },
      send: () => assignRole(administration, addIdToAccountTarget(target, account), value, account.version),
      look: async () => {
        const now = await propose();
        return now.ok ? now.value.plan.alreadySo : null;
      },
    });
  };
  return propose;
};
