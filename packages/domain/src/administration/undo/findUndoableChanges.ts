import { administratorRole } from '../../account/account.ts';
import { createClientIdHistoryReader } from '../audit/createClientIdHistoryReader.ts';
import { readIntegrationIdOfState, type AdministratorChange } from '../administratorChange.ts';
import { findClientId, type Integration } from '../integration.ts';
import { isSameAccountAndKind, isUndoable, type UndoableChange } from './undoableChange.ts';

type Facts = AdministratorChange['before'];

const isAdministrator = (facts: Facts): boolean => {
  const roles = facts?.['userRoles'];
  return Array.isArray(roles) && roles.includes(administratorRole);
};

/** Which client id an integration had right after a change; null where nobody knows. */
type ClientIdThen = (change: AdministratorChange, integrationId: string) => string | null;

/** What undoes a change that was written down; null for one of another kind. */
const undoableOf = (change: AdministratorChange, clientIdThen: ClientIdThen): UndoableChange | null => {
  const { action, target, before, after, at } = change;
  const of = { accountId: null, email: target, madeAt: Date.parse(at) };
  if (action === 'assign-role') return { ...of, kind: 'role', value: isAdministrator(after) };
  if (action !== 'assign-integration') return null;
  const [was, is] = [readIntegrationIdOfState(before), readIntegrationIdOfState(after)];
  const clientIds = { before: clientIdThen(change, was), after: clientIdThen(change, is) };
  const isKnown = clientIds.before !== null || clientIds.after !== null;
  return { ...of, kind: 'integration', before: was, after: is, clientIds: isKnown ? clientIds : undefined };
};

/**
 * What an administrator made a moment ago and nobody has changed since, of all that was written down, newest first.
 * `known` are the integrations of today; none where they could not be read.
 */
export const findUndoableChanges = (
  changes: readonly AdministratorChange[],
  you: string | null,
  now: number,
  known: readonly Integration[] = [],
): readonly UndoableChange[] => {
  const then = createClientIdHistoryReader(changes);
  const clientIdThen: ClientIdThen = (change, id) => then(change, id, findClientId(id, known) ?? '') || null;
  const told = changes.map((change) => ({ by: change.by, undoable: undoableOf(change, clientIdThen) }));
  return told.flatMap(({ by, undoable }, at) => {
    if (undoable === null || by !== you || !isUndoable(undoable, now)) return [];
    const later = told
      .slice(0, at)
      .some((each) => each.undoable !== null && isSameAccountAndKind(each.undoable, undoable));
    return later ? [] : [undoable];
  });
};
