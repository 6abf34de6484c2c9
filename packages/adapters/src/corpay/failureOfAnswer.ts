import type { CorpayFailure, CorpayFailureKind } from '@fx-gateway/domain/corpay';
import type { SignedAnswer } from '../http/signedApi.ts';
import { readSpokenFailure } from './errorsWire.ts';

/** A failure about which the partner said nothing. */
export const silentFailure = (
  kind: CorpayFailureKind,
  path: string,
  answer: { readonly status: number | null; readonly requestId: string | null } = {
    status: null,
    requestId: null,
  },
): CorpayFailure => ({
  kind,
  path,
  status: answer.status,
  messages: [],
  code: null,
  listed: false,
  requestId: answer.requestId,
});

const kindOf = (status: number, namesPermission: boolean): CorpayFailureKind => {
  if (status === 401) return 'token-refused';
  if (status === 403) return namesPermission ? 'permission' : 'session-refused';
  if (status >= 500) return 'server-trouble';
  return status >= 400 ? 'refused' : 'unreadable';
};

/** Null for an answer that is none; then its body is still to be read. */
export const failureOfAnswer = (path: string, answer: SignedAnswer): CorpayFailure | null => {
  switch (answer.kind) {
    case 'no-answer':
    case 'missing-configuration':
      return silentFailure(answer.kind, path);
    case 'session-lost':
      return silentFailure('session-lost', path, answer);
    case 'answered': {
      if (answer.status >= 200 && answer.status < 300) return null;
      const { messages, listed, code, namesPermission } = readSpokenFailure(answer.body);
      const { status, requestId } = answer;
      return { kind: kindOf(status, namesPermission), path, status, messages, listed, code, requestId };
    }
  }
};
