import { systemClock } from '@fx-gateway/adapters/node';
import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { proposeRoleChange } from '@fx-gateway/domain/administration/changes/proposeRoleChange.ts';
import { accountTargetOf } from '@fx-gateway/domain/administration/accountTarget.ts';
import { proposeUndo } from '@fx-gateway/domain/administration/undo/proposeUndo.ts';
import { undoableRoleChange } from '@fx-gateway/domain/administration/undo/undoableChange.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { requireWayToConfirm } from '../verbs/confirmChange.ts';
import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { confirmAndMakeChange } from './confirmAndMakeChange.ts';
import { openAdministration } from './openAdministration.ts';
import { proposeUnlessChanged, unlessChangedOption } from './proposeUnlessChanged.ts';

/** `fxg admin assign-role` (ADMIN-12, ADMIN-24, ADMIN-29). */
export const assignRoleVerb = (openSession: OpenSession): Verb<'admin assign-role'> => ({
  usage: 'assign-role <account>',
  summary: 'Give an account, by e-mail or id, the role of administrators, or take it away.',
  changes: true,
  options: [
    { flags: '--role <role>', summary: 'the role; there is only this one', choices: [administratorRole] },
    { flags: '--remove', summary: 'take the role away' },
    unlessChangedOption,
  ],
  examples: ['assign-role empty@sandbox.test', 'assign-role empty@sandbox.test --remove --yes'],
  run: async (invocation) => {
    const [named = ''] = invocation.args;
    const consent = requireWayToConfirm(invocation);
    if (!consent.ok) return consent;
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const { administration, frame } = open.value;
    const value = !invocation.options.flag('remove');
    const propose = proposeUnlessChanged(
      invocation,
      administration,
      proposeRoleChange(administration, accountTargetOf(named), value, frame.you),
    );
    const proposed = await propose();
    if (!proposed.ok) return failed(administrationCommandFailure(proposed.failure));
    const { account } = proposed.value;
    const { accountId, email } = account;
    const facts = { accountId, email, role: administratorRole, value };
    const change = undoableRoleChange(account, value, systemClock.now());
    const undo = { change, propose: proposeUndo(administration, change, frame) };
    const look = `fxg admin inspect ${email}`;
    return confirmAndMakeChange(invocation, { propose, proposed: proposed.value, look, undo }, facts);
  },
});
