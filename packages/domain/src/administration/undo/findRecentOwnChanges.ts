import type { AdministratorChange } from '../administratorChange.ts';
import type { Integration } from '../integration.ts';
import { findOwnIntegrationChanges, type OwnIntegrationChange } from './findOwnIntegrationChanges.ts';
import { findUndoableChanges } from './findUndoableChanges.ts';
import type { UndoableChange } from './undoableChange.ts';

/** What an administrator made in the last ten minutes: what can be undone, and what was changed of integrations. */
export type RecentOwnChanges = {
  readonly undoable: readonly UndoableChange[];
  readonly ofIntegrations: readonly OwnIntegrationChange[];
};

/** Finds them among all changes that were written down, newest first; `you` is the administrator's e-mail, and `known` are the integrations of today. */
export const findRecentOwnChanges = (
  changes: readonly AdministratorChange[],
  you: string | null,
  now: number,
  known: readonly Integration[] = [],
): RecentOwnChanges => ({
  undoable: findUndoableChanges(changes, you, now, known),
  ofIntegrations: findOwnIntegrationChanges(changes, you, now),
});
