import { callFailure, type CallFailure, type CallFailureKind } from '@fx-gateway/domain/calls';
import type { HttpAnswer } from '../http/httpPort.ts';
import type { SignedAnswer } from '../http/signedApi.ts';
import { readSpokenOfx } from './ofxErrorsWire.ts';

/** A 403 that gives a reason is a refusal; one that says nothing is about the token (S-81). */
const kindOf = (status: number, saysWhy: boolean, namesPermission: boolean): CallFailureKind => {
  if (status === 401) return 'token-refused';
  if (status === 403) return namesPermission ? 'permission' : saysWhy ? 'refused' : 'session-refused';
  if (status >= 500) return 'server-trouble';
  return status >= 400 ? 'refused' : 'unreadable';
};

/** Null for an answer that is none; then its body is still to be read. */
export const failureOfOfx = (path: string, answer: HttpAnswer | SignedAnswer): CallFailure | null => {
  switch (answer.kind) {
    case 'no-answer':
    case 'missing-configuration':
      return callFailure(answer.kind, path);
    case 'session-lost':
      return callFailure('session-lost', path, { status: answer.status, requestId: answer.requestId });
    case 'answered': {
      const { status, requestId } = answer;
      if (status >= 200 && status < 300) return null;
      const { messages, listed, code, namesPermission } = readSpokenOfx(answer.body);
      const kind = kindOf(status, messages.length > 0, namesPermission);
      return { kind, path, status, messages, listed, code, requestId };
    }
  }
};
