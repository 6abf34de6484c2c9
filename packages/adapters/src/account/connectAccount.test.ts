import { accountFailureMessages } from '@fx-gateway/domain/account/accountFailureMessages.ts';
import { describe, expect, it } from 'vitest';
import type { SignedRequestResult, SignedRequest } from '../http/signedApi.ts';
import { connectAccount } from './connectAccount.ts';

const answering = (answer: SignedRequestResult) => {
  const sent: SignedRequest[] = [];
  const account = connectAccount({
    send: async (request) => {
      sent.push(request);
      return answer;
    },
  });
  return { account, sent };
};

const load = (body: unknown, status = 200) =>
  answering({ kind: 'answered', status, requestId: 'r-1', body }).account.load();

describe('the account', () => {
  it('is asked for by GET /account', async () => {
    const { account, sent } = answering({ kind: 'no-answer' });
    await account.load();
    expect(sent).toEqual([{ method: 'GET', path: '/account' }]);
  });

  it('keeps roles as a set and settings with what is unknown in them', async () => {
    const body = {
      accountId: 'acc-1',
      message: 'Welcome back.',
      userRoles: ['admin', 7, 'admin'],
      settings: { firstName: 'Ada', zip: 97201, phone: null, colour: 'blue', limits: { daily: 1 } },
      fixerApiKey: 'key',
      partners: ['corpay'],
      exchanges: null,
      integrationId: 'unknown to us',
    };
    const account = {
      accountId: 'acc-1',
      message: 'Welcome back.',
      userRoles: new Set(['admin']),
      settings: { firstName: 'Ada', zip: '97201', colour: 'blue', limits: { daily: 1 } },
      fixerApiKey: 'key',
      partners: ['corpay'],
      exchanges: [],
    };
    expect(await load(body)).toEqual({ ok: true, value: account });
    expect(await load({ content: body })).toEqual({ ok: true, value: account });
  });

  it.each([[undefined], [null], [{}]])('without settings (%j) is new', async (settings) => {
    expect(await load({ accountId: 5, settings })).toEqual({
      ok: true,
      value: {
        accountId: '5',
        message: null,
        userRoles: new Set(),
        settings: null,
        fixerApiKey: null,
        partners: [],
        exchanges: [],
      },
    });
  });

  it('is kept by PUT /account with the whole settings as they are, whatever they hold', async () => {
    const settings = { firstName: 'Ada', zip: '97201', colour: null, limits: { daily: [1, '2'] } };
    const { account, sent } = answering({ kind: 'answered', status: 200, requestId: 'r-1', body: undefined });
    expect(await account.save(settings)).toEqual({ ok: true, value: undefined });
    expect(sent).toEqual([{ method: 'PUT', path: '/account', changes: 'record', body: settings }]);
  });

  it.each([
    ['session-lost', { kind: 'session-lost', status: 403, requestId: 'r-2' }],
    ['session-lost', { kind: 'not-admitted', status: 403, requestId: 'r-2' }],
    ['no-answer', { kind: 'no-answer' }],
    ['server-trouble', { kind: 'answered', status: 503, requestId: 'r-2', body: {} }],
    ['refused', { kind: 'answered', status: 400, requestId: 'r-2', body: undefined }],
  ] as const)('that could not be kept says so (%s)', async (kind, answer) => {
    const saved = await answering(answer).account.save({ orgName: 'Harbour' });
    expect(saved).toEqual({
      ok: false,
      failure: {
        kind,
        message: accountFailureMessages[kind],
        requestId: kind === 'no-answer' ? null : 'r-2',
      },
    });
  });

  it('says why it could not be had', async () => {
    expect(await load({ message: 'No account for you.' }, 403)).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'No account for you.', requestId: 'r-1' },
    });
    expect(await load('<html>')).toMatchObject({
      ok: false,
      failure: { kind: 'unreadable', requestId: 'r-1' },
    });
    expect(await load({}, 502)).toMatchObject({
      ok: false,
      failure: {
        kind: 'server-trouble',
        requestId: 'r-1',
        message: accountFailureMessages['server-trouble'],
      },
    });
    const early = answering({ kind: 'wrong-clock', ahead: 600, status: 403, requestId: 'r-1' });
    expect(await early.account.load()).toEqual({
      ok: false,
      failure: {
        kind: 'refused',
        message: expect.stringMatching(/10 minutes ahead.*nothing was changed/),
        requestId: 'r-1',
      },
    });
    const lost = answering({ kind: 'session-lost', status: 403, requestId: 'r-2' });
    expect(await lost.account.load()).toEqual({
      ok: false,
      failure: { kind: 'session-lost', message: 'Missing Authentication Token', requestId: 'r-2' },
    });
  });
});
