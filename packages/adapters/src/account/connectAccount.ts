import type { Account, AccountDirectory, AccountFailure } from '@fx-gateway/domain/account';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import type { SignedAnswer, SignedApi } from '../http/signedApi.ts';
import { unwrapped } from '../http/wrapped.ts';
import { accountWire } from './accountWire.ts';

const words = {
  sessionLost: 'Missing Authentication Token',
  noAnswer: 'The accounts service did not answer. Check your connection and try again.',
  trouble: 'The accounts service is having trouble. Please try again later.',
  refused: 'The accounts service refused the request.',
  unreadable: 'The accounts service gave an answer that could not be read.',
  missing: 'The address of the accounts service is not configured.',
};

const failure = (
  kind: AccountFailure['kind'],
  message: string,
  requestId: string | null = null,
): Result<never, AccountFailure> => failed({ kind, message, requestId });

const spokenMessage = (body: unknown): string | null => {
  const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : null;
  return typeof message === 'string' && message !== '' ? message : null;
};

const readAccount = (answer: SignedAnswer): Result<Account, AccountFailure> => {
  switch (answer.kind) {
    case 'session-lost':
      return failure('session-lost', words.sessionLost, answer.requestId);
    case 'no-answer':
      return failure('no-answer', words.noAnswer);
    case 'missing-configuration':
      return failure('refused', words.missing);
    case 'answered': {
      const { status, body, requestId } = answer;
      if (status >= 500) return failure('no-answer', spokenMessage(body) ?? words.trouble, requestId);
      if (status >= 400) return failure('refused', spokenMessage(body) ?? words.refused, requestId);
      const read = accountWire.safeParse(unwrapped(body));
      if (!read.success) return failure('unreadable', words.unreadable, requestId);
      const { userRoles, fixerApiKey, message, ...account } = read.data;
      return succeeded({
        ...account,
        userRoles: new Set(userRoles.filter((role) => typeof role === 'string')),
        fixerApiKey: fixerApiKey === '' ? null : fixerApiKey,
        message: message === '' ? null : message,
      });
    }
  }
};

/** The accounts service behind its signed API. */
export const connectAccount = (api: SignedApi): AccountDirectory => ({
  load: async () => readAccount(await api.send({ method: 'GET', path: '/account' })),
});
