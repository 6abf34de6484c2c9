import { recordServiceClockOffset } from '@fx-gateway/adapters/service-clock';
import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import { heldBackMessages } from '@fx-gateway/domain/operations/whyHeldBack.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dana, openAdministration, press } from '../../../test/openAdministration.tsx';
import { fakeUser } from '../../../test/fakeIdentity.ts';
import { sampleConfiguration } from '../../../test/sampleDependencies.ts';
import { UndoableChangesStore } from '../UndoableChangesStore.ts';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('../page/AdministrationPages.tsx'));
afterEach(cleanup);

/** A service that keeps the account of Dana as it is told. */
const keeping = () => {
  const kept: { account: AdminAccount } = { account: dana };
  return {
    kept,
    answers: {
      accounts: async () =>
        succeeded([
          kept.account,
          { ...dana, accountId: 'a-2', email: 'robin@blank.test', userRoles: ['admin'] },
        ]),
      inspect: async () => succeeded({ account: kept.account, integration: null }),
      assignRole: async (_target: unknown, role: string, value: boolean) => {
        kept.account = { ...kept.account, userRoles: value ? [role] : [] };
        return succeeded({ message: 'Role set.' });
      },
      assignIntegration: async (_target: unknown, integrationId: string) => {
        kept.account = { ...kept.account, integrationId: integrationId === '' ? null : integrationId };
        return succeeded({ message: 'Integration set.' });
      },
    },
  };
};

const give = async () => {
  await press('List Accounts');
  fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
  await press('Assign');
  await press('Make This Change');
};
const undoRole = 'Undo: dana@harbor.test became an administrator.';

const made = (email: string, value: boolean, madeAt: number) => ({
  kind: 'role' as const,
  accountId: null,
  email,
  value,
  madeAt,
});

const listing = {
  ...sampleConfiguration,
  administration: { providerParentCode: 'x', auditPath: '/admin/audit' },
};

/** The service has written down that Dana became an administrator a minute before its clock was at this time. */
const openAfter = async (time: number) => {
  const { answers } = keeping();
  const asked: unknown[] = [];
  await openAdministration(
    {
      ...answers,
      changes: async (since) => {
        asked.push(since);
        return succeeded([
          {
            at: new Date(time - 60_000).toISOString(),
            by: fakeUser.email,
            action: 'assign-role',
            target: 'dana@harbor.test',
            before: { userRoles: [] },
            after: { userRoles: ['admin'] },
            requestId: null,
          },
        ]);
      },
    },
    ['admin'],
    listing,
  );
  await screen.findByRole('button', { name: undoRole });
  return asked;
};

it('an Undo that is refused after it was confirmed is offered no longer', async () => {
  const { kept, answers } = keeping();
  await openAdministration(answers);
  await give();
  await press(undoRole);
  kept.account = dana;
  await press('Undo It');
  expect(screen.getByText(/Nothing is undone/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: undoRole })).toBeNull();
});

it('an Undo that the site holds back for now is offered still (OPS-3)', async () => {
  const { answers } = keeping();
  const heldBack = failed({
    kind: 'switched-off' as const,
    message: heldBackMessages.changes,
    requestId: null,
  });
  const { assignRole } = answers;
  await openAdministration({
    ...answers,
    assignRole: async (target: unknown, role: string, value: boolean) =>
      value ? assignRole(target, role, value) : heldBack,
  });
  await give();
  await press(undoRole);
  await press('Undo It');
  expect(screen.getByText(/Nothing can be changed for now\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: undoRole })).toBeTruthy();
});

it('who comes back after a key was sent reads that it was changed, which has no Undo', async () => {
  const { answers } = keeping();
  await openAdministration(
    {
      ...answers,
      changes: async () =>
        succeeded([
          {
            // The clock of these tests begins at zero.
            at: new Date(-60_000).toISOString(),
            by: fakeUser.email,
            action: 'update-integration',
            target: 'i-1',
            before: { clientId: '10233API_USER' },
            after: { clientId: '10233API_USER', keyChanged: true },
            requestId: null,
          },
        ]),
    },
    ['admin'],
    listing,
  );
  expect((await screen.findByText(/The key of 10233API_USER was changed\./)).textContent).toMatch(
    /That was at \d/,
  );
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

/** The service refuses a call whose clock is so many milliseconds off. */
const refusedAt = (time: number) =>
  recordServiceClockOffset(
    { headers: {} },
    { statusCode: 403, headers: { date: new Date(Date.now() + time).toUTCString() } },
  );

describe('a change of a role or an assignment', () => {
  it('can be undone: the opposite is proposed, shown, and made when it is confirmed', async () => {
    const { kept, answers } = keeping();
    await openAdministration(answers);
    await give();
    expect(kept.account.userRoles).toEqual(['admin']);
    await press(undoRole);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('row', { name: 'Roles admin none' })).toBeTruthy();
    expect(kept.account.userRoles).toEqual(['admin']);
    expect(screen.getByRole('dialog', { name: 'Undo this change?' })).toBeTruthy();
    await press('Undo It');
    expect(kept.account.userRoles).toEqual([]);
    expect(screen.queryByRole('button', { name: undoRole })).toBeNull();
    expect(screen.queryByText('Role set.')).toBeNull();
  });

  it('gives the account the integration back that it had', async () => {
    const { kept, answers } = keeping();
    kept.account = { ...dana, integrationId: 'i-1' };
    await openAdministration(answers);
    fireEvent.click(screen.getByLabelText('Show Debug Tools'));
    const form = within(screen.getByRole('form', { name: 'Account integration' }));
    fireEvent.change(form.getByLabelText('E-mail or account id'), { target: { value: 'a-1' } });
    await act(async () => {
      fireEvent.submit(screen.getByRole('form', { name: 'Account integration' }));
    });
    await press('Remove the Integration');
    expect(kept.account.integrationId).toBeNull();
    await press('Undo: dana@harbor.test lost its integration.');
    await press('Undo It');
    expect(kept.account.integrationId).toBe('i-1');
  });

  it('is not undone where somebody else has changed it since', async () => {
    const { kept, answers } = keeping();
    const { sent } = await openAdministration(answers);
    await give();
    kept.account = dana;
    screen.getByRole('button', { name: undoRole }).focus();
    await press(undoRole);
    expect(
      screen.getByText(/Nothing is undone: it was changed again since\. dana@harbor\.test has no role now\./),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: undoRole })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Nothing is undone');
    expect(sent.filter(([name]) => name === 'assignRole')).toHaveLength(1);
  });

  it('is offered for ten minutes, of one account the last of each kind', () => {
    const now = { ms: 0 };
    const later: (() => void)[] = [];
    const undo = new UndoableChangesStore(
      { now: () => now.ms },
      {
        after: (ms, run) => {
          expect(ms).toBe(600_000);
          later.push(run);
          return () => undefined;
        },
      },
    );
    const role = (value: boolean, email = 'dana@harbor.test') => made(email, value, now.ms);
    undo.note(role(true));
    now.ms = 1_000;
    undo.note(role(false));
    undo.note(role(true, 'lee@waiting.test'));
    expect(undo.changes).toMatchObject([
      { email: 'lee@waiting.test' },
      { email: 'dana@harbor.test', value: false },
    ]);
    now.ms = 600_000;
    later[0]?.();
    expect(undo.changes).toHaveLength(2);
    now.ms = 601_000;
    later[1]?.();
    expect(undo.changes).toEqual([]);
  });

  it('is offered too where it was made before the tools were opened, for what is left of the time', async () => {
    const waits: number[] = [];
    const undo = new UndoableChangesStore(
      { now: () => 100_000 },
      {
        after: (ms) => {
          waits.push(ms);
          return () => undefined;
        },
      },
    );
    const here = made('dana@harbor.test', true, 100_000);
    undo.note(here);
    const before = made('lee@waiting.test', true, 40_000);
    undo.recall({ undoable: [made('dana@harbor.test', false, 50_000), before], ofIntegrations: [] });
    expect(undo.changes).toEqual([before, here]);
    expect(waits).toEqual([600_000, 540_000]);
  });

  it('is recalled from what the service has written down, with the page itself', async () => {
    expect(await openAfter(0)).toEqual([new Date(-600_000).toISOString()]);
  });

  it('is as old as the service says, where the clock of this device is wrong', async () => {
    const hour = 3_600_000;
    refusedAt(hour);
    const [since] = await openAfter(hour);
    expect(Date.parse(String(since)) / 60_000).toBeCloseTo(50, 0);
    refusedAt(0);
  });

  it('is missed with a reason on a page that was opened while the changes could not be read', async () => {
    const { answers } = keeping();
    const trouble = { kind: 'server-trouble', message: 'Said the service: 500.', requestId: null } as const;
    const unread = /list of changes could not be read, so no Undo is offered/;
    await openAdministration({ ...answers, changes: async () => failed(trouble) }, ['admin'], listing);
    expect(await screen.findByText(unread)).toBeTruthy();
    cleanup();
    await openAdministration({ ...answers, changes: async () => succeeded([]) }, ['admin'], listing);
    expect(screen.queryByText(unread)).toBeNull();
  });
});
