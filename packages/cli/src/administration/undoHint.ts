import type { PlannedChange } from '@fx-gateway/domain/administration/plannedChange.ts';
import type { UndoableChange } from '@fx-gateway/domain/administration/undo/undoableChange.ts';

/** The command that does the opposite of a change. */
const oppositeOf = (change: UndoableChange, again: string | null): string => {
  // Nothing that a shell would read otherwise than it stands there.
  const account = /^[\w.+@-]+$/.test(change.email) ? change.email : (change.accountId ?? change.email);
  if (change.kind === 'role') return `fxg admin assign-role ${account}${change.value ? ' --remove' : ''}`;
  const before = change.before === '' ? '--clear' : `--integration ${change.before}`;
  return `fxg admin assign-integration ${account} ${before}${again === null ? '' : ` --share ${again}`}`;
};

/** What undoes a change that was just made, and what that would do; it is confirmed like every change. */
export const undoHint = (
  { rows }: Pick<PlannedChange, 'rows'>,
  change: UndoableChange,
  /** The client id that the opposite has to repeat; null where nothing has to be. */
  again: string | null,
): string => {
  const opposite = rows.map(({ label, before, after }) => `${label}: ${after} → ${before}`).join(', ');
  return `To undo this (${opposite}): ${oppositeOf(change, again)}`;
};
