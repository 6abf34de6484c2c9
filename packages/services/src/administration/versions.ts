import { createHash } from 'node:crypto';

const markOf = (state: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);

/** Marks the state of an account that administrators change: another one after each change, also where it is as it was before. */
export const accountVersion = (row: {
  readonly account_id: string;
  readonly roles: readonly string[];
  readonly integration_id: string | null;
  readonly last_change: number | null;
}): string => markOf([row.account_id, row.roles, row.integration_id, row.last_change]);

/** Marks the state of an integration and who has it: another one after each change, its key's included, and the same one after its key was sealed again. */
export const integrationVersion = (
  row: {
    readonly integration_id: string;
    readonly client_id: string;
    readonly parent_id: string;
    readonly kind: string;
    readonly change_mark: string;
  },
  holders: readonly string[],
): string => markOf([row.integration_id, row.client_id, row.parent_id, row.kind, row.change_mark, holders]);

/** Whether the state that a change was confirmed against, as `If-Match` names it, is the one that stands there. */
export const isSeenVersion = (ifMatch: string | undefined, version: string): boolean =>
  ifMatch === undefined ||
  ifMatch.split(',').some((each) => each.trim() === '*' || each.trim() === `"${version}"`);

export const changedSinceSeenRefusal = {
  status: 412,
  body: { message: 'Changed meanwhile: the record is not as you saw it, so nothing was changed.' },
} as const;
