import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { output } from '../verbs/output.ts';
import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { table } from '../terminal/table.ts';
import { accountData } from './accountView.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { openAdministration } from './openAdministration.ts';

/** `fxg admin accounts` (ADMIN-10, ADMIN-27). */
export const accounts = (openSession: OpenSession): Verb<'admin accounts'> => ({
  usage: 'accounts',
  summary: 'All accounts, or those whose e-mail contains a text.',
  options: [{ flags: '--email <text>', summary: 'a part of the e-mail' }],
  examples: ['accounts', 'accounts --email harbor', 'accounts --json | jq -r ".[].email"'],
  run: async (invocation) => {
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const answer = await open.value.administration.accounts(invocation.options.text('email') ?? '');
    if (!answer.ok) return failed(administrationCommandFailure(answer.failure));
    return output(answer.value.map(accountData), (paint) =>
      answer.value.length === 0
        ? administrationMessages.noAccounts
        : table(
            [{ heading: 'E-mail' }, { heading: 'Roles' }, { heading: 'Integration' }, { heading: 'Account' }],
            answer.value.map(({ email, userRoles, integrationId, accountId }) => [
              email,
              userRoles.join(', ') || administrationMessages.none,
              integrationId ?? administrationMessages.none,
              accountId,
            ]),
            paint,
          ),
    );
  },
});
