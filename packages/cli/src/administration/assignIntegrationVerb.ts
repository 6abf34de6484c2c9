import { systemClock } from '@fx-gateway/adapters/node';
import { proposeIntegrationAssignment } from '@fx-gateway/domain/administration/changes/proposeIntegrationAssignment.ts';
import { accountTargetOf } from '@fx-gateway/domain/administration/accountTarget.ts';
import { proposeUndo } from '@fx-gateway/domain/administration/undo/proposeUndo.ts';
import { undoableIntegrationChange } from '@fx-gateway/domain/administration/undo/undoableChange.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import type { Verb } from '../verbs/verb.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { confirmAndMakeChange } from './confirmAndMakeChange.ts';
import { openAdministration } from './openAdministration.ts';
import { proposeUnlessChanged, unlessChangedOption } from './proposeUnlessChanged.ts';

/** `fxg admin assign-integration` (ADMIN-13, ADMIN-24, ADMIN-30). */
export const assignIntegrationVerb = (openSession: OpenSession): Verb<'admin assign-integration'> => ({
  usage: 'assign-integration <account>',
  summary: 'Connect an account, by e-mail or id, with an integration, or with none.',
  changes: true,
  options: [
    { flags: '--integration <id>', summary: 'the integration, by its client id or its id' },
    {
      flags: '--clear',
      summary: 'leave the account without an integration',
      notWith: ['--integration'],
    },
    {
      flags: '--share <client-id>',
      summary: 'where another account has the integration: its client id again, to share it on purpose',
    },
    unlessChangedOption,
  ],
  examples: [
    'assign-integration nopartner@sandbox.test --integration 10301API_USER',
    'assign-integration nopartner@sandbox.test --clear --yes',
  ],
  run: async (invocation) => {
    const [named = ''] = invocation.args;
    const wanted = invocation.options.text('integration')?.trim() ?? '';
    if ((wanted === '') !== invocation.options.flag('clear')) {
      return usageFailure(
        'Say which integration, or that there is to be none.',
        'Give --integration ID or --clear.',
      );
    }
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const { administration, frame } = open.value;
    const propose = proposeUnlessChanged(
      invocation,
      administration,
      proposeIntegrationAssignment(administration, accountTargetOf(named), wanted, frame),
    );
    const proposed = await propose();
    if (!proposed.ok) return failed(administrationCommandFailure(proposed.failure));
    const { account, given } = proposed.value;
    const { accountId, email } = account;
    const undoable = undoableIntegrationChange(account, given, systemClock.now(), proposed.value.known);
    const again = { flag: '--share', given: invocation.options.text('share') } as const;
    return confirmAndMakeChange(
      invocation,
      {
        propose,
        proposed: proposed.value,
        look: `fxg admin inspect ${email}`,
        again,
        undo: { change: undoable, propose: proposeUndo(administration, undoable, frame) },
      },
      { accountId, email, integrationId: given === '' ? null : given },
    );
  },
});
