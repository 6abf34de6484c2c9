import { joinSentences } from '../../words/joinSentences.ts';
import { readIntegrationIdOfState, type AdministratorChange } from '../administratorChange.ts';
import { formatUtcDateTime } from '../formatUtcDateTime.ts';
import { findClientId, type Integration } from '../integration.ts';
import type { UndoableChange } from './undoableChange.ts';

type Assigned = Extract<UndoableChange, { readonly kind: 'integration' }>;

const who = (change: AdministratorChange | undefined, you: string | null): string =>
  change === undefined
    ? ''
    : `${change.by === you ? 'You' : change.by} changed it, ${formatUtcDateTime(change.at)}.`;

/** Where a change stands among those that were written down, newest first; the end where it does not. */
const placeOf = ({ email, before, after }: Assigned, changes: readonly AdministratorChange[]): number => {
  const at = changes.findIndex(
    (each) =>
      each.action === 'assign-integration' &&
      each.target === email &&
      readIntegrationIdOfState(each.before) === before &&
      readIntegrationIdOfState(each.after) === after,
  );
  return at === -1 ? 0 : at;
};

export const describeIntegrationState = (facts: AdministratorChange['before']): string => {
  const [clientId, keyStart] = [facts?.['clientId'], facts?.['keyStart']];
  return typeof keyStart === 'string' && keyStart !== ''
    ? `${String(clientId)} with a key that begins with ${keyStart}`
    : String(clientId);
};

/** The last change of the same kind of the account, where it was written down. */
const lastOf = ({ kind, email }: UndoableChange, changes: readonly AdministratorChange[]) => {
  const action = kind === 'role' ? 'assign-role' : 'assign-integration';
  return changes.find((each) => each.action === action && each.target === email);
};

/** Who has changed the account itself since, where it was written down. */
export const whoChangedAccount = (
  change: UndoableChange,
  changes: readonly AdministratorChange[],
  you: string | null,
): string => who(lastOf(change, changes), you);

/** Why a change is not undone that a colleague has made anew since, so that the account stands as it did after it. */
export const whyColleagueBlocksUndo = (
  change: UndoableChange,
  changes: readonly AdministratorChange[],
  you: string | null,
): string | null => {
  const last = lastOf(change, changes);
  return last === undefined || last.by === you
    ? null
    : joinSentences('Nothing is undone: somebody else has decided it since.', who(last, you));
};

/**
 * Why an integration is not given back: it became another client's since, or got another key. Null where it is as it
 * was, as far as that can be seen.
 */
export const whyIntegrationCannotBeRestored = (
  change: UndoableChange,
  known: readonly Integration[],
  changes: readonly AdministratorChange[],
  you: string | null,
): string | null => {
  if (change.kind === 'role' || change.before === '') return null;
  const written = changes
    .slice(0, placeOf(change, changes))
    .filter(({ action, target }) => action === 'update-integration' && target === change.before);
  const [last] = written;
  const was = change.clientIds?.before ?? null;
  const now = findClientId(change.before, known);
  const isOther = was !== null && now !== null && was !== now;
  if (last === undefined && !isOther) return null;
  const first = written.at(-1);
  return joinSentences(
    'Nothing is undone: the integration that would be given back was changed since.',
    first === undefined || last === undefined
      ? `It was ${was}, and is ${now} now.`
      : `It was ${describeIntegrationState(first.before)}, and is ${describeIntegrationState(last.after)} now.`,
    who(last, you),
  );
};
