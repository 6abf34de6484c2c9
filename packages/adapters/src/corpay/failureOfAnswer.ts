import { callFailure, type CallFailure, type CallFailureKind } from '@fx-gateway/domain/calls';
import type { SignedAnswer } from '../http/signedApi.ts';
import { readSpokenFailure } from './errorsWire.ts';

const kindOf = (status: number, namesPermission: boolean): CallFailureKind => {
  if (status === 401) return 'token-refused';
  if (status === 403) return namesPermission ? 'permission' : 'session-refused';
  if (status >= 500) return 'server-trouble';
  return status >= 400 ? 'refused' : 'unreadable';
};

/** Null for an answer that is none; then its body is still to be read. */
export const failureOfAnswer = (path: string, answer: SignedAnswer): CallFailure | null => {
  switch (answer.kind) {
    case 'no-answer':
    case 'missing-configuration':
      return callFailure(answer.kind, path);
    case 'session-lost':
      return callFailure('session-lost', path, { status: answer.status, requestId: answer.requestId });
    case 'answered': {
      if (answer.status >= 200 && answer.status < 300) return null;
      const { messages, listed, code, namesPermission } = readSpokenFailure(answer.body);
      const { status, requestId } = answer;
      return { kind: kindOf(status, namesPermission), path, status, messages, listed, code, requestId };
    }
  }
};
