import { describe, expect, it } from 'vitest';
import type { AdministratorChange } from '../administratorChange.ts';
import { findOwnIntegrationChanges } from './findOwnIntegrationChanges.ts';

const now = Date.parse('2026-11-22T12:10:00.000Z');
const you = 'robin@blank.test';
const change = (more: Partial<AdministratorChange> = {}): AdministratorChange => ({
  at: '2026-11-22T12:05:00.000Z',
  by: you,
  action: 'update-integration',
  target: 'i-1',
  before: { clientId: '10233API_USER', keyStart: 'ab12' },
  after: { clientId: '10233API_USER', keyStart: 'ab12', keyChanged: false },
  requestId: null,
  ...more,
});
const sentences = (...changes: readonly AdministratorChange[]) =>
  findOwnIntegrationChanges(changes, you, now).map(({ sentence }) => sentence);
const after = (more: object) => ({ ...change().after, ...more });

describe('what an administrator changed of integrations a moment ago', () => {
  it('is told by client id: made, renamed, another key, or anything else', () => {
    expect(sentences(change({ before: null }))).toEqual(['The integration 10233API_USER was made.']);
    expect(sentences(change({ after: after({ keyChanged: true }) }))).toEqual([
      'The key of 10233API_USER was changed.',
    ]);
    expect(sentences(change({ after: { clientId: '10233API_USER', keyStart: 'cd34' } }))).toEqual([
      'The key of 10233API_USER was changed.',
    ]);
    expect(sentences(change({ after: after({ clientId: '10244API_USER' }) }))).toEqual([
      'The integration 10233API_USER became 10244API_USER.',
    ]);
    expect(sentences(change({ after: after({ clientId: '10244API_USER', keyChanged: true }) }))).toEqual([
      'The integration 10233API_USER became 10244API_USER, with another key.',
    ]);
    expect(sentences(change())).toEqual(['The integration 10233API_USER was changed.']);
  });

  it('is the last change of each integration, with its time', () => {
    const made = change({ at: '2026-11-22T12:03:00.000Z', before: null });
    const other = change({ at: '2026-11-22T12:02:00.000Z', target: 'i-2', before: null });
    expect(findOwnIntegrationChanges([change(), made, other], you, now)).toEqual([
      { madeAt: Date.parse(change().at), sentence: 'The integration 10233API_USER was changed.' },
      { madeAt: Date.parse(other.at), sentence: 'The integration 10233API_USER was made.' },
    ]);
  });

  it.each([
    ['somebody else made it', [change({ by: 'ines@blank.test' })]],
    ['somebody else changed it since', [change({ by: 'ines@blank.test' }), change()]],
    ['it is ten minutes old', [change({ at: '2026-11-22T12:00:00.000Z' })]],
    ['nobody knows when it was', [change({ at: 'once' })]],
    ['it is of an account', [change({ action: 'assign-role' })]],
  ])('is nothing where %s', (_why, changes) => {
    expect(sentences(...changes)).toEqual([]);
  });
});
