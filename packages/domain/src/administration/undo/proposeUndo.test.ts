import { describe, expect, it } from 'vitest';
import { keptAdministration } from '../../../test/keptAdministration.ts';
import { frame } from '../../../test/proposedChanges.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import { proposeIntegrationAssignment } from '../changes/proposeIntegrationAssignment.ts';
import { makeProposedChange } from '../changes/proposedChange.ts';
import { proposeRoleChange } from '../changes/proposeRoleChange.ts';
import { proposeUndo } from './proposeUndo.ts';
import { undoableIntegrationChange, reverseUndoableChange, undoableRoleChange } from './undoableChange.ts';

const unanswered = { kind: 'server-trouble', message: 'Closed for a moment.', requestId: null } as const;
const dana = { accountId: 'a-1' };

/** Dana became an administrator and lost the integration. */
const changed = async () => {
  const kept = keptAdministration();
  const account = () => kept.kept.accounts.find(({ accountId }) => accountId === 'a-1');
  for (const propose of [
    proposeRoleChange(kept.service, dana, true, frame.you),
    proposeIntegrationAssignment(kept.service, dana, '', frame),
  ]) {
    const proposed = await propose();
    if (proposed.ok) await makeProposedChange(propose, proposed.value);
  }
  const [before] = keptAdministration().kept.accounts;
  if (before === undefined) throw new Error('There is no account.');
  return {
    ...kept,
    account,
    role: undoableRoleChange(before, true, 0),
    cleared: undoableIntegrationChange(before, '', 0),
  };
};

describe('undoing a change', () => {
  it('proposes the opposite, as the account stands now, and makes it when it is confirmed', async () => {
    const { service, account, role, cleared } = await changed();
    const undo = proposeUndo(service, role, frame);
    const proposed = await undo();
    if (!proposed.ok) throw new Error(proposed.failure.message);
    expect(proposed.value.plan.rows).toEqual([{ label: 'Roles', before: 'admin', after: 'none' }]);
    expect(await makeProposedChange(undo, proposed.value)).toMatchObject({ kind: 'changed' });
    expect(account()).toMatchObject({ userRoles: [] });

    const assignment = proposeUndo(service, cleared, frame);
    const given = await assignment();
    if (!given.ok) throw new Error(given.failure.message);
    expect(await makeProposedChange(assignment, given.value)).toMatchObject({ kind: 'changed' });
    expect(account()).toMatchObject({ integrationId: 'i-1' });
  });

  it('says where the list of changes cannot be read that nobody could check who has decided it since', async () => {
    const { service, role } = await changed();
    const trouble = { ...service, changes: async () => failed(unanswered) };
    const proposed = await proposeUndo(trouble, role, frame)();
    expect(proposed.ok && proposed.value.plan.concerns).toEqual([
      'The list of changes could not be read, so nobody could check whether somebody else has decided this since.',
    ]);
    const known = await proposeUndo(service, role, frame)();
    expect(known.ok && known.value.plan.concerns).toBeUndefined();
  });

  it('is refused where somebody else has changed it since, before it is shown', async () => {
    const { service, elsewhere, role } = await changed();
    elsewhere('dana@harbor.test', { userRoles: [] });
    expect(await proposeUndo(service, role, frame)()).toEqual({
      ok: false,
      failure: {
        kind: 'refused',
        message: 'Nothing is undone: it was changed again since. dana@harbor.test has no role now.',
        requestId: null,
      },
    });
  });

  it('is refused where that happened after it was shown, and sends nothing', async () => {
    const { service, elsewhere, role, sent } = await changed();
    const propose = proposeUndo(service, role, frame);
    const proposed = await propose();
    if (!proposed.ok) throw new Error(proposed.failure.message);
    elsewhere('dana@harbor.test', { userRoles: [] });
    const before = sent.length;
    expect(await makeProposedChange(propose, proposed.value)).toMatchObject({ kind: 'refused' });
    expect(sent).toHaveLength(before);
  });

  it('gives no integration back that became another client since, and says both states and who changed it', async () => {
    const { service, kept } = await changed();
    const [, before] = kept.integrations;
    const [account] = keptAdministration().kept.accounts;
    if (before === undefined || account === undefined) throw new Error('There is no integration.');
    const cleared = undoableIntegrationChange(account, '', 0, kept.integrations);
    expect((await proposeUndo(service, cleared, frame)()).ok).toBe(true);
    kept.integrations = kept.integrations.map((each) =>
      each === before ? { ...each, clientId: '10555API_USER' } : each,
    );
    expect(await proposeUndo(service, cleared, frame)()).toMatchObject({
      failure: {
        kind: 'refused',
        message:
          'Nothing is undone: the integration that would be given back was changed since. It was 10233API_USER, and is 10555API_USER now.',
      },
    });
  });

  it('gives none back that got another key since, as far as changes are written down', async () => {
    const { service, cleared } = await changed();
    const assigned = {
      at: '2026-11-22T12:00:00Z',
      by: 'robin@blank.test',
      action: 'assign-integration',
      target: 'dana@harbor.test',
      before: { integrationId: 'i-1' },
      after: { integrationId: null },
      requestId: null,
    };
    const written = (by: string, was: string, is: string) => ({
      ...assigned,
      at: '2026-11-22T12:05:00Z',
      by,
      action: 'update-integration',
      target: 'i-1',
      before: { clientId: '10233API_USER', keyStart: was },
      after: { clientId: '10233API_USER', keyStart: is },
    });
    const undo = (...changes: readonly AdministratorChange[]) =>
      proposeUndo({ ...service, changes: async () => succeeded(changes) }, cleared, frame)();
    expect(
      await undo(written('bob@x.test', 'zzzz', 'bobs'), written('ann@x.test', '1023', 'zzzz'), assigned),
    ).toMatchObject({
      failure: {
        message:
          'Nothing is undone: the integration that would be given back was changed since. It was 10233API_USER with a key that begins with 1023, and is 10233API_USER with a key that begins with bobs now. bob@x.test changed it, Nov 22, 2026, 12:05 UTC.',
      },
    });
    expect((await undo(assigned, written('ann@x.test', '1023', 'zzzz'))).ok).toBe(true);
  });

  it('is refused where a colleague has taken it back and made it again, as far as that is written down', async () => {
    const { service, role } = await changed();
    const written = (by: string, value: boolean): AdministratorChange => ({
      at: '2026-11-22T12:05:00Z',
      by,
      action: 'assign-role',
      target: role.email,
      before: { userRoles: value ? [] : ['admin'] },
      after: { userRoles: value ? ['admin'] : [] },
      requestId: null,
    });
    const undo = (...changes: readonly AdministratorChange[]) =>
      proposeUndo({ ...service, changes: async () => succeeded(changes) }, role, frame)();
    const own = written(frame.you, true);
    expect(await undo(written('bob@x.test', true), written('bob@x.test', false), own)).toMatchObject({
      failure: {
        message:
          'Nothing is undone: somebody else has decided it since. bob@x.test changed it, Nov 22, 2026, 12:05 UTC.',
      },
    });
    expect((await undo(own)).ok).toBe(true);
  });

  it('tells who changed the account since, and its integration by its client id', async () => {
    const { service, elsewhere, cleared } = await changed();
    elsewhere('dana@harbor.test', { integrationId: 'i-2' });
    const written = [
      {
        at: '2026-11-22T12:05:00Z',
        by: 'bob@x.test',
        action: 'assign-integration',
        target: 'dana@harbor.test',
        before: { integrationId: null },
        after: { integrationId: 'i-2' },
        requestId: null,
      },
    ];
    const says = async (by: string, who: string) =>
      expect(
        await proposeUndo(
          { ...service, changes: async () => succeeded(written.map((each) => ({ ...each, by }))) },
          cleared,
          frame,
        )(),
      ).toMatchObject({
        failure: {
          message: `Nothing is undone: it was changed again since. dana@harbor.test has the integration 10299API_USER (i-2) now. ${who} changed it, Nov 22, 2026, 12:05 UTC.`,
        },
      });
    await says('bob@x.test', 'bob@x.test');
    await says(frame.you, 'You');
  });

  it('fails as the look at the account does', async () => {
    const { service, role } = await changed();
    const gone = { ...role, accountId: 'a-9' };
    expect(await proposeUndo(service, gone, frame)()).toMatchObject({ failure: { kind: 'not-found' } });
  });

  it('finds an account of which only the e-mail was written down', async () => {
    const { service, account, role } = await changed();
    const propose = proposeUndo(service, { ...role, accountId: null }, frame);
    const proposed = await propose();
    if (!proposed.ok) throw new Error(proposed.failure.message);
    await makeProposedChange(propose, proposed.value);
    expect(account()).toMatchObject({ userRoles: [] });
  });

  it('can be undone itself', async () => {
    const { role, cleared } = await changed();
    expect(reverseUndoableChange(role, 7)).toEqual({ ...role, value: false, madeAt: 7 });
    expect(reverseUndoableChange(cleared, 7)).toEqual({ ...cleared, before: '', after: 'i-1', madeAt: 7 });
  });
});
