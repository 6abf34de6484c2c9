import { describe, expect, it } from 'vitest';
import { keptAdministration } from '../../test/keptAdministration.ts';
import { dana, frame, lee, renewed, valueOf } from '../../test/proposedChanges.ts';
import { failed, succeeded } from '../result/result.ts';
import type { AdministratorChange } from './administratorChange.ts';
import type { AccountAdministration } from './accountAdministration.ts';
import { proposeIntegrationAssignment } from './changes/proposeIntegrationAssignment.ts';
import { proposeIntegrationUpdate } from './changes/proposeIntegrationUpdate.ts';

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
  const { plan } = valueOf(await proposeIntegrationAssignment({ ...service, changes }, lee, 'i-2', frame)());
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
    const named = valueOf(await proposeIntegrationAssignment(service, lee, ' 10299api_user ', frame)());
    expect(named.given).toBe('i-2');
    expect(named.plan.rows).toEqual([{ label: 'Integration', before: 'none', after: '10299API_USER (i-2)' }]);
  });
});

const unreadable: AccountAdministration['changes'] = async () =>
  failed({ kind: 'server-trouble', message: 'Said the service: 500.', requestId: null });

describe('where the list of changes cannot be read', () => {
  it('it is said that nobody could check who had the integration, and its client id is asked for', async () => {
    const { service } = keptAdministration();
    const { plan } = valueOf(
      await proposeIntegrationAssignment({ ...service, changes: unreadable }, lee, 'i-2', frame)(),
    );
    expect(plan.concerns).toEqual([
      'It could not be checked who had it in the last seven days. If a customer had it, who gets it sees and pays from what belongs to that customer.',
    ]);
    expect(plan.typeAgain).toBe('10299API_USER');
  });

  it('nothing more is asked for what an account has, and where it is to have none', async () => {
    const { service } = keptAdministration();
    for (const wanted of ['i-1', '']) {
      const { plan } = valueOf(
        await proposeIntegrationAssignment({ ...service, changes: unreadable }, dana, wanted, frame)(),
      );
      expect(plan.typeAgain).toBeUndefined();
    }
  });

  it('an integration that nobody has gets another client id once its own was typed, and it is said for a key', async () => {
    const { service } = keptAdministration();
    const proposed = (clientId: string) =>
      proposeIntegrationUpdate(
        { ...service, changes: unreadable },
        { ...renewed, integrationId: 'i-2', clientId },
        { ...frame, everyday: true },
      )();
    const notChecked = 'It could not be checked who had it in the last seven days.';
    const { plan: other } = valueOf(await proposed('10444API_USER'));
    expect(other.concerns).toContain(notChecked);
    expect(other.typeAgain).toBe('10299API_USER');
    const { plan: key } = valueOf(await proposed('10299API_USER'));
    expect(key.concerns).toContain(notChecked);
    expect(key.typeAgain).toBeUndefined();
  });
});

const plannedAfter = async (clientId: string, at: string) => {
  const { service } = keptAdministration();
  const changes = async () => succeeded([lost('dana@harbor.test', at)]);
  const update = { ...renewed, integrationId: 'i-2', clientId };
  return valueOf(
    await proposeIntegrationUpdate({ ...service, changes }, update, { ...frame, everyday: true })(),
  ).plan;
};

describe('an integration that its customer lost within the last seven days', () => {
  it('gets another client id once its own was typed again, after it was read who had it', async () => {
    const plan = await plannedAfter('10444API_USER', '2026-11-22T12:29:00Z');
    expect(plan.concerns).toContain(
      'dana@harbor.test had it until Nov 22, 2026, 12:29 UTC. If they get it back they would be 10444API_USER at the partner.',
    );
    expect(plan.typeAgain).toBe('10299API_USER');
  });

  it('gets another key after it was read who had it, as that of who has it', async () => {
    const plan = await plannedAfter('10299API_USER', '2026-11-22T12:29:00Z');
    expect(plan.concerns).toContain('dana@harbor.test had it until Nov 22, 2026, 12:29 UTC.');
    expect(plan.typeAgain).toBeUndefined();
  });

  it('is written as any other one later', async () => {
    const plan = await plannedAfter('10444API_USER', '2026-11-15T12:29:59Z');
    expect(plan.concerns?.join(' ')).not.toContain('had it');
    expect(plan.typeAgain).toBeUndefined();
  });
});
