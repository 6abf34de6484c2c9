import { accountTargetOf } from '@fx-gateway/domain/administration/filterAccounts.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { output } from '../verbs/output.ts';
import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { accountData, inspectedView, integrationData } from './accountView.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { openAdministration } from './openAdministration.ts';

/** `fxg admin inspect` (ADMIN-11, ADMIN-28). */
export const inspect = (openSession: OpenSession): Verb<'admin inspect'> => ({
  usage: 'inspect <account>',
  summary: 'One account, by e-mail or id, with its integration and how its keys begin.',
  examples: ['inspect empty@sandbox.test', 'inspect empty@sandbox.test --json | jq .integration.clientId'],
  run: async (invocation) => {
    const [named = ''] = invocation.args;
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const answer = await open.value.administration.inspect(accountTargetOf(named));
    if (!answer.ok) return failed(administrationCommandFailure(answer.failure));
    const { account, integration } = answer.value;
    return output(
      {
        account: { ...accountData(account), details: account.details },
        integration: integration && integrationData(integration),
      },
      inspectedView(answer.value),
    );
  },
});
