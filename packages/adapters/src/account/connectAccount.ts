import type { Account } from '@fx-gateway/domain/account/account.ts';
import type { AccountsService, AccountFailure } from '@fx-gateway/domain/account/accountDirectory.ts';
import { accountFailureMessages } from '@fx-gateway/domain/account/accountFailureMessages.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Json, SignedRequestResult } from '../http/signedApi.ts';
import { unwrapContent } from '../http/envelope.ts';
import { readAccountAnswer, type AccountAnswer } from './readAccountAnswer.ts';
import { accountAnswerSchema } from './accountAnswerSchema.ts';
import type { HeldBack, HoldableApi } from '../http/holdChangesBack.ts';

const failure = (
  kind: AccountFailure['kind'],
  requestId: string | null,
  message: string = accountFailureMessages[kind],
): Result<never, AccountFailure> => failed({ kind, message, requestId });

const accepted = (answer: SignedRequestResult | HeldBack): Result<AccountAnswer, AccountFailure> => {
  const read = readAccountAnswer(answer);
  if (read.ok) return read;
  const { kind, message, requestId } = read.failure;
  return failure(
    kind === 'not-configured' ? 'refused' : kind,
    requestId,
    message ?? accountFailureMessages[kind],
  );
};

const readAccount = ({ body, requestId }: AccountAnswer): Result<Account, AccountFailure> => {
  const read = accountAnswerSchema.safeParse(unwrapContent(body));
  if (!read.success) return failure('unreadable', requestId);
  const { userRoles, fixerApiKey, message, ...account } = read.data;
  return succeeded({
    ...account,
    userRoles: new Set(userRoles.filter((role) => typeof role === 'string')),
    fixerApiKey: fixerApiKey === '' ? null : fixerApiKey,
    message: message === '' ? null : message,
  });
};

/** The accounts service behind its signed API. */
export const connectAccount = (api: HoldableApi): AccountsService => ({
  load: async () => {
    const answer = accepted(await api.send({ method: 'GET', path: '/account' }));
    return answer.ok ? readAccount(answer.value) : answer;
  },
  save: async (settings) => {
    const body = JSON.parse(JSON.stringify(settings)) as Json;
    const answer = accepted(await api.send({ method: 'PUT', path: '/account', changes: 'record', body }));
    return answer.ok ? succeeded(undefined) : answer;
  },
});
