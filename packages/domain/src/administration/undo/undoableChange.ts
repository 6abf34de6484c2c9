import { administratorRole } from '../../account/account.ts';
import type { AdminAccount } from '../adminAccount.ts';
import { findClientId, type Integration } from '../integration.ts';
import { describeIntegration } from '../plannedChange.ts';

/** A change of one account that was made a moment ago, with what undoes it. */
export type UndoableChange = Pick<AdminAccount, 'email'> & {
  /** Null where only the e-mail was written down. */
  readonly accountId: string | null;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
} & (
    | { readonly kind: 'role'; readonly value: boolean }
    | {
        readonly kind: 'integration';
        /** Empty for none. */
        readonly before: string;
        readonly after: string;
        /** The client ids that both had when it was made, where that is known. */
        readonly clientIds?: { readonly before: string | null; readonly after: string | null } | undefined;
      }
  );

/** How long a change can be undone, in milliseconds. */
export const undoPeriodMs = 600_000;

/** The account got the role of administrators, or lost it. */
export const undoableRoleChange = (
  { accountId, email }: AdminAccount,
  value: boolean,
  madeAt: number,
): UndoableChange => ({ kind: 'role', accountId, email, value, madeAt });

/** The account as it stood before got an integration, or none where the id is empty. */
export const undoableIntegrationChange = (
  { accountId, email, integrationId }: AdminAccount,
  after: string,
  madeAt: number,
  known: readonly Integration[] = [],
): UndoableChange => ({
  kind: 'integration',
  accountId,
  email,
  before: integrationId ?? '',
  after: after.trim(),
  madeAt,
  clientIds:
    known.length === 0
      ? undefined
      : { before: findClientId(integrationId ?? '', known), after: findClientId(after.trim(), known) },
});

/** What can be undone once a change was undone. */
export const reverseUndoableChange = (change: UndoableChange, madeAt: number): UndoableChange =>
  change.kind === 'role'
    ? { ...change, value: !change.value, madeAt }
    : {
        ...change,
        before: change.after,
        after: change.before,
        madeAt,
        clientIds: change.clientIds && { before: change.clientIds.after, after: change.clientIds.before },
      };

/** Whether it can still be undone. Where two clocks differ by more than that, nobody knows. */
export const isUndoable = ({ madeAt }: Pick<UndoableChange, 'madeAt'>, now: number): boolean =>
  Math.abs(now - madeAt) < undoPeriodMs;

/** Whether both are of the same account and of the same kind: only the later one can be undone. */
export const isSameAccountAndKind = (one: UndoableChange, other: UndoableChange): boolean =>
  one.kind === other.kind && one.email === other.email;

/** What was done, as it is told beside 'Undo'. */
export const describeUndoableChange = (change: UndoableChange): string => {
  const { email } = change;
  if (change.kind === 'role') {
    return change.value ? `${email} became an administrator.` : `${email} lost the role of administrators.`;
  }
  if (change.after === '') return `${email} lost its integration.`;
  const { before = null, after = null } = change.clientIds ?? {};
  if (change.before === '')
    return `${email} got ${after === null ? 'an' : 'the'} integration${after === null ? '' : ` ${after}`}.`;
  return before === null || after === null
    ? `${email} got another integration.`
    : `${email} got the integration ${after} in place of ${before}.`;
};

/**
 * Why a change is not undone, given how its account stands now: it was changed again since, and the opposite of the
 * first change would undo that one too. Null where it stands as it was left.
 */
export const whyUndoRefused = (
  change: UndoableChange,
  { userRoles, integrationId, email }: Pick<AdminAccount, 'userRoles' | 'integrationId' | 'email'>,
  known: readonly Integration[] = [],
): string | null => {
  const refused = (state: string): string =>
    `Nothing is undone: it was changed again since. ${email} has ${state} now.`;
  if (change.kind === 'role') {
    return userRoles.includes(administratorRole) === change.value
      ? null
      : refused(userRoles.length === 0 ? 'no role' : `the role ${userRoles.join(', ')}`);
  }
  return (integrationId ?? '') === change.after
    ? null
    : refused(
        integrationId === null
          ? 'no integration'
          : `the integration ${describeIntegration(integrationId, known)}`,
      );
};

/** What is said where the time to undo a change is over. */
export const undoPeriodOverMessage =
  'The ten minutes are over: make the opposite change as you would any other.';

/** What is said where it could not be read what was changed before the tools were opened. */
export const undoUnavailableMessage =
  'The list of changes could not be read, so no Undo is offered for what you changed before you opened this page.';
