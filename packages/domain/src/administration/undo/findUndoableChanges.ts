import { administratorRole } from '../../account/account.ts';
import { readIntegrationIdOfState, type AdministratorChange } from '../administratorChange.ts';
import { isSameAccountAndKind, isUndoable, type UndoableChange } from './undoableChange.ts';

type Facts = AdministratorChange['before'];

const isAdministrator = (facts: Facts): boolean => {
  const roles = facts?.['userRoles'];
  return Array.isArray(roles) && roles.includes(administratorRole);
};

/** What undoes a change that was written down; null for one of another kind. */
const undoableOf = ({ action, target, before, after, at }: AdministratorChange): UndoableChange | null => {
  const of = { accountId: null, email: target, madeAt: Date.parse(at) };
  if (action === 'assign-role') return { ...of, kind: 'role', value: isAdministrator(after) };
  if (action !== 'assign-integration') return null;
  return {
    ...of,
    kind: 'integration',
    before: readIntegrationIdOfState(before),
    after: readIntegrationIdOfState(after),
  };
};

/** What an administrator made a moment ago and nobody has changed since, of all that was written down, newest first. */
export const findUndoableChanges = (
  changes: readonly AdministratorChange[],
  you: string | null,
  now: number,
): readonly UndoableChange[] => {
  const told = changes.map((change) => ({ by: change.by, undoable: undoableOf(change) }));
  return told.flatMap(({ by, undoable }, at) => {
    if (undoable === null || by !== you || !isUndoable(undoable, now)) return [];
    const later = told
      .slice(0, at)
      .some((each) => each.undoable !== null && isSameAccountAndKind(each.undoable, undoable));
    return later ? [] : [undoable];
  });
};
