import { failed } from '../../result/result.ts';
import { joinSentences } from '../../words/joinSentences.ts';
import type { AccountAdministration } from '../accountAdministration.ts';
import { readIntegrationIdOfState, type AdministratorChange } from '../administratorChange.ts';
import type { ConfirmedState } from '../changes/makeChangedSinceConfirmedOutcome.ts';
import type { ProposedAccountChange } from '../changes/proposeRoleChange.ts';
import type { ProposeChange } from '../changes/proposedChange.ts';
import { formatUtcDateTime } from '../formatUtcDateTime.ts';
import { describeIntegrationState } from './undoRefusals.ts';

/**
 * What a change is undone against, in one word: the version of the account as the change left it and, where it gives an
 * integration back, that of the integration. Null where the service tells no versions.
 */
export const formatUndoVersion = ({ version }: ConfirmedState): string | null => {
  const mark = (version ?? '').trim().replace(' ', ',');
  return mark === '' ? null : mark;
};

type Seen = Pick<ProposedAccountChange, 'seen' | 'account'>;

const when = ({ by, at }: AdministratorChange): string => `${by}, ${formatUtcDateTime(at)}`;

/** How the account stands now, and who changed it last, where that was written down. */
const accountSince = (
  { seen, account: { email } }: Seen,
  changes: readonly AdministratorChange[],
): string => {
  const last = changes.find(({ target }) => target === email);
  const state = seen.facts
    .filter(({ label }) => label === 'Roles' || label === 'Integration')
    .map(({ label, value }) => `${label.toLowerCase()}: ${value}`)
    .join(', ');
  return `${email} has now ${state}.${last === undefined ? '' : ` Changed last by ${when(last)}.`}`;
};

/** What became of the integration: it was written anew, or another account got it or lost it. */
const integrationSince = (
  given: string,
  { account: { email } }: Seen,
  changes: readonly AdministratorChange[],
): string => {
  const last = changes.find(
    ({ action, target, before, after }) =>
      target === given ||
      (action === 'assign-integration' &&
        target !== email &&
        [readIntegrationIdOfState(before), readIntegrationIdOfState(after)].includes(given)),
  );
  if (last === undefined) return 'The integration that would be given back was changed, or others have it.';
  if (last.target === given)
    return `The integration that would be given back is ${describeIntegrationState(last.after)} now: changed by ${when(last)}.`;
  const did = readIntegrationIdOfState(last.after) === given ? 'got' : 'lost';
  return `${last.target} ${did} the integration that would be given back: changed by ${when(last)}.`;
};

/**
 * A change that undoes another one, as long as account and integration are what they were when it was offered. Otherwise
 * it is refused with what was changed since and by whom.
 */
export const proposeUndoUnlessChanged =
  <P extends ProposedAccountChange & { readonly given?: string }>(
    administration: Pick<AccountAdministration, 'changes'>,
    propose: ProposeChange<P>,
    mark: string,
  ): ProposeChange<P> =>
  async () => {
    const proposed = await propose();
    if (!proposed.ok || proposed.value.plan.alreadySo !== null) return proposed;
    const { seen, given = '' } = proposed.value;
    const now = formatUndoVersion(seen);
    if (now === mark) return proposed;
    const [[accountThen, integrationThen], [accountNow, integrationNow]] = [
      mark.split(','),
      (now ?? '').split(','),
    ];
    const told = await administration.changes?.();
    const changes = told?.ok === true ? told.value : [];
    const what = [
      ...(accountThen === accountNow ? [] : [accountSince(proposed.value, changes)]),
      ...(integrationThen === integrationNow ? [] : [integrationSince(given, proposed.value, changes)]),
    ];
    return failed({
      kind: 'changed-meanwhile',
      message: joinSentences('Nothing is undone: it was changed again since.', ...what),
      requestId: null,
    });
  };
