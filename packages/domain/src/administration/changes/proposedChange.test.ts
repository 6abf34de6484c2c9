import { describe, expect, it } from 'vitest';
import { keptAdministration } from '../../../test/keptAdministration.ts';
import { dana, frame, lee, renewed, valueOf } from '../../../test/proposedChanges.ts';
import { proposeIntegrationAssignment } from './proposeIntegrationAssignment.ts';
import { makeProposedChange } from './proposedChange.ts';
import { proposeRoleChange } from './proposeRoleChange.ts';
import { proposeIntegrationUpdate } from './proposeIntegrationUpdate.ts';

const changedMeanwhile = { kind: 'meanwhile', failure: { kind: 'changed-meanwhile' } };

describe('a change that was confirmed', () => {
  it('of a role is sent once, on the condition of what was seen', async () => {
    const { service, sent } = keptAdministration();
    const propose = proposeRoleChange(service, dana, true, frame.you);
    const proposed = valueOf(await propose());
    expect(proposed.plan.title).toBe('dana@harbor.test becomes an administrator.');
    expect(await makeProposedChange(propose, proposed)).toEqual({ kind: 'changed', message: 'Done.' });
    expect(sent).toEqual([[{ accountId: 'a-1', ...dana }, 'admin', true, 'v1']]);
  });

  it('of an account that was named by its id is sent with its id alone', async () => {
    const { service, sent } = keptAdministration();
    const propose = proposeIntegrationAssignment(service, { accountId: 'a-2' }, ' i-2 ', frame);
    await makeProposedChange(propose, valueOf(await propose()));
    expect(sent).toEqual([[{ accountId: 'a-2' }, 'i-2', 'v1', 'w1']]);
  });

  it('of a role is not sent when another administrator changed it meanwhile: both states are told', async () => {
    const { service, sent, elsewhere } = keptAdministration();
    const propose = proposeRoleChange(service, dana, true, frame.you);
    const proposed = valueOf(await propose());
    elsewhere(dana.email, { userRoles: ['admin'] });
    expect(await makeProposedChange(propose, proposed)).toMatchObject({
      ...changedMeanwhile,
      facts: [{ label: 'Roles', seen: 'none', now: 'admin' }],
    });
    expect(sent).toEqual([]);
  });

  it('of an assignment is not sent when the account or the integration is another one meanwhile', async () => {
    const { service, kept, sent, elsewhere } = keptAdministration();
    const propose = proposeIntegrationAssignment(service, lee, 'i-2', frame);
    const proposed = valueOf(await propose());
    elsewhere(dana.email, { integrationId: 'i-2' });
    kept.integrations = kept.integrations.map((each) =>
      each.integrationId === 'i-2' ? { ...each, clientId: '10777API_USER' } : each,
    );
    expect(await makeProposedChange(propose, proposed)).toMatchObject({
      ...changedMeanwhile,
      facts: [
        { label: 'New integration', seen: '10299API_USER (i-2)', now: '10777API_USER (i-2)' },
        { label: 'Who has it', seen: 'nobody', now: 'dana@harbor.test' },
      ],
    });
    expect(sent).toEqual([]);
  });

  it('of an assignment that another administrator made to a second account in the last moment is told with who has it', async () => {
    const { service, elsewhere } = keptAdministration();
    const propose = proposeIntegrationAssignment(service, lee, 'i-2', frame);
    const proposed = valueOf(await propose());
    const late = {
      ...proposed,
      send: () => {
        elsewhere(dana.email, { integrationId: 'i-2' });
        return proposed.send();
      },
    };
    expect(await makeProposedChange(propose, late)).toMatchObject({
      ...changedMeanwhile,
      facts: [{ label: 'Who has it', seen: 'nobody', now: 'dana@harbor.test' }],
    });
  });

  it('of a key is not sent when the key is another one meanwhile, which only the version tells', async () => {
    const { service, kept, sent } = keptAdministration();
    const propose = proposeIntegrationUpdate(service, renewed, { ...frame, everyday: true });
    const proposed = valueOf(await propose());
    kept.integrations = kept.integrations.map((each) => ({ ...each, version: 'w-other' }));
    expect(await makeProposedChange(propose, proposed)).toMatchObject({
      ...changedMeanwhile,
      facts: [{ label: 'What is not shown, such as a key', seen: 'as it was', now: 'changed' }],
    });
    expect(sent).toEqual([]);
  });

  it('is not sent when it would be refused by now', async () => {
    const { service, kept, sent } = keptAdministration();
    const propose = proposeIntegrationUpdate(service, renewed, { ...frame, everyday: true });
    const proposed = valueOf(await propose());
    kept.integrations = kept.integrations.filter(({ integrationId }) => integrationId !== 'i-1');
    expect(await makeProposedChange(propose, proposed)).toMatchObject({
      kind: 'refused',
      failure: { kind: 'not-found' },
    });
    expect(sent).toEqual([]);
  });

  it('that the service refuses since the record changed in the last moment is told with both states', async () => {
    const { service, elsewhere } = keptAdministration();
    const propose = proposeRoleChange(service, dana, true, frame.you);
    const proposed = valueOf(await propose());
    const late = {
      ...proposed,
      send: () => {
        elsewhere(dana.email, { integrationId: null });
        return proposed.send();
      },
    };
    expect(await makeProposedChange(propose, late)).toEqual({
      kind: 'meanwhile',
      failure: {
        kind: 'changed-meanwhile',
        message: 'Changed meanwhile: what you confirmed stands there no longer. Nothing was changed now.',
        requestId: 'r-1',
      },
      facts: [{ label: 'Integration', seen: 'i-1', now: 'none' }],
    });
  });

  it('goes without a condition where the service hands out no versions', async () => {
    const { service, kept, sent } = keptAdministration();
    kept.accounts = kept.accounts.map(({ version: _none, ...each }) => each);
    const propose = proposeRoleChange(service, dana, true, frame.you);
    expect(await makeProposedChange(propose, valueOf(await propose()))).toMatchObject({ kind: 'changed' });
    expect(sent[0]?.at(-1)).toBeUndefined();
  });
});

describe('what a change is confirmed against', () => {
  const account = { label: 'Account', value: 'a-1' };

  it('is of a role the account, its roles, its integration and its version', async () => {
    const { service, elsewhere } = keptAdministration();
    elsewhere(dana.email, { userRoles: ['auditor', 'admin'] });
    expect(valueOf(await proposeRoleChange(service, dana, false, null)()).seen).toEqual({
      facts: [account, { label: 'Roles', value: 'auditor, admin' }, { label: 'Integration', value: 'i-1' }],
      version: 'v-other',
    });
  });

  it('is of an assignment the integration too, its kind and who has it', async () => {
    const { service } = keptAdministration();
    const ofAccount = [
      account,
      { label: 'Roles', value: 'none' },
      { label: 'Integration', value: '10233API_USER (i-1)' },
    ];
    expect(valueOf(await proposeIntegrationAssignment(service, dana, 'i-2', frame)()).seen.facts).toEqual([
      ...ofAccount,
      { label: 'New integration', value: '10299API_USER (i-2)' },
      { label: 'Its kind', value: 'corpayClient' },
      { label: 'Who has it', value: 'nobody' },
    ]);
    expect(valueOf(await proposeIntegrationAssignment(service, dana, ' ', frame)()).seen.facts).toEqual(
      ofAccount,
    );
  });

  it('is of an integration its client id, its parent, and who depends on it', async () => {
    const { service } = keptAdministration();
    const seenOf = async (form: typeof renewed, everyday = true) =>
      valueOf(await proposeIntegrationUpdate(service, form, { ...frame, everyday })()).seen;
    expect(await seenOf(renewed)).toEqual({
      facts: [
        { label: 'Client id', value: '10233API_USER' },
        { label: 'Parent', value: '10000API_USER' },
        { label: 'Integrations below it', value: '0' },
        { label: 'Who depends on it', value: 'dana@harbor.test' },
      ],
      version: 'w1',
    });
    const unused = { ...renewed, integrationId: 'i-2', clientId: '10299API_USER' };
    expect((await seenOf(unused)).facts.at(-1)).toEqual({ label: 'Who depends on it', value: 'nobody' });
    const provider = {
      ...renewed,
      integrationId: 'i-0',
      clientId: '10000API_USER',
      parentId: '',
      kind: 'corpayPartner',
    };
    expect((await seenOf(provider, false)).facts.slice(1)).toEqual([
      { label: 'Parent', value: 'none' },
      { label: 'Integrations below it', value: '2' },
      { label: 'Who depends on it', value: 'dana@harbor.test' },
    ]);
    expect(await seenOf({ ...renewed, integrationId: '', clientId: '10301API_USER' })).toEqual({
      facts: [],
      version: undefined,
    });
  });
});

it('a refusal of the version is no refusal where the change stands there: a browser sent it twice', async () => {
  const { service, answers } = keptAdministration();
  answers.push('changed-meanwhile');
  const propose = proposeRoleChange(service, dana, true, frame.you);
  expect(await makeProposedChange(propose, valueOf(await propose()))).toMatchObject({ kind: 'found' });
});

it('where the record cannot be read again, it is told without both states', async () => {
  const { service, kept, elsewhere } = keptAdministration();
  const propose = proposeRoleChange(service, dana, true, frame.you);
  const proposed = valueOf(await propose());
  const late = {
    ...proposed,
    send: () => {
      elsewhere(dana.email, {});
      const answer = proposed.send();
      kept.accounts = [];
      return answer;
    },
  };
  expect(await makeProposedChange(propose, late)).toMatchObject({ ...changedMeanwhile, facts: [] });
});
