import { JsonText, type Answer } from '@fx-gateway/services/http/answer.ts';

/** One thing that was wrong with a call. `permission` is the key of what belongs to another customer. */
export type CallError = { readonly key: string; readonly message: string };

export { JsonText, type Answer };

/** The partner's envelope around what was asked for. */
export const okAnswer = (content: unknown): Answer => ({
  status: 200,
  body: { content, errors: [], links: [] },
});

/** A list without an envelope. */
export const bareListAnswer = (rows: readonly unknown[]): Answer => ({ status: 200, body: rows });

export const refusalAnswer = (status: number, ...errors: readonly CallError[]): Answer => ({
  status,
  body: { errors },
});

/** The refusal of what belongs to another customer; the client takes any other 403 for a lost session. */
export const makeForeignRecordRefusal = (message: string): Answer =>
  refusalAnswer(403, { key: 'permission', message });
