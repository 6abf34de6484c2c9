import type { CallChange } from '@fx-gateway/domain/operations/operations.ts';
import type { HttpAnswer, HttpRequest } from './httpPort.ts';
import type { SignedRequest, SignedRequestResult } from './signedApi.ts';

/** Why what changes something does not leave now; null where it may. Asked right before each such call. */
export type WhyHeldBack = (change: CallChange) => string | null | Promise<string | null>;

/** What the site holds back for now: the call did not leave, and `message` says why. */
export type HeldBack = { readonly kind: 'held-back'; readonly message: string };

/** A signed API of which calls may be held back. */
export type HoldableApi = { send(request: SignedRequest): Promise<SignedRequestResult | HeldBack> };

/** A port of which calls may be held back. */
export type HoldableHttp = { send(request: HttpRequest): Promise<HttpAnswer | HeldBack> };

/** The same connection, but what is marked as changing something leaves only where nothing holds it back (OPS-2, OPS-3). */
export const holdChangesBack = <R extends { readonly changes?: CallChange }, A>(
  connection: { send(request: R): Promise<A> },
  why: WhyHeldBack,
): { send(request: R): Promise<A | HeldBack> } => ({
  send: async (request) => {
    const message = request.changes === undefined ? null : await why(request.changes);
    return message === null ? connection.send(request) : { kind: 'held-back', message };
  },
});
