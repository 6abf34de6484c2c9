import { accountTargetOf } from '@fx-gateway/domain/administration/filterAccounts.ts';
import { assignIntegration as assign } from '@fx-gateway/domain/administration/makeChange.ts';
import { plannedIntegration } from '@fx-gateway/domain/administration/plannedChange.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { requireConsent } from '../verbs/confirmChange.ts';
import type { Verb } from '../verbs/verb.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { makeChange } from './makeChange.ts';
import { openAdministration } from './openAdministration.ts';

/** `fxg admin assign-integration` (ADMIN-13, ADMIN-24, ADMIN-30). */
export const assignIntegration = (openSession: OpenSession): Verb<'admin assign-integration'> => ({
  usage: 'assign-integration <account>',
  summary: 'Connect an account, by e-mail or id, with an integration, or with none.',
  changes: true,
  options: [
    { flags: '--integration <id>', summary: 'the integration, as fxg admin integrations lists it' },
    {
      flags: '--clear',
      summary: 'leave the account without an integration',
      notWith: ['--integration'],
    },
  ],
  examples: [
    'assign-integration nopartner@sandbox.test --integration f3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d01',
    'assign-integration nopartner@sandbox.test --clear --yes',
  ],
  run: async (invocation) => {
    const [named = ''] = invocation.args;
    const given = invocation.options.text('integration')?.trim() ?? '';
    if ((given === '') !== invocation.options.flag('clear')) {
      return usageFailure(
        'Say which integration, or that there is to be none.',
        'Give --integration ID or --clear.',
      );
    }
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const { administration } = open.value;
    const [stored, known] = await Promise.all([
      administration.inspect(accountTargetOf(named)),
      administration.integrations(),
    ]);
    if (!stored.ok) return failed(administrationCommandFailure(stored.failure));
    if (!known.ok) return failed(administrationCommandFailure(known.failure));
    const { accountId, email } = stored.value.account;
    return makeChange(
      invocation,
      plannedIntegration(stored.value.account, given, known.value),
      { accountId, email, integrationId: given === '' ? null : given },
      () => assign(administration, { accountId, email }, given),
    );
  },
});
