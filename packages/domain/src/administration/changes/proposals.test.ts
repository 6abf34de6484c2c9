import { describe, expect, it } from 'vitest';
import { keptAdministration } from '../../../test/keptAdministration.ts';
import { dana, frame, lee, renewed, valueOf } from '../../../test/proposedChanges.ts';
import { proposeIntegrationAssignment } from './proposeIntegrationAssignment.ts';
import { proposeRoleChange } from './proposeRoleChange.ts';
import { proposeIntegrationUpdate } from './proposeIntegrationUpdate.ts';

describe('the last administrator', () => {
  it('is refused to lose the role before anything is asked, in the words of the service', async () => {
    const { service, elsewhere } = keptAdministration();
    elsewhere(dana.email, { userRoles: ['admin'] });
    elsewhere('robin@blank.test', { userRoles: [] });
    expect(await proposeRoleChange(service, dana, false, dana.email)()).toMatchObject({
      failure: { kind: 'refused', message: 'The last administrator cannot lose the role.' },
    });
    elsewhere(lee.email, { userRoles: ['auditor', 'admin'] });
    expect((await proposeRoleChange(service, dana, false, dana.email)()).ok).toBe(true);
  });

  it('is judged by the service alone where the accounts cannot be read, and giving the role asks for nobody', async () => {
    const { service, elsewhere } = keptAdministration();
    elsewhere(dana.email, { userRoles: ['admin'] });
    const blind = { ...service, accounts: async () => service.inspect({}) as never };
    expect((await proposeRoleChange(blind, dana, false, null)()).ok).toBe(true);
    expect((await proposeRoleChange(blind, lee, true, null)()).ok).toBe(true);
    // Who has no role loses none.
    expect((await proposeRoleChange(service, lee, false, null)()).ok).toBe(true);
  });
});

describe('what is proposed', () => {
  it('is refused in the everyday form where it is the record of the provider', async () => {
    const { service } = keptAdministration();
    const provider = { ...renewed, integrationId: 'i-0', kind: 'corpayPartner' };
    expect(await proposeIntegrationUpdate(service, provider, { ...frame, everyday: true })()).toMatchObject({
      failure: { message: expect.stringContaining("'Write any integration' only.") },
    });
  });

  it('tells that the integrations cannot be read', async () => {
    const { service } = keptAdministration();
    const blind = { ...service, integrations: async () => service.inspect({}) as never };
    for (const propose of [
      proposeIntegrationAssignment(blind, lee, '', frame),
      proposeIntegrationUpdate(blind, renewed, { ...frame, everyday: true }),
    ])
      expect(await propose()).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    expect(
      await proposeIntegrationAssignment(service, { email: 'nobody@x.test' }, '', frame)(),
    ).toMatchObject({
      failure: { kind: 'not-found' },
    });
  });

  it('tells a failed look, and is refused before it is shown', async () => {
    const { service } = keptAdministration();
    expect(await proposeRoleChange(service, { email: 'nobody@x.test' }, true, null)()).toMatchObject({
      failure: { kind: 'not-found' },
    });
    expect(await proposeIntegrationAssignment(service, lee, 'i-0', frame)()).toMatchObject({
      failure: { kind: 'refused' },
    });
    const failing = { ...service, accounts: async () => service.inspect({}) as never };
    expect(await proposeIntegrationAssignment(failing, lee, 'i-1', frame)()).toMatchObject({ ok: false });
    // Clearing asks for nobody else.
    expect((await proposeIntegrationAssignment(failing, dana, '', frame)()).ok).toBe(true);
    expect(await proposeIntegrationUpdate(failing, renewed, { ...frame, everyday: true })()).toMatchObject({
      ok: false,
    });
  });

  it('names who has the integration, and everybody below the provider', async () => {
    const { service } = keptAdministration();
    expect(valueOf(await proposeIntegrationAssignment(service, lee, 'i-1', frame)()).plan).toMatchObject({
      concerns: [expect.stringMatching(/^dana@harbor\.test has it already/)],
      typeAgain: '10233API_USER',
    });
    const provider = {
      ...renewed,
      integrationId: 'i-0',
      clientId: '10000API_USER',
      parentId: '',
      kind: 'corpayPartner',
    };
    expect(
      valueOf(await proposeIntegrationUpdate(service, provider, { ...frame, everyday: false })()).plan,
    ).toMatchObject({
      concerns: [
        'This is the provider above the customers: 2 integrations below it and 1 account depend on it: dana@harbor.test.',
        expect.any(String),
      ],
      typeAgain: '10000API_USER',
    });
  });
});
