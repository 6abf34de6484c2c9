import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { accountTargetOf } from '@fx-gateway/domain/administration/filterAccounts.ts';
import { assignRole as assign } from '@fx-gateway/domain/administration/makeChange.ts';
import { plannedRole } from '@fx-gateway/domain/administration/plannedChange.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { requireConsent } from '../verbs/confirmChange.ts';
import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { makeChange } from './makeChange.ts';
import { openAdministration } from './openAdministration.ts';

/** `fxg admin assign-role` (ADMIN-12, ADMIN-24, ADMIN-29). */
export const assignRole = (openSession: OpenSession): Verb<'admin assign-role'> => ({
  usage: 'assign-role <account>',
  summary: 'Give an account, by e-mail or id, the role of administrators, or take it away.',
  changes: true,
  options: [
    { flags: '--role <role>', summary: 'the role; there is only this one', choices: [administratorRole] },
    { flags: '--remove', summary: 'take the role away' },
  ],
  examples: ['assign-role empty@sandbox.test', 'assign-role empty@sandbox.test --remove --yes'],
  run: async (invocation) => {
    const [named = ''] = invocation.args;
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const { administration } = open.value;
    const stored = await administration.inspect(accountTargetOf(named));
    if (!stored.ok) return failed(administrationCommandFailure(stored.failure));
    const { account } = stored.value;
    const { accountId, email } = account;
    const value = !invocation.options.flag('remove');
    return makeChange(
      invocation,
      plannedRole(account, value),
      { accountId, email, role: administratorRole, value },
      () => assign(administration, { accountId, email }, value),
    );
  },
});
