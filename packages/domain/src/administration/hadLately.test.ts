import { describe, expect, it } from 'vitest';
import { keptAdministration } from '../../test/keptAdministration.ts';
import { frame, lee, valueOf } from '../../test/proposedChanges.ts';
import { succeeded } from '../result/result.ts';
import type { AdministratorChange } from './administratorChange.ts';
import { proposeAssignment } from './changes/proposeAssignment.ts';

const lost = (target: string, at: string, before = 'i-2'): AdministratorChange => ({
  at,
  by: 'robin@blank.test',
  action: 'assign-integration',
  target,
  before: { integrationId: before },
  after: { integrationId: null },
  requestId: null,
});

const planFor = async (...written: readonly AdministratorChange[]) => {
  const asked: unknown[] = [];
  const { service } = keptAdministration();
  const changes = async (since?: string) => {
    asked.push(since);
    return succeeded(written);
  };
  const { plan } = valueOf(await proposeAssignment({ ...service, changes }, lee, 'i-2', frame)());
  return { plan, asked };
};

describe('an integration that another customer had within the last seven days', () => {
  it('is given once its client id was typed again, after it was read who had it until when', async () => {
    const { plan, asked } = await planFor(
      lost('dana@harbor.test', '2026-11-22T12:29:00Z'),
      lost('dana@harbor.test', '2026-11-21T12:29:00Z'),
      lost(frame.you, '2026-11-15T12:30:00Z'),
    );
    expect(plan).toMatchObject({
      concerns: [
        'dana@harbor.test had it until Nov 22, 2026, 12:29 UTC. Who gets it sees and pays from what belongs to that customer.',
        expect.stringMatching(/^You had it until Nov 15, 2026, 12:30 UTC\./),
      ],
      typeAgain: '10299API_USER',
    });
    expect(asked).toEqual(['2026-11-15T12:30:00.000Z']);
  });

  it('is given as any other one later, to the one who had it, and where it was another one', async () => {
    const { plan } = await planFor(
      lost('dana@harbor.test', '2026-11-15T12:29:59Z'),
      lost(lee.email, '2026-11-22T12:29:00Z'),
      lost('dana@harbor.test', '2026-11-22T12:29:00Z', 'i-1'),
      { ...lost('i-2', '2026-11-22T12:29:00Z'), action: 'update-integration' },
    );
    expect(plan.typeAgain).toBeUndefined();
    expect(plan.concerns).toBeUndefined();
  });

  it('is named by its client id as well as by its id, in any case', async () => {
    const { service } = keptAdministration();
    const named = valueOf(await proposeAssignment(service, lee, ' 10299api_user ', frame)());
    expect(named.given).toBe('i-2');
    expect(named.plan.rows).toEqual([{ label: 'Integration', before: 'none', after: '10299API_USER (i-2)' }]);
  });
});
