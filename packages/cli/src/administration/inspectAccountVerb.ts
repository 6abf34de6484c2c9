import type {
  AccountAdministration,
  InspectedAccount,
} from '@fx-gateway/domain/administration/accountAdministration.ts';
import {
  addNamesToChanges,
  type ChangeWithNames,
} from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import { findChangesOfAccount } from '@fx-gateway/domain/administration/audit/filterChanges.ts';
import { customerOfInspectedAccount } from '@fx-gateway/domain/administration/customers/customer.ts';
import { accountTargetOf } from '@fx-gateway/domain/administration/accountTarget.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { toAccountJson, makeInspectedAccountView, toIntegrationJson } from './accountView.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { toAdministratorChangeJson } from './formatChangesTable.ts';
import { openAdministration } from './openAdministration.ts';

/** The changes of the account and its integration; null where the service tells none, which is said where it should. */
const readChanges = async (
  { notice }: Pick<Invocation, 'notice'>,
  { changes, integrations }: AccountAdministration,
  inspected: InspectedAccount,
): Promise<readonly ChangeWithNames[] | null> => {
  if (changes === null) return null;
  const [answer, known] = await Promise.all([changes(), integrations()]);
  if (!answer.ok) {
    notice(`The changes are not known: ${answer.failure.message}`);
    return null;
  }
  return addNamesToChanges(findChangesOfAccount(inspected.account, answer.value), {
    history: answer.value,
    customers: [customerOfInspectedAccount(inspected)],
    integrations: known.ok ? known.value : [],
  });
};

/** `fxg admin inspect`: what the page of an account shows (ADMIN-11, ADMIN-28). */
export const inspectAccountVerb = (openSession: OpenSession): Verb<'admin inspect'> => ({
  usage: 'inspect <account>',
  summary: 'One account, by e-mail or id, with its integration, how its keys begin, and its changes.',
  examples: ['inspect empty@sandbox.test', 'inspect empty@sandbox.test --json | jq .integration.clientId'],
  run: async (invocation) => {
    const [named = ''] = invocation.args;
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const { administration } = open.value;
    const answer = await administration.inspect(accountTargetOf(named));
    if (!answer.ok) return failed(administrationCommandFailure(answer.failure));
    const { account, integration } = answer.value;
    const changes = await readChanges(invocation, administration, answer.value);
    return makeOutput(
      {
        account: { ...toAccountJson(customerOfInspectedAccount(answer.value)), details: account.details },
        integration: integration && toIntegrationJson(integration),
        changes: changes?.map(toAdministratorChangeJson) ?? null,
      },
      makeInspectedAccountView(answer.value, changes),
    );
  },
});
