import type { AccountAdministration } from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { ProposedAccountChange } from '@fx-gateway/domain/administration/changes/proposeRoleChange.ts';
import type { ProposeChange } from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import { proposeUndoUnlessChanged } from '@fx-gateway/domain/administration/undo/proposeUndoUnlessChanged.ts';
import type { Invocation } from '../verbs/invocation.ts';

/** Stands in the line that says what undoes a change. */
export const unlessChangedOption = {
  flags: '--unless-changed <mark>',
  summary: 'only where account and integration are what they were when this line was told, to undo a change',
} as const;

/** A change as it is proposed; where `--unless-changed` says so, only as long as nothing was changed since. */
export const proposeUnlessChanged = <P extends ProposedAccountChange>(
  { options }: Pick<Invocation, 'options'>,
  administration: Pick<AccountAdministration, 'changes'>,
  propose: ProposeChange<P>,
): ProposeChange<P> => {
  const mark = options.text('unlessChanged');
  return mark === null ? propose : proposeUndoUnlessChanged(administration, propose, mark);
};
