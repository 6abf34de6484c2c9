import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../../result/result.ts';
import type { AdministratorChange } from '../administratorChange.ts';
import { findAuditedRequestId } from './findAuditedRequestId.ts';

const frame = { you: 'robin@blank.test', now: Date.parse('2026-11-22T12:00:00Z') };
const written = (facts: Partial<AdministratorChange>): AdministratorChange => ({
  at: '2026-11-22T12:00:00.000Z',
  by: frame.you,
  action: 'assign-role',
  target: 'dana@harbor.test',
  before: null,
  after: null,
  requestId: 'first',
  ...facts,
});
const role = { writes: { action: 'assign-role', target: 'dana@harbor.test' } };
const idOf = (
  changes: readonly AdministratorChange[],
  answered: object = { requestId: 'second' },
  of = role,
) => findAuditedRequestId({ changes: async () => succeeded(changes) }, answered, of, frame);

const unread = async () => failed({ kind: 'forbidden' as const, message: 'No.', requestId: null });

describe('the request of a change', () => {
  it('is the one that was answered where that was written down', async () => {
    expect(await idOf([written({}), written({ requestId: 'second' })])).toBe('second');
  });

  it('is the one that was written down where the browser sent it once more and that one was answered', async () => {
    expect(await idOf([written({ action: 'assign-integration', requestId: 'other' }), written({})])).toBe(
      'first',
    );
    const made = { writes: { action: 'update-integration', target: '' } };
    const ofNew = written({ action: 'update-integration', target: 'i-9' });
    expect(await idOf([ofNew], { requestId: 'second', integrationId: 'i-9' }, made)).toBe('first');
  });

  it('is none where nobody wrote it down, or somebody else did', async () => {
    expect(await idOf([])).toBeNull();
    expect(await idOf([written({ by: 'ines@x.test' }), written({})])).toBeNull();
    expect(await idOf([written({})], {})).toBeNull();
  });

  it('is the one that was answered where nothing of it can be seen', async () => {
    const answered = { requestId: 'second' };
    expect(await findAuditedRequestId({ changes: null }, answered, role, frame)).toBe('second');
    expect(await findAuditedRequestId({ changes: unread }, answered, role, frame)).toBe('second');
  });

  it('is looked for a day back: the clock here may be wrong', async () => {
    let asked = '';
    const changes = async (since = '') => {
      asked = since;
      return succeeded([]);
    };
    await findAuditedRequestId({ changes }, { requestId: 'second' }, role, frame);
    expect(asked).toBe('2026-11-21T12:00:00.000Z');
  });
});
