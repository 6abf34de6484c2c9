import { callFailure, type CallFailure, type CallFailureKind } from '@fx-gateway/domain/calls/callFailure.ts';
import { gatewayMessages } from '@fx-gateway/domain/calls/gatewayMessages.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { HeldBack } from './holdChangesBack.ts';
import type { HttpAnswer } from './httpPort.ts';
import type { SignedRequestResult } from './signedApi.ts';

/** What the body of an answer says of its failure. */
export type FailureInBody = Pick<CallFailure, 'messages' | 'listed' | 'code'> & {
  readonly namesPermission: boolean;
};

/** How a partner says no. */
type RefusalReader = {
  readonly spoken: (body: unknown) => FailureInBody;
  /** What a 403 is that names no permission. */
  readonly forbidden: (spoken: FailureInBody) => CallFailureKind;
};

const kindOf = (status: number, spoken: FailureInBody, { forbidden }: RefusalReader): CallFailureKind => {
  if (status === 401) return 'token-refused';
  if (status === 403) return spoken.namesPermission ? 'permission' : forbidden(spoken);
  if (status >= 500) return 'server-trouble';
  return status >= 400 ? 'refused' : 'unreadable';
};

/** What a call of a partner promises, or why its answer is none; `read` gives null for what it does not promise. */
export const makeAnswerReader =
  (refusals: RefusalReader) =>
  <T>(
    path: string,
    answer: HttpAnswer | SignedRequestResult | HeldBack,
    read: (body: unknown, requestId: string | null) => T | null,
  ): Result<T, CallFailure> => {
    switch (answer.kind) {
      case 'no-answer': {
        const renewal = 'renewal' in answer ? answer.renewal : undefined;
        const why = renewal && { ...renewal, messages: [gatewayMessages.notRenewed] };
        return failed(callFailure('no-answer', path, why));
      }
      case 'not-renewed': {
        const { requestId } = answer;
        return failed(callFailure('not-sent', path, { requestId, messages: [gatewayMessages.notRenewed] }));
      }
      case 'missing-configuration':
        return failed(callFailure(answer.kind, path));
      case 'held-back':
        return failed(callFailure('switched-off', path, { messages: [answer.message] }));
      case 'session-lost':
        return failed(
          callFailure('session-lost', path, { status: answer.status, requestId: answer.requestId }),
        );
      case 'wrong-clock':
      case 'not-admitted': {
        const { status, requestId } = answer;
        const said =
          answer.kind === 'wrong-clock'
            ? gatewayMessages.wrongClock(answer.ahead)
            : gatewayMessages.notAdmitted(path);
        return failed(callFailure('gateway-refused', path, { status, requestId, messages: [said] }));
      }
      case 'answered': {
        const { status, requestId, body } = answer;
        if (status >= 200 && status < 300) {
          const value = read(body, requestId);
          return value === null
            ? failed(callFailure('unreadable', path, { status, requestId }))
            : succeeded(value);
        }
        const spoken = refusals.spoken(body);
        const { messages, listed, code } = spoken;
        const kind = kindOf(status, spoken, refusals);
        return failed({ kind, path, status, messages, listed, code, requestId });
      }
    }
  };
