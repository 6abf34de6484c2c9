import { gatewayMessages } from '@fx-gateway/domain/calls/gatewayMessages.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { HeldBack } from '../http/holdChangesBack.ts';
import type { SignedRequestResult } from '../http/signedApi.ts';

/** What the accounts service answered when it took a request. */
export type AccountAnswer = { readonly body: unknown; readonly requestId: string | null };

type RefusedKind =
  | 'session-lost'
  | 'switched-off'
  | 'no-answer'
  | 'server-trouble'
  | 'refused'
  | 'not-configured';

/** Why it did not; the message is the service's own, or null when it said nothing. */
export type AccountCallFailure = {
  readonly kind: RefusedKind;
  /** Null when nothing was answered. */
  readonly status: number | null;
  readonly message: string | null;
  readonly requestId: string | null;
};

/** A text member of an answer; null when it has none. */
export const readAnswerMessage = (body: unknown): string | null => {
  const message: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
  return typeof message === 'string' && message !== '' ? message : null;
};

/** An answer of the accounts service that says yes, or why it is none. */
export const readAccountAnswer = (
  answer: SignedRequestResult | HeldBack,
): Result<AccountAnswer, AccountCallFailure> => {
  const nothing = { status: null, message: null, requestId: null };
  switch (answer.kind) {
    case 'wrong-clock': {
      const { status, requestId, ahead } = answer;
      const message = gatewayMessages.wrongClock(ahead, 'nothing was changed');
      return failed({ kind: 'refused', status, message, requestId });
    }
    // The accounts service is called first: what it does not admit begins anew with a reload (ERR-6).
    case 'not-admitted':
    case 'session-lost':
      return failed({ ...nothing, kind: 'session-lost', requestId: answer.requestId });
    // The service answered nothing: our own words stand in the place of its.
    case 'held-back':
      return failed({ ...nothing, kind: 'switched-off', message: answer.message });
    case 'no-answer':
      return failed({ ...nothing, kind: 'no-answer', requestId: answer.renewal?.requestId ?? null });
    case 'not-renewed':
      return failed({
        ...nothing,
        kind: 'refused',
        message: gatewayMessages.notRenewed,
        requestId: answer.requestId,
      });
    case 'missing-configuration':
      return failed({ ...nothing, kind: 'not-configured' });
    case 'answered': {
      const { status, body, requestId } = answer;
      if (status < 400) return succeeded({ body, requestId });
      const kind = status >= 500 ? 'server-trouble' : 'refused';
      return failed({ kind, status, message: readAnswerMessage(body), requestId });
    }
  }
};
