import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { formatCustomersCsv } from '@fx-gateway/domain/administration/customers/formatCustomersCsv.ts';
import { filterCustomers } from '@fx-gateway/domain/administration/customers/filterCustomers.ts';
import { readCustomers } from '@fx-gateway/domain/administration/customers/readCustomers.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { formatTable } from '../terminal/formatTable.ts';
import { toAccountJson } from './accountView.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { openAdministration } from './openAdministration.ts';

const { none, noAccounts } = administrationMessages;

/** `fxg admin accounts` (ADMIN-10, ADMIN-27). */
export const adminAccountsVerb = (openSession: OpenSession): Verb<'admin accounts'> => ({
  usage: 'accounts',
  summary: 'All accounts, or those that are searched.',
  options: [
    { flags: '--email <text>', summary: 'a part of the e-mail, which the service searches' },
    {
      flags: '--search <words>',
      summary: 'only those with this in their e-mail, organization, telephone, client id or account id',
    },
    { flags: '--role <role>', summary: 'only those that have this role' },
    { flags: '--partner <name>', summary: 'only customers of this partner' },
    { flags: '--without-integration', summary: 'only those that have none' },
    { flags: '--csv', summary: 'write a table for a spreadsheet', notWith: ['--json'] },
  ],
  examples: [
    'accounts',
    'accounts --email harbor',
    'accounts --search "harbor lane"',
    'accounts --search 503-555-0114',
    'accounts --without-integration --csv',
    'accounts --json | jq -r ".[].email"',
  ],
  run: async (invocation) => {
    const { options } = invocation;
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const answer = await readCustomers(open.value.administration, options.text('email') ?? '');
    if (!answer.ok) return failed(administrationCommandFailure(answer.failure));
    const { customers, withoutClientIds } = answer.value;
    if (withoutClientIds !== null)
      invocation.notice(`The client ids are not known: ${withoutClientIds.message}`);
    const found = filterCustomers(customers, {
      search: options.text('search') ?? '',
      role: options.text('role'),
      partner: options.text('partner'),
      withoutIntegration: options.flag('withoutIntegration'),
    });
    if (options.flag('csv')) {
      await invocation.emitText(formatCustomersCsv(found));
      return succeeded(null);
    }
    return makeOutput(found.map(toAccountJson), (paint) =>
      found.length === 0
        ? noAccounts
        : formatTable(
            [
              { heading: 'E-mail' },
              { heading: 'Organization' },
              { heading: 'Telephone' },
              { heading: 'Client id' },
              { heading: 'Partner' },
              { heading: 'Roles' },
            ],
            found.map(({ account, organization, telephone, clientId, partner }) => [
              account.email,
              organization || none,
              telephone || none,
              clientId ?? account.integrationId ?? none,
              partner || none,
              account.userRoles.join(', ') || none,
            ]),
            paint,
          ),
    );
  },
});
