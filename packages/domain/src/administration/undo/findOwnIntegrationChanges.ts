import type { AdministratorChange } from '../administratorChange.ts';
import { undoPeriodMs } from './undoableChange.ts';

/** A change of an integration itself, which has no Undo: a key that was replaced is gone. */
export type OwnIntegrationChange = {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** What was done, in one sentence. */
  readonly sentence: string;
};

const isKeyChanged = (before: AdministratorChange['before'], after: AdministratorChange['after']): boolean =>
  after?.['keyChanged'] === true ||
  (after?.['keyStart'] !== undefined && before?.['keyStart'] !== after['keyStart']);

const sentenceOf = ({ before, after, target }: AdministratorChange): string => {
  const now = String(after?.['clientId'] ?? target);
  const was = String(before?.['clientId'] ?? now);
  if (before === null) return `The integration ${now} was made.`;
  const key = isKeyChanged(before, after);
  if (was !== now) return `The integration ${was} became ${now}${key ? ', with another key' : ''}.`;
  return key ? `The key of ${now} was changed.` : `The integration ${now} was changed.`;
};

/**
 * What this administrator changed of integrations in the last ten minutes, the last change of each, newest first: whoever
 * left the page while a change was on its way learns that it was made.
 */
export const findOwnIntegrationChanges = (
  changes: readonly AdministratorChange[],
  you: string | null,
  now: number,
): readonly OwnIntegrationChange[] => {
  const seen = new Set<string>();
  return changes.flatMap((change) => {
    const madeAt = Date.parse(change.at);
    if (change.action !== 'update-integration' || seen.has(change.target)) return [];
    seen.add(change.target);
    return change.by === you && Math.abs(now - madeAt) < undoPeriodMs
      ? [{ madeAt, sentence: sentenceOf(change) }]
      : [];
  });
};
