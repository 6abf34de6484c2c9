import { describe, expect, it } from 'vitest';
import { keptAdministration } from '../../../test/keptAdministration.ts';
import { dana, frame, lee, renewed, valueOf } from '../../../test/proposedChanges.ts';
import { failed, succeeded } from '../../result/result.ts';
import { administrationFallbacks } from '../administrationMessages.ts';
import { proposeIntegrationAssignment } from './proposeIntegrationAssignment.ts';
import { makeProposedChange } from './proposedChange.ts';
import { proposeRoleChange } from './proposeRoleChange.ts';
import { proposeIntegrationUpdate } from './proposeIntegrationUpdate.ts';

const changedMeanwhile = { kind: 'meanwhile', failure: { kind: 'changed-meanwhile' } };

const writtenDown = (keyStart: unknown) => ({
  at: '2026-11-22T12:00:00Z',
  by: 'lee@waiting.test',
  action: 'update-integration',
  target: 'i-9',
  before: null,
  after: { clientId: '10301API_USER', keyStart },
  requestId: null,
});

describe('a change without a clear answer', () => {
  it.each(['no-answer', 'server-trouble', 'unreadable', 'refused'] as const)(
    'is told as made after %s where it stands there, since a browser may send a call twice',
    async (kind) => {
      const { service, answers } = keptAdministration();
      answers.push(kind, kind, kind);
      const role = proposeRoleChange(service, dana, true, frame.you);
      expect(await makeProposedChange(role, valueOf(await role()))).toEqual({
        kind: 'found',
        message: 'dana@harbor.test is an administrator.',
      });
      const assignment = proposeIntegrationAssignment(service, lee, 'i-2', frame);
      expect(await makeProposedChange(assignment, valueOf(await assignment()))).toEqual({
        kind: 'found',
        message: 'lee@waiting.test has the integration 10299API_USER (i-2).',
      });
    },
  );

  it.each([
    [
      async () => succeeded([writtenDown('Zq7-')]),
      'Its key begins with Zq7-, yours with a ne: it is not yours. It was changed last by lee@waiting.test, Nov 22, 2026, 12:00 UTC.',
    ],
    [
      async () => succeeded([writtenDown('a ne')]),
      'Its key begins with a ne, as yours does: it may be yours. It was changed last by lee@waiting.test, Nov 22, 2026, 12:00 UTC.',
    ],
    [
      async () => succeeded([writtenDown('')]),
      'How its key begins is not told: ask who changed it last before you go on. It was changed last by lee@waiting.test, Nov 22, 2026, 12:00 UTC.',
    ],
    [null, 'How its key begins is not told: ask who changed it last before you go on.'],
  ])(
    'of a new integration that was refused is never told as lost: whose key stands there is to be compared (%#)',
    async (changes, compare) => {
      const { service, answers } = keptAdministration();
      answers.push('refused');
      const made = { ...renewed, integrationId: '', clientId: '10301API_USER' };
      const propose = proposeIntegrationUpdate({ ...service, changes }, made, { ...frame, everyday: true });
      expect(await makeProposedChange(propose, valueOf(await propose()))).toEqual({
        kind: 'refused',
        failure: {
          kind: 'refused',
          message: `10301API_USER has an integration now: i-9. Another administrator made it, or this very call was sent twice. ${compare}`,
          requestId: 'r-1',
        },
      });
    },
  );

  it('of an integration that was refused, and is not there, ends with the words of the service', async () => {
    const { service, kept, answers } = keptAdministration();
    const made = { ...renewed, integrationId: '', clientId: '10301API_USER' };
    const propose = proposeIntegrationUpdate(service, made, { ...frame, everyday: true });
    const proposed = valueOf(await propose());
    answers.push('refused');
    const before = kept.integrations;
    const refused = {
      ...proposed,
      send: () => {
        const answer = proposed.send();
        kept.integrations = before;
        return answer;
      },
    };
    expect(await makeProposedChange(propose, refused)).toMatchObject({
      kind: 'refused',
      failure: { message: 'Said the service: refused.' },
    });
  });

  it('of an integration that another administrator moved alike in the last moment, with another key, is told with both states', async () => {
    const { service, kept } = keptAdministration();
    kept.integrations = kept.integrations.map((each) =>
      each.integrationId === 'i-1' ? { ...each, parentId: '' } : each,
    );
    const propose = proposeIntegrationUpdate(service, renewed, { ...frame, everyday: true });
    const proposed = valueOf(await propose());
    const late = {
      ...proposed,
      send: () => {
        kept.integrations = kept.integrations.map((each) =>
          each.integrationId === 'i-1' ? { ...each, parentId: '10000API_USER', version: 'w-other' } : each,
        );
        return proposed.send();
      },
    };
    expect(await makeProposedChange(propose, late)).toMatchObject({
      ...changedMeanwhile,
      facts: [{ label: 'Parent', seen: 'none', now: '10000API_USER' }],
    });
  });

  it('of an integration that stands there, refused, is no lost answer either', async () => {
    const { service, kept, answers } = keptAdministration();
    kept.integrations = kept.integrations.map((each) =>
      each.integrationId === 'i-1' ? { ...each, parentId: '' } : each,
    );
    answers.push('refused');
    const propose = proposeIntegrationUpdate(service, renewed, { ...frame, everyday: true });
    expect(await makeProposedChange(propose, valueOf(await propose()))).toMatchObject({ kind: 'refused' });
  });

  it.each(['no-answer', 'server-trouble', 'unreadable'] as const)(
    'of a key stays unknown after %s, new or not, and says how the key begins that stands there, and whose that is',
    async (kind) => {
      const { service, answers } = keptAdministration();
      const written = [
        writtenDown('bobs'),
        { ...writtenDown('a ne'), target: 'i-1', by: 'robin@blank.test' },
      ];
      for (const [update, says] of [
        [
          { ...renewed, integrationId: '', clientId: '10301API_USER' },
          'The integration of 10301API_USER stands there now: i-9. Its key begins with bobs, yours with a ne: it is not yours. It was changed last by lee@waiting.test, Nov 22, 2026, 12:00 UTC.',
        ],
        [
          renewed,
          'The integration of 10233API_USER stands there now: i-1. Its key begins with a ne, as yours does: it may be yours. It was changed last by robin@blank.test, Nov 22, 2026, 12:00 UTC.',
        ],
      ] as const) {
        answers.push(kind);
        const propose = proposeIntegrationUpdate(
          { ...service, changes: async () => succeeded(written) },
          update,
          {
            ...frame,
            everyday: true,
          },
        );
        const outcome = await makeProposedChange(propose, valueOf(await propose()));
        expect(outcome).toMatchObject({
          kind: 'unknown',
          failure: { message: expect.stringContaining(`Look before you make it again. ${says}`) },
        });
      }
    },
  );

  it('of a key is told as not arrived where its integration stands there as it was seen', async () => {
    const { service } = keptAdministration();
    const lost = {
      kind: 'no-answer',
      message: administrationFallbacks['no-answer'],
      requestId: null,
    } as const;
    const silent = { ...service, updateIntegration: async () => failed(lost) };
    const propose = proposeIntegrationUpdate(silent, renewed, { ...frame, everyday: true });
    expect(await makeProposedChange(propose, valueOf(await propose()))).toMatchObject({
      kind: 'unknown',
      failure: {
        message: expect.stringMatching(
          /The integration of 10233API_USER stands there as you saw it: nothing of your change has arrived so far\.$/,
        ),
      },
    });
  });

  it('of a key whose integration is not there, or cannot be read, stays unknown', async () => {
    const { service } = keptAdministration();
    const made = { ...renewed, integrationId: '', clientId: '10301API_USER' };
    const lost = {
      kind: 'no-answer',
      message: administrationFallbacks['no-answer'],
      requestId: null,
    } as const;
    const silent = { ...service, updateIntegration: async () => failed(lost) };
    const propose = proposeIntegrationUpdate(silent, made, { ...frame, everyday: true });
    const proposed = valueOf(await propose());
    expect(await makeProposedChange(propose, proposed)).toEqual({
      kind: 'unknown',
      failure: {
        ...lost,
        message:
          'The accounts service did not answer. It is not known whether the change was made. Look before you make it again. There is no integration of 10301API_USER now.',
      },
    });
    const blind = { ...proposed, whatStands: async () => null };
    expect(await makeProposedChange(propose, blind)).toMatchObject({
      kind: 'unknown',
      failure: { message: expect.stringMatching(/Look before you make it again\.$/) },
    });
  });

  it.each(['forbidden', 'session-lost', 'not-found'] as const)('is not looked for after %s', async (kind) => {
    const { service, answers } = keptAdministration();
    answers.push(kind);
    const propose = proposeRoleChange(service, dana, true, frame.you);
    expect(await makeProposedChange(propose, valueOf(await propose()))).toMatchObject({
      kind: 'refused',
      failure: { kind },
    });
  });
});
