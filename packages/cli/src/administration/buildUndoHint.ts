import type { PlannedChange } from '@fx-gateway/domain/administration/plannedChange.ts';
import type { ProposeChange } from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import { formatUndoVersion } from '@fx-gateway/domain/administration/undo/proposeUndoUnlessChanged.ts';
import type { UndoableChange } from '@fx-gateway/domain/administration/undo/undoableChange.ts';

/** What the opposite of a change is made against. */
export type UndoPreconditions = {
  /** The client id that it has to repeat; null where nothing has to be. */
  readonly again: string | null;
  /** The mark of what stood there when it was offered; null where the service tells no versions. */
  readonly mark: string | null;
};

/** As it stands at the service now; nothing where that cannot be seen. */
export const readUndoPreconditions = async (propose: ProposeChange): Promise<UndoPreconditions> => {
  const undo = await propose();
  return undo.ok
    ? { again: undo.value.plan.typeAgain ?? null, mark: formatUndoVersion(undo.value.seen) }
    : { again: null, mark: null };
};

/** The command that does the opposite of a change. */
const oppositeOf = (change: UndoableChange, { again, mark }: UndoPreconditions): string => {
  // Nothing that a shell would read otherwise than it stands there.
  const account = /^[\w.+@-]+$/.test(change.email) ? change.email : (change.accountId ?? change.email);
  const unless = mark !== null && /^[\w.,+=-]+$/.test(mark) ? ` --unless-changed=${mark}` : '';
  if (change.kind === 'role')
    return `fxg admin assign-role ${account}${change.value ? ' --remove' : ''}${unless}`;
  const before = change.before === '' ? '--clear' : `--integration ${change.before}`;
  return `fxg admin assign-integration ${account} ${before}${again === null ? '' : ` --share ${again}`}${unless}`;
};

/** What undoes a change that was just made, and what that would do; it is confirmed like every change. */
export const buildUndoHint = (
  { rows }: Pick<PlannedChange, 'rows'>,
  change: UndoableChange,
  against: UndoPreconditions,
): string => {
  const opposite = rows.map(({ label, before, after }) => `${label}: ${after} → ${before}`).join(', ');
  return `To undo this (${opposite}): ${oppositeOf(change, against)}`;
};
