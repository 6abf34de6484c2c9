import { administrationFallbacks } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { describe, expect, it } from 'vitest';
import type { SignedRequestResult, SignedRequest } from '../http/signedApi.ts';
import { connectAdministration } from './connectAdministration.ts';

const answering = (answer: SignedRequestResult, auditPath: string | null = '/admin/audit') => {
  const sent: SignedRequest[] = [];
  const service = connectAdministration(
    {
      send: async (request) => {
        sent.push(request);
        return answer;
      },
    },
    auditPath,
  );
  return { service, sent };
};

const with200 = (body: unknown) => answering({ kind: 'answered', status: 200, requestId: 'r-1', body });

const account = {
  accountId: 'a-1',
  email: 'dana@harbor.test',
  userRoles: ['admin', 7, 'admin'],
  origin: 'afs',
};
const read = { ...account, userRoles: ['admin'], integrationId: null, details: null };

describe('the calls of an administrator', () => {
  it('are sent as the service knows them (ADMIN-26 to ADMIN-31)', async () => {
    const { service, sent } = with200({});
    await service.accounts(' ');
    await service.accounts(' dana ');
    await service.inspect({ email: 'dana@harbor.test' });
    await service.assignRole({ accountId: 'a-1' }, 'admin', false);
    await service.assignIntegration({ accountId: 'a-1' }, '');
    await service.integrations();
    const update = { integrationId: '', clientId: 'c', parentId: 'p', key: ' k ', kind: 'corpayClient' };
    await service.updateIntegration(update);
    await service.changes?.();
    await service.changes?.('2026-11-22T12:00:00.000Z');
    expect(sent).toEqual([
      { method: 'GET', path: '/admin/get-accounts' },
      { method: 'GET', path: '/admin/get-accounts', query: { emailSearch: 'dana' } },
      { method: 'POST', path: '/admin/inspect-account', body: { email: 'dana@harbor.test' } },
      {
        method: 'POST',
        path: '/admin/assign-role',
        changes: 'record',
        body: { accountId: 'a-1', role: 'admin', value: false },
      },
      {
        method: 'POST',
        path: '/admin/assign-integration',
        changes: 'record',
        body: { accountId: 'a-1', integrationId: '' },
      },
      { method: 'GET', path: '/admin/get-integrations' },
      { method: 'POST', path: '/admin/update-integration', changes: 'record', body: update },
      { method: 'GET', path: '/admin/audit' },
      { method: 'GET', path: '/admin/audit', query: { since: '2026-11-22T12:00:00.000Z' } },
    ]);
  });

  it('read accounts, wrapped or bare, with roles once and what is absent as nothing (ADMIN-21)', async () => {
    for (const body of [{ accounts: [account] }, { content: { accounts: [account] } }]) {
      expect(await with200(body).service.accounts('')).toEqual({ ok: true, value: [read] });
    }
    expect(await with200({ accounts: null }).service.accounts('')).toEqual({ ok: true, value: [] });
  });

  it('inspect an account with its integration, or without one (ADMIN-22)', async () => {
    const integration = { integrationId: 5, clientId: 'c', parentId: 'p', kind: 'newKind', keyStart: '1023' };
    expect(
      await with200({ account: { ...account, details: { a: 1 } }, integration }).service.inspect({}),
    ).toEqual({
      ok: true,
      value: {
        account: { ...read, details: { a: 1 } },
        integration: {
          ...integration,
          integrationId: '5',
          keySince: null,
          parentKind: null,
          parentKeyStart: null,
        },
      },
    });
    for (const none of [null, undefined, {}]) {
      expect(await with200({ account, integration: none }).service.inspect({})).toMatchObject({
        value: { integration: null },
      });
    }
  });

  it('hand on what the service says of a change', async () => {
    for (const [body, message] of [
      [{ message: 'Done that.' }, 'Done that.'],
      [{ content: { message: 'So too.' } }, 'So too.'],
      [undefined, 'Done.'],
    ] as const)
      expect(await with200(body).service.assignIntegration({}, '')).toMatchObject({
        ok: true,
        value: { message },
      });
  });

  it('hand on the id of an integration that was written, where the service names it (ADMIN-31)', async () => {
    const update = { integrationId: '', clientId: 'c', parentId: 'p', key: 'k', kind: 'corpayClient' };
    for (const [body, integrationId] of [
      [{ message: 'Made.', integrationId: 'i-7' }, 'i-7'],
      [{ content: { message: 'Made.', integrationId: 'i-7' } }, 'i-7'],
      [{ message: 'Made.' }, null],
      [{ message: 'Made.', integrationId: { odd: true } }, null],
    ] as const)
      expect(await with200(body).service.updateIntegration(update)).toEqual({
        ok: true,
        value: { message: 'Made.', integrationId, requestId: 'r-1' },
      });
  });

  it('name the version that was seen, and read versions where the service hands them out', async () => {
    const { service, sent } = with200({
      integrations: [{ integrationId: 'i', version: 'w1' }],
      message: 'Done.',
    });
    expect(await service.integrations()).toMatchObject({ value: [{ integrationId: 'i', version: 'w1' }] });
    await service.assignRole({ accountId: 'a-1' }, 'admin', true, 'v1');
    await service.assignIntegration({ accountId: 'a-1' }, 'i-1', 'v1', 'w1');
    await service.updateIntegration(
      { integrationId: 'i', clientId: 'c', parentId: 'p', key: 'k', kind: 'corpayClient' },
      'w1',
    );
    expect(sent.slice(1).map(({ headers }) => headers)).toEqual([
      { 'If-Match': '"v1"' },
      { 'If-Match': '"v1"' },
      { 'If-Match': '"w1"' },
    ]);
    expect(sent[2]?.body).toEqual({ accountId: 'a-1', integrationId: 'i-1', integrationVersion: 'w1' });
  });

  it('take an answer without the list of changes for one that could not be read, not for no changes', async () => {
    for (const body of [{}, '', null, { content: {} }])
      expect(await with200(body).service.changes?.()).toMatchObject({
        ok: false,
        failure: { kind: 'unreadable' },
      });
    for (const changes of [[], null])
      expect(await with200({ changes }).service.changes?.()).toEqual({ ok: true, value: [] });
  });

  it('ask for no changes where no place for them is configured', () => {
    expect(answering({ kind: 'no-answer' }, null).service.changes).toBeNull();
  });

  it.each([
    [
      'forbidden',
      { kind: 'answered', status: 403, requestId: 'r', body: { message: 'Own words.' } },
      'Own words.',
    ],
    [
      'forbidden',
      { kind: 'answered', status: 403, requestId: 'r', body: {} },
      administrationFallbacks.forbidden,
    ],
    [
      'not-found',
      { kind: 'answered', status: 404, requestId: 'r', body: {} },
      administrationFallbacks['not-found'],
    ],
    [
      'changed-meanwhile',
      { kind: 'answered', status: 412, requestId: 'r', body: {} },
      administrationFallbacks['changed-meanwhile'],
    ],
    ['refused', { kind: 'answered', status: 409, requestId: 'r', body: { message: 'No.' } }, 'No.'],
    [
      'server-trouble',
      { kind: 'answered', status: 500, requestId: 'r', body: '' },
      administrationFallbacks['server-trouble'],
    ],
    ['session-lost', { kind: 'session-lost', status: 403, requestId: 'r' }, 'Missing Authentication Token'],
    ['no-answer', { kind: 'no-answer' }, administrationFallbacks['no-answer']],
    ['refused', { kind: 'missing-configuration' }, administrationFallbacks['not-configured']],
  ] as const)('fail as %s', async (kind, answer, message) => {
    const requestId = 'requestId' in answer ? answer.requestId : null;
    expect(await answering(answer).service.assignRole({}, 'admin', true)).toEqual({
      ok: false,
      failure: { kind, message, requestId },
    });
  });

  it('cannot read an answer without a list of accounts', async () => {
    expect(await with200('<html>').service.accounts('')).toMatchObject({ failure: { kind: 'unreadable' } });
  });
});
