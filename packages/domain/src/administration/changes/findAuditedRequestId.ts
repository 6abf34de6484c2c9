import type { AccountAdministration } from '../accountAdministration.ts';
import type { ProposedChange } from './proposedChange.ts';

/** So far back a change is looked for that was made just now: the clock here may be wrong by hours. */
const soFarBack = 86_400_000;

/**
 * By which id the service wrote down a change that it answered for. A browser may send a call once more by itself when its
 * connection is cut, and that one's answer has another id than what was written down. Null where none was written down;
 * the answer's own where that cannot be seen.
 */
export const findAuditedRequestId = async (
  administration: Pick<AccountAdministration, 'changes'>,
  answered: { readonly requestId?: string | undefined; readonly integrationId?: string },
  { writes }: Pick<ProposedChange, 'writes'>,
  { you, now }: { readonly you: string | null; readonly now: number },
): Promise<string | null> => {
  const { requestId = null, integrationId = '' } = answered;
  if (requestId === null) return null;
  const told = await administration.changes?.(new Date(now - soFarBack).toISOString());
  if (told?.ok !== true) return requestId;
  if (told.value.some((each) => each.requestId === requestId)) return requestId;
  const target = writes?.target || integrationId;
  const same = told.value.find((each) => each.action === writes?.action && each.target === target);
  return same?.by === you ? same.requestId : null;
};
