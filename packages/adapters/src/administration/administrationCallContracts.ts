import { customerIntegrationKind } from '@fx-gateway/domain/administration/integrationKinds.ts';
import type { CallContract } from '../conformance/serviceContract.ts';
import type { SignedRequest } from '../http/signedApi.ts';
import { administrationAnswerShapes } from './administrationAnswerSchemas.ts';

type Ask = NonNullable<CallContract['ask']>;

/** A call that only administrators may make is asked for none but them. */
const forAdministrators =
  (request: SignedRequest): Ask =>
  ({ administers }) =>
    administers === undefined ? 'no-administrator' : request;

const reading = (path: string) => ({
  method: 'GET' as const,
  path,
  effect: 'reads' as const,
  refusals: noAdministrator,
  ask: forAdministrators({ method: 'GET', path }),
});

/** Whoever is no administrator hears it from the service, by `message`. */
const noAdministrator = { 403: 'Or the caller is no administrator.' } as const;

const changing = (
  path: string,
  rule: string,
  body: CallContract['body'] & object,
  refusals: CallContract['refusals'] & object,
): CallContract => ({
  method: 'POST',
  path,
  effect: 'changes',
  standing: 'specified',
  rules: [rule],
  body,
  conditional: true,
  refusals: { ...noAdministrator, ...refusals },
  answer: administrationAnswerShapes.written,
});

/** The administrators' calls of the accounts service; `auditPath` is null where it tells no changes. */
export const administrationCallContracts = (auditPath: string | null): readonly CallContract[] => [
  {
    ...reading('/admin/get-accounts'),
    standing: 'specified',
    rules: ['ADMIN-21', 'ADMIN-27'],
    query: ['emailSearch'],
    answer: administrationAnswerShapes.accounts,
  },
  {
    method: 'POST',
    path: '/admin/inspect-account',
    effect: 'reads',
    standing: 'specified',
    rules: ['ADMIN-22', 'ADMIN-28'],
    body: { email: '…', accountId: '…' },
    refusals: { ...noAdministrator, 404: 'There is no such account.' },
    answer: administrationAnswerShapes.inspected,
    ask: ({ administers, accountId = '' }) =>
      administers === undefined
        ? 'no-administrator'
        : { method: 'POST', path: '/admin/inspect-account', body: { accountId } },
  },
  {
    ...reading('/admin/get-integrations'),
    standing: 'specified',
    rules: ['ADMIN-22', 'ADMIN-26'],
    answer: administrationAnswerShapes.integrations,
  },
  changing(
    '/admin/assign-role',
    'ADMIN-29',
    { accountId: '…', email: '…', role: 'admin', value: true },
    {
      404: 'There is no such account.',
      409: 'The last administrator cannot lose the role.',
    },
  ),
  changing(
    '/admin/assign-integration',
    'ADMIN-30',
    {
      accountId: '…',
      email: '…',
      integrationId: '…',
      integrationVersion: '…',
    },
    {
      404: 'There is no such account, or no such integration.',
      409: 'The integration is the provider’s, or one of another partner.',
    },
  ),
  changing(
    '/admin/update-integration',
    'ADMIN-31',
    {
      integrationId: '…',
      clientId: '…',
      parentId: '…',
      key: '…',
      kind: customerIntegrationKind,
    },
    {
      404: 'There is no integration of this id.',
      409: 'The kind cannot change, there is no such parent, or another integration has this client id.',
    },
  ),
  ...(auditPath === null
    ? []
    : [
        {
          ...reading(auditPath),
          pathField: 'administration.auditPath',
          query: ['since'],
          standing: 'assumed' as const,
          rules: [],
          answer: administrationAnswerShapes.changes,
        },
      ]),
];
