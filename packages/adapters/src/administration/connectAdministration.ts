import type {
  AccountAdministration,
  AdministrationFailure,
  ConfirmedVersion,
  IntegrationChangeAnswer,
} from '@fx-gateway/domain/administration/accountAdministration.ts';
import { administrationFallbacks } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type * as z from 'zod/mini';
import {
  readAccountAnswer,
  readAnswerMessage,
  type AccountAnswer,
  type AccountCallFailure,
} from '../account/readAccountAnswer.ts';
import { unwrapContent } from '../http/envelope.ts';
import type { SignedRequest } from '../http/signedApi.ts';
import { administrationAnswerSchemas } from './administrationAnswerSchemas.ts';
import type { HoldableApi } from '../http/holdChangesBack.ts';

const kindOf = ({ kind, status }: AccountCallFailure): AdministrationFailure['kind'] => {
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 412) return 'changed-meanwhile';
  return kind === 'not-configured' ? 'refused' : kind;
};

const failureOf = (refused: AccountCallFailure): AdministrationFailure => {
  const kind = kindOf(refused);
  const fallback = administrationFallbacks[refused.kind === 'not-configured' ? 'not-configured' : kind];
  return { kind, message: refused.message ?? fallback, requestId: refused.requestId };
};

/** On which state of its record a change is made; none where the service hands out no versions. */
const onlyIf = (seen: ConfirmedVersion): Pick<SignedRequest, 'headers'> =>
  seen === undefined ? {} : { headers: { 'If-Match': `"${seen}"` } };

/** The administrators' calls of the accounts service, signed as the account's own (ACCT-4, ADMIN-26 to ADMIN-31). */
export const connectAdministration = (api: HoldableApi, auditPath: string | null): AccountAdministration => {
  const send = async (request: SignedRequest): Promise<Result<AccountAnswer, AdministrationFailure>> => {
    const answer = readAccountAnswer(await api.send(request));
    return answer.ok ? answer : failed(failureOf(answer.failure));
  };

  const read = async <S extends z.ZodMiniType>(
    request: SignedRequest,
    schema: S,
  ): Promise<Result<z.output<S>, AdministrationFailure>> => {
    const answer = await send(request);
    if (!answer.ok) return answer;
    const { body, requestId } = answer.value;
    const content = schema.safeParse(unwrapContent(body));
    return content.success
      ? succeeded(content.data)
      : failed({ kind: 'unreadable', message: administrationFallbacks.unreadable, requestId });
  };

  /** A change counts as made with a 2xx answer; what the service says of it is shown. */
  const change = async (
    path: string,
    body: SignedRequest['body'] & object,
    seen: ConfirmedVersion,
  ): Promise<Result<IntegrationChangeAnswer, AdministrationFailure>> => {
    const answer = await send({ method: 'POST', path, changes: 'record', ...onlyIf(seen), body });
    if (!answer.ok) return answer;
    const { body: said, requestId } = answer.value;
    const written = administrationAnswerSchemas.written.safeParse(unwrapContent(said));
    return succeeded({
      message: readAnswerMessage(unwrapContent(said)) ?? readAnswerMessage(said) ?? 'Done.',
      ...(requestId === null ? {} : { requestId }),
      integrationId: written.success ? written.data.integrationId : null,
    });
  };

  return {
    accounts: async (emailSearch) => {
      const search = emailSearch.trim();
      const query = search === '' ? {} : { query: { emailSearch: search } };
      const answer = await read(
        { method: 'GET', path: '/admin/get-accounts', ...query },
        administrationAnswerSchemas.accounts,
      );
      return answer.ok ? succeeded(answer.value.accounts) : answer;
    },
    inspect: (target) =>
      read(
        { method: 'POST', path: '/admin/inspect-account', body: { ...target } },
        administrationAnswerSchemas.inspected,
      ),
    assignRole: (target, role, value, seen) => change('/admin/assign-role', { ...target, role, value }, seen),
    assignIntegration: (target, integrationId, seen, integrationVersion) =>
      change(
        '/admin/assign-integration',
        { ...target, integrationId, ...(integrationVersion === undefined ? {} : { integrationVersion }) },
        seen,
      ),
    integrations: async () => {
      const answer = await read(
        { method: 'GET', path: '/admin/get-integrations' },
        administrationAnswerSchemas.integrations,
      );
      return answer.ok ? succeeded(answer.value.integrations) : answer;
    },
    updateIntegration: (update, seen) => change('/admin/update-integration', { ...update }, seen),
    changes:
      auditPath === null
        ? null
        : async (since) => {
            const query = since === undefined ? {} : { query: { since } };
            const answer = await read(
              { method: 'GET', path: auditPath, ...query },
              administrationAnswerSchemas.changes,
            );
            return answer.ok ? succeeded(answer.value.changes) : answer;
          },
  };
};
