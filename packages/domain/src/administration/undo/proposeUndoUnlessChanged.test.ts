import { describe, expect, it } from 'vitest';
import { keptAdministration } from '../../../test/keptAdministration.ts';
import { frame, valueOf } from '../../../test/proposedChanges.ts';
import { succeeded } from '../../result/result.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import { proposeIntegrationAssignment } from '../changes/proposeIntegrationAssignment.ts';
import { proposeRoleChange } from '../changes/proposeRoleChange.ts';
import { proposeUndoUnlessChanged, formatUndoVersion } from './proposeUndoUnlessChanged.ts';

const lee = { email: 'lee@waiting.test' };
const change = (facts: Partial<AdministratorChange>): AdministratorChange => ({
  at: '2026-11-22T12:00:00.000Z',
  by: 'sam@house.test',
  action: 'assign-integration',
  target: lee.email,
  before: null,
  after: null,
  requestId: null,
  ...facts,
});

/** Lee would get i-2 back, as both stood when that was offered. */
const offered = async () => {
  const kept = keptAdministration();
  const propose = proposeIntegrationAssignment(kept.service, lee, 'i-2', frame);
  const mark = formatUndoVersion(valueOf(await propose()).seen) ?? '';
  const refusal = async (changes: readonly AdministratorChange[]) => {
    const answer = await proposeUndoUnlessChanged(
      { changes: async () => succeeded(changes) },
      propose,
      mark,
    )();
    return answer.ok ? null : answer.failure.message;
  };
  return { ...kept, mark, refusal, propose };
};

describe('an undo that was offered in a terminal', () => {
  it('is made as long as account and integration are what they were', async () => {
    const { mark, refusal } = await offered();
    expect([mark, await refusal([])]).toEqual(['v1,w1', null]);
  });

  it('is refused where the account was changed since, with its state and who changed it', async () => {
    const { elsewhere, refusal } = await offered();
    elsewhere(lee.email, { userRoles: ['admin'] });
    const told =
      'Nothing is undone: it was changed again since. lee@waiting.test has now roles: admin, integration: none.';
    expect(await refusal([])).toBe(told);
    expect(await refusal([change({})])).toBe(
      `${told} Changed last by sam@house.test, Nov 22, 2026, 12:00 UTC.`,
    );
  });

  it('is refused where the integration is another one since, or others have it', async () => {
    const { elsewhere, refusal } = await offered();
    elsewhere('dana@harbor.test', { integrationId: 'i-2' });
    expect(await refusal([])).toContain(
      'The integration that would be given back was changed, or others have it.',
    );
    const who = 'changed by sam@house.test, Nov 22, 2026, 12:00 UTC.';
    expect(
      await refusal([
        change({ action: 'update-integration', target: 'i-2', after: { clientId: '10444API_USER' } }),
      ]),
    ).toContain(`The integration that would be given back is 10444API_USER now: ${who}`);
    for (const [facts, did] of [
      [{ after: { integrationId: 'i-2' } }, 'got'],
      [{ before: { integrationId: 'i-2' } }, 'lost'],
    ] as const)
      expect(
        await refusal([
          change({ target: lee.email, ...facts }),
          change({ target: 'dana@harbor.test', ...facts }),
        ]),
      ).toContain(`dana@harbor.test ${did} the integration that would be given back: ${who}`);
  });

  it('has nothing to hold on to where the service tells no versions', async () => {
    expect(formatUndoVersion({ facts: [], version: undefined })).toBeNull();
    expect(formatUndoVersion({ facts: [], version: ' ' })).toBeNull();
  });

  it('says what is so already rather than what was changed since', async () => {
    const { service } = keptAdministration();
    const propose = proposeRoleChange(service, lee, false, null);
    expect((await proposeUndoUnlessChanged(service, propose, 'another')()).ok).toBe(true);
    expect(
      await proposeUndoUnlessChanged(service, proposeRoleChange(service, lee, true, null), 'another')(),
    ).toMatchObject({
      failure: { kind: 'changed-meanwhile' },
    });
  });
});
