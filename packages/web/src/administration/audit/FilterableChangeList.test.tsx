import type { AdministratorChange } from '@fx-gateway/domain/administration/administratorChange.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  integration,
  openAdministration,
  press,
  provider,
  typeInto,
} from '../../../test/openAdministration.tsx';
import { sampleConfiguration } from '../../../test/sampleDependencies.ts';
import { computeLocalStartOfDay } from './localDay.ts';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('../page/AdministrationPages.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const change = (target: string, by: string, at: string) => ({
  at,
  by,
  action: 'assign-role',
  target,
  before: { userRoles: [] },
  after: { userRoles: ['admin'] },
  requestId: null,
});
const changes = [
  change('dana@harbor.test', 'admin@x.test', new Date(2026, 10, 23, 12).toISOString()),
  change('robin@blank.test', 'ines@x.test', new Date(2026, 10, 22, 23, 59).toISOString()),
];
const withChanges = {
  ...sampleConfiguration,
  administration: { providerParentCode: 'x', auditPath: '/admin/audit' },
};
const list = async () => {
  await openAdministration({ changes: async () => succeeded(changes) }, ['admin'], withChanges);
  await press('List Changes');
};
const targets = () => [...document.querySelectorAll('.admin-change-title')].map((each) => each.textContent);

describe('the changes of administrators', () => {
  it.each([
    ['Customer', 'DANA', 'dana@harbor.test'],
    ['Administrator', 'ines', 'robin@blank.test'],
    ['Changed from', '2026-11-23', 'dana@harbor.test'],
    ['Changed until', '2026-11-22', 'robin@blank.test'],
  ])('are searched by %s', async (label, text, target) => {
    await list();
    expect(targets()).toHaveLength(2);
    typeInto(label, text);
    expect(targets()).toEqual([`assign-role · ${target}`]);
    expect(screen.getByText('1 of 2 changes')).toBeTruthy();
  });

  it('name a customer and a client id by themselves, and keep what nobody can name', async () => {
    const given = {
      ...change('a-1', 'admin@x.test', '2026-11-22T12:00:00.000Z'),
      before: { integrationId: 'i-gone' },
      after: { integrationId: 'i-1' },
    };
    await openAdministration({ changes: async () => succeeded([given]) }, ['admin'], withChanges);
    await press('List Changes');
    expect(targets()).toEqual(['assign-role · dana@harbor.test']);
    expect(screen.getByText('integrationId: i-gone → integrationId: i-1 (10233API_USER)')).toBeTruthy();
  });

  it('are found by all that finds a customer, and say so where the accounts cannot be read', async () => {
    const changed = {
      changes: async () => succeeded([change('a-1', 'admin@x.test', '2026-11-22T12:00:00.000Z')]),
    };
    await openAdministration(changed, ['admin'], withChanges);
    await press('List Changes');
    typeInto('Customer', 'dana@');
    expect(targets()).toEqual(['assign-role · dana@harbor.test']);
    cleanup();
    const lost = { kind: 'no-answer', message: 'Nobody answered.', requestId: null } as const;
    await openAdministration({ ...changed, accounts: async () => failed(lost) }, ['admin'], withChanges);
    await press('List Changes');
    typeInto('Customer', 'dana@');
    expect(
      screen.getByText(/and once the accounts could be listed by organization and telephone too/),
    ).toBeTruthy();
  });

  it('name an integration by its new client id once that was changed beside them', async () => {
    const given = {
      ...change('dana@harbor.test', 'admin@x.test', '2026-11-22T12:00:00.000Z'),
      before: null,
      after: { integrationId: 'i-1' },
    };
    const renamed = {
      ...change('i-1', 'admin@x.test', '2026-11-22T13:00:00.000Z'),
      action: 'update-integration',
      before: { clientId: '10233API_USER' },
      after: { clientId: '10301API_USER' },
    };
    const told: AdministratorChange[] = [given];
    const known = [provider, integration];
    await openAdministration(
      {
        changes: async () => succeeded([...told]),
        integrations: async () => succeeded([...known]),
        updateIntegration: async () => {
          told.unshift(renamed);
          known.splice(1, 1, { ...integration, clientId: '10301API_USER' });
          return succeeded({ message: 'Key set.', integrationId: 'i-1' });
        },
      },
      ['admin'],
      {
        ...withChanges,
        administration: { providerParentCode: provider.clientId, auditPath: '/admin/audit' },
      },
    );
    await press('List Changes');
    typeInto('Client id', '10301API_USER');
    typeInto('Integration id', 'i-1');
    typeInto('Key', 'the-whole-key');
    await press('Set Integration');
    await press('Make This Change');
    expect(targets()[0]).toBe('update-integration · i-1 (10301API_USER)');
    expect(
      screen.getByText('none → integrationId: i-1 (10233API_USER then, 10301API_USER now)'),
    ).toBeTruthy();
  });

  it('say so where none is left, and where no day can be meant', async () => {
    await list();
    typeInto('Customer', 'nobody');
    expect(screen.getByText(/^None of the changes is like this\./)).toBeTruthy();
    typeInto('Changed from', '2026-11-23');
    typeInto('Changed until', '2026-11-22');
    expect(screen.getByText('Changed from is later than Changed until.')).toBeTruthy();
  });

  it('are written into a file as they are found', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:';
      },
      revokeObjectURL: () => undefined,
    });
    await list();
    typeInto('Administrator', 'ines');
    await press('Download CSV');
    expect((await files[0]?.text())?.split('\r\n')[1]).toBe(
      `${changes[1]?.at},ines@x.test,assign-role,robin@blank.test,userRoles: none,userRoles: admin,,robin@blank.test,`,
    );
  });
});

it('a day begins by the clock on the wall, and what is no day has no beginning', () => {
  expect(computeLocalStartOfDay('2026-11-22')).toBe(new Date(2026, 10, 22).getTime());
  expect(computeLocalStartOfDay('2026-11-30', 1)).toBe(new Date(2026, 11, 1).getTime());
  expect(computeLocalStartOfDay('')).toBeNull();
});
