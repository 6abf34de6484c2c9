import { describe, expect, it } from 'vitest';
import { keptAdministration } from '../../../test/keptAdministration.ts';
import { proposeAssignment } from '../changes/proposeAssignment.ts';
import { makeProposedChange } from '../changes/proposedChange.ts';
import { proposeRole } from '../changes/proposeRole.ts';
import { proposeUndo } from './proposeUndo.ts';
import { integrationChange, oppositeOf, roleChange } from './undoableChange.ts';

const frame = { providerParentCode: '10000API_USER', you: 'robin@blank.test' };
const dana = { accountId: 'a-1' };

/** Dana became an administrator and lost the integration. */
const changed = async () => {
  const kept = keptAdministration();
  const account = () => kept.kept.accounts.find(({ accountId }) => accountId === 'a-1');
  for (const propose of [
    proposeRole(kept.service, dana, true, frame.you),
    proposeAssignment(kept.service, dana, '', frame),
  ]) {
    const proposed = await propose();
    if (proposed.ok) await makeProposedChange(propose, proposed.value);
  }
  const [before] = keptAdministration().kept.accounts;
  if (before === undefined) throw new Error('There is no account.');
  return { ...kept, account, role: roleChange(before, true, 0), cleared: integrationChange(before, '', 0) };
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
    expect(oppositeOf(role, 7)).toEqual({ ...role, value: false, madeAt: 7 });
    expect(oppositeOf(cleared, 7)).toEqual({ ...cleared, before: '', after: 'i-1', madeAt: 7 });
  });
});
