import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../result/result.ts';
import type {
  AccountAdministration,
  AdministrationFailure,
  IntegrationUpdate,
} from './accountAdministration.ts';
import { administrationFailureMessage, administrationFallbacks } from './administrationMessages.ts';
import { formatRecordState } from './administratorChange.ts';
import { accountTargetOf } from './accountTarget.ts';
import { checkIntegrationForm } from './integrationForm.ts';
import { customerIntegrationKind, integrationKinds, findMissingIntegration } from './integrationKinds.ts';
import { assignIntegration, assignRole, updateIntegration } from './makeChange.ts';
import { maskSecretsInDump } from './maskSecretsInDump.ts';

const form: IntegrationUpdate = {
  integrationId: '',
  clientId: '10233API_USER',
  parentId: '10000API_USER',
  key: ' a-long-key ',
  kind: 'corpayClient',
};

const failure = (kind: AdministrationFailure['kind']): AdministrationFailure => ({
  kind,
  message: 'Said the service.',
  requestId: 'r-1',
});

it('an integration is of one of five kinds, and that of a customer is corpayClient (ADMIN-6, ADMIN-23)', () => {
  expect(integrationKinds).toEqual([
    'corpayClient',
    'corpayPartner',
    'testingCorpayPartner',
    'facilitapayClient',
    'testingFacilitapayClient',
  ]);
  expect(customerIntegrationKind).toBe('corpayClient');
});

describe('a client id (ADMIN-7, S-73)', () => {
  it.each(['10233API_USER', ' 10233API_USER '])('%j is five digits and API_USER', (clientId) => {
    expect(checkIntegrationForm({ ...form, clientId })).toEqual({});
  });

  it.each([
    '1023API_USER',
    '102331API_USER',
    '10233 API_USER',
    '10233_API_USER',
    '10233api_user',
    'x10233API_USER',
    '10233API_USERS',
  ])('%j is none', (clientId) => {
    expect(checkIntegrationForm({ ...form, clientId })).toEqual({ clientId: 'Invalid format.' });
  });

  it('of another provider has no form that is known here, but there must be one', () => {
    expect(checkIntegrationForm({ ...form, kind: 'facilitapayClient', clientId: ' acme-7 ' })).toEqual({});
    expect(checkIntegrationForm({ ...form, kind: 'facilitapayClient', clientId: ' ' })).toEqual({
      clientId: 'Required field.',
    });
  });
});

it('an integration needs a key and one of the known kinds (ADMIN-23, S-75)', () => {
  expect(checkIntegrationForm({ ...form, key: '', kind: 'ofxClient' })).toEqual({
    key: 'Required field.',
    kind: 'Invalid format.',
  });
  expect(checkIntegrationForm({ ...form, kind: '' })).toMatchObject({ kind: 'Required field.' });
});

/** A key of this length that does not repeat itself. */
const keyOf = (length: number): string => 'k'.padEnd(length - 1, 'z') + 'y';

it.each([
  [keyOf(7), 'Min length is 8'],
  [keyOf(501), 'Max length is 500'],
  [keyOf(8), undefined],
  [keyOf(500), undefined],
  [` ${keyOf(500)}\n`, undefined],
  ['        ', 'Required field.'],
  [` ${keyOf(7)} `, 'Min length is 8'],
  ['10233API_USER', 'This is a client id, not a key.'],
  [' 10233api_user ', 'This is a client id, not a key.'],
  [
    '2C9B3C0E-8A1F-4f0e-9a51-1f2d3c4b5a69',
    'This is the id of an account or an integration, not a key. Copy the key that the partner gave.',
  ],
  ['10233API_USER-and-more', undefined],
])('what is no key is refused at its field, before anything is sent (%#)', (key, message) => {
  expect(checkIntegrationForm({ ...form, key }).key).toBe(message);
});

describe('a change', () => {
  const sent: unknown[] = [];
  const answering = (answer: Awaited<ReturnType<AccountAdministration['assignRole']>>) => {
    const call = async (...given: readonly unknown[]) => {
      sent.push(given);
      return answer;
    };
    return {
      assignRole: call,
      assignIntegration: call,
      updateIntegration: async (...given: readonly unknown[]) => {
        const made = await call(...given);
        return made.ok ? succeeded({ ...made.value, integrationId: 'i-7' }) : made;
      },
    } as unknown as AccountAdministration;
  };
  it('is sent as the service knows it, with nothing around the key', async () => {
    const service = answering(succeeded({ message: 'Done.', requestId: 'r-1' }));
    expect(await assignRole(service, { accountId: 'a-1' }, false)).toEqual({
      kind: 'changed',
      message: 'Done.',
      requestId: 'r-1',
    });
    await assignIntegration(service, { accountId: 'a-1' }, ' ');
    expect(await updateIntegration(service, { ...form, clientId: ' 10233API_USER' })).toEqual({
      kind: 'changed',
      message: 'Done. Its key begins with a-lo, 10 characters.',
      requestId: 'r-1',
      integrationId: 'i-7',
    });
    expect(sent).toEqual([
      [{ accountId: 'a-1' }, 'admin', false, undefined],
      [{ accountId: 'a-1' }, '', undefined, undefined],
      [{ ...form, key: 'a-long-key' }, undefined],
    ]);
  });

  it('of an integration is sent without blanks around its ids', async () => {
    sent.length = 0;
    await updateIntegration(answering(succeeded({ message: 'Done.' })), {
      ...form,
      integrationId: ' i-1 ',
      parentId: ' 10000API_USER ',
    });
    expect(sent).toEqual([[{ ...form, key: 'a-long-key', integrationId: 'i-1' }, undefined]]);
  });

  it('of an integration that the service does not name is told without an id', async () => {
    const service = {
      updateIntegration: async () => succeeded({ message: 'Done.', integrationId: null }),
    } as unknown as AccountAdministration;
    expect(await updateIntegration(service, form)).toEqual({
      kind: 'changed',
      message: 'Done. Its key begins with a-lo, 10 characters.',
    });
  });

  it('of an integration that is refused was not made', async () => {
    expect(await updateIntegration(answering(failed(failure('refused'))), form)).toEqual({
      kind: 'refused',
      failure: failure('refused'),
    });
  });

  it.each(['no-answer', 'server-trouble', 'unreadable'] as const)(
    'after %s may have been made',
    async (kind) => {
      const outcome = await assignRole(answering(failed(failure(kind))), {}, true);
      expect(outcome).toMatchObject({
        kind: 'unknown',
        failure: { message: expect.stringContaining('It is not known whether the change was made.') },
      });
    },
  );

  it.each(['forbidden', 'not-found', 'refused', 'session-lost', 'changed-meanwhile'] as const)(
    'after %s was not made',
    async (kind) => {
      expect(await assignRole(answering(failed(failure(kind))), {}, true)).toEqual({
        kind: 'refused',
        failure: failure(kind),
      });
      expect(administrationFailureMessage(failure(kind))).toBe('Error: Said the service.');
    },
  );
});

it('an account is named by its e-mail or by its id', () => {
  expect([accountTargetOf(' dana@harbor.test '), accountTargetOf(' a-1 ')]).toEqual([
    { email: 'dana@harbor.test' },
    { accountId: 'a-1' },
  ]);
});

it('a dump masks tokens and keys at every depth, and says which are absent (ADMIN-9, S-71)', () => {
  expect(
    maskSecretsInDump({
      theme: { title: 'FX' },
      user: { jwtToken: 'ey', refresh_token: null, roles: new Set(['admin']) },
      account: { fixerApiKey: 'k', partners: [{ clientSecret: 's', keyStart: '1023' }] },
    }),
  ).toEqual({
    theme: { title: 'FX' },
    user: { jwtToken: '***', refresh_token: null, roles: ['admin'] },
    account: { fixerApiKey: '***', partners: [{ clientSecret: '***', keyStart: '1023' }] },
  });
});

it('a dump shows what only looks like a secret, and which secret is empty', () => {
  const harmless = { apiKey: '', token: undefined, codeOfConduct: 'be kind', postcode: '3000' };
  expect(maskSecretsInDump(harmless)).toEqual(harmless);
  expect(maskSecretsInDump({ code: '123456', keyStarted: 'k' })).toEqual({ code: '***', keyStarted: '***' });
});

it('a dump shows the code of an error, and no key or code that lets somebody in', () => {
  const refused = {
    code: 'INTEGRATION_MISSING',
    message: 'Not connected.',
    errors: [
      { key: 'QUOTE_EXPIRED', message: 'Too late.', apiKey: 'k' },
      { key: 'countryISO', message: 'Wrong.' },
    ],
  };
  expect(maskSecretsInDump(refused)).toEqual({
    ...refused,
    errors: [
      { key: 'QUOTE_EXPIRED', message: 'Too late.', apiKey: '***' },
      { key: 'countryISO', message: 'Wrong.' },
    ],
  });
  const inside = [
    { key: 'PART_OF_A_KEY' },
    { key: 'c2VjcmV0', message: 'Keep it.' },
    { key: 'openSesame', message: 'Keep it.' },
    { errors: { key: 'PART_OF_A_KEY' } },
    { code: '123456', message: 'Your code.' },
    { accessCode: 'PART_OF_A_CODE', message: 'Your code.' },
  ];
  const shown = JSON.stringify(maskSecretsInDump(inside));
  expect(shown.match(/"[*]{3}"/g)).toHaveLength(inside.length);
});

const without = (fxPartner: unknown) => ({ integrationId: null, details: { fxPartner } });

describe('an account without an integration', () => {
  it('waits for one where its partner is known to give them, in any case', () => {
    expect(findMissingIntegration(without('Corpay'))).toEqual({ mark: 'no integration', isTrouble: true });
  });

  it('is marked with its partner where that one connects its customers by itself', () => {
    expect(findMissingIntegration(without('ofx'))).toEqual({ mark: 'ofx', isTrouble: false });
  });

  it.each([without(''), without(7), { integrationId: null, details: null }])(
    'of an unknown partner is no trouble: %j',
    (account) => {
      expect(findMissingIntegration(account)).toEqual({ mark: 'no integration', isTrouble: false });
    },
  );

  it('is not what an account with one is marked as', () => {
    expect(findMissingIntegration({ ...without('corpay'), integrationId: 'i-1' })).toBeNull();
  });
});

it("a customer's own key is written as one of the known kinds (ADMIN-6)", () => {
  expect(checkIntegrationForm({ ...form, kind: customerIntegrationKind })).toEqual({});
});

it('a failed call always says what happened and, where there is a next step, what it is', () => {
  expect(administrationFallbacks).toEqual({
    'session-lost': 'Missing Authentication Token',
    forbidden: 'Only administrators may do this.',
    'not-found': 'There is no such account or integration.',
    'changed-meanwhile':
      'Changed meanwhile: what you confirmed stands there no longer. Nothing was changed now.',
    'switched-off': 'Nothing can be changed for now. Try again when this is over.',
    refused: 'The accounts service refused the request.',
    'server-trouble': 'The accounts service is having trouble. Please try again later.',
    'no-answer': 'The accounts service did not answer. Check your connection and try again.',
    unreadable: 'The accounts service gave an answer that could not be read.',
    'not-configured': 'The address of the accounts service is not configured.',
    'unknown-change': 'It is not known whether the change was made. Look before you make it again.',
  });
});

it('of a record an empty text, list or member is none', () => {
  expect(formatRecordState({ a: '', b: [], c: undefined, keyStart: '    ' })).toBe(
    'a: none, b: none, c: none, keyStart: none',
  );
});

it('a record is told in one line', () => {
  expect(
    formatRecordState({
      userRoles: ['admin', 'auditor'],
      integrationId: null,
      keyChanged: true,
      more: { a: 1 },
    }),
  ).toBe('userRoles: admin, auditor, integrationId: none, keyChanged: true, more: {"a":1}');
  expect(formatRecordState(null)).toBe('none');
});
