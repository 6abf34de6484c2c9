import { failed, succeeded } from '../../result/result.ts';
import type { AccountAdministration } from '../accountAdministration.ts';
import { proposeAssignment, type AdministrationFrame } from '../changes/proposeAssignment.ts';
import type { Propose } from '../changes/proposedChange.ts';
import { proposeRole, type ProposedOfAccount } from '../changes/proposeRole.ts';
import { undoRefusal, type UndoableChange } from './undoableChange.ts';

/** The opposite of a change, as its account stands now; refused where that was changed again since. */
export const proposeUndo = (
  administration: AccountAdministration,
  change: UndoableChange,
  frame: AdministrationFrame,
): Propose<ProposedOfAccount> => {
  const target = change.accountId === null ? { email: change.email } : { accountId: change.accountId };
  const propose =
    change.kind === 'role'
      ? proposeRole(administration, target, !change.value, frame.you)
      : proposeAssignment(administration, target, change.before, frame);
  return async () => {
    const proposed = await propose();
    if (!proposed.ok) return proposed;
    const refusal = undoRefusal(change, proposed.value.account);
    return refusal === null
      ? succeeded({
          ...proposed.value,
          plan: { ...proposed.value.plan, asks: { question: 'Undo this change?', confirm: 'Undo It' } },
        })
      : failed({ kind: 'refused', message: refusal, requestId: null });
  };
};
