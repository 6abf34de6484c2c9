import { failed, succeeded } from '../../result/result.ts';
import type { AccountAdministration } from '../accountAdministration.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import {
  proposeIntegrationAssignment,
  type AdministratorAndProvider,
} from '../changes/proposeIntegrationAssignment.ts';
import type { Integration } from '../integration.ts';
import type { ProposeChange } from '../changes/proposedChange.ts';
import { proposeRoleChange, type ProposedAccountChange } from '../changes/proposeRoleChange.ts';
import { joinSentences } from '../../words/joinSentences.ts';
import { whyColleagueBlocksUndo, whyIntegrationCannotBeRestored, whoChangedAccount } from './undoRefusals.ts';
import { whyUndoRefused, type UndoableChange } from './undoableChange.ts';

/**
 * The opposite of a change, as its account stands now; refused where that was changed again since, or the integration
 * that it would give back.
 */
export const proposeUndo = (
  administration: AccountAdministration,
  change: UndoableChange,
  frame: AdministratorAndProvider,
): ProposeChange<ProposedAccountChange> => {
  const target = change.accountId === null ? { email: change.email } : { accountId: change.accountId };
  const propose =
    change.kind === 'role'
      ? proposeRoleChange(administration, target, !change.value, frame.you)
      : proposeIntegrationAssignment(administration, target, change.before, frame);
  return async () => {
    const proposed = await propose();
    if (!proposed.ok) return proposed;
    const [integrations, written] = await Promise.all([
      administration.integrations(),
      administration.changes?.(),
    ]);
    const known = integrations.ok ? integrations.value : [];
    const refusal = refusalOf(
      change,
      proposed.value,
      known,
      written?.ok === true ? written.value : [],
      frame.you,
    );
    if (refusal !== null) return failed({ kind: 'refused', message: refusal, requestId: null });
    const { plan } = proposed.value;
    return succeeded({
      ...proposed.value,
      plan: {
        ...plan,
        asks: { question: 'Undo this change?', confirm: 'Undo It' },
        ...(written?.ok === false ? { concerns: [...(plan.concerns ?? []), notChecked] } : {}),
      },
    });
  };
};

const notChecked =
  'The list of changes could not be read, so nobody could check whether somebody else has decided this since.';

/** Why it is not undone: the account was changed again since, or the integration that it would get back. */
const refusalOf = (
  change: UndoableChange,
  { account }: ProposedAccountChange,
  known: readonly Integration[],
  changes: readonly AdministratorChange[],
  you: string | null,
): string | null => {
  const refusal = whyUndoRefused(change, account, known);
  return refusal === null
    ? (whyColleagueBlocksUndo(change, changes, you) ??
        whyIntegrationCannotBeRestored(change, known, changes, you))
    : joinSentences(refusal, whoChangedAccount(change, changes, you));
};
