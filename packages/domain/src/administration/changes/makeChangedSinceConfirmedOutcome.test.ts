import { expect, it } from 'vitest';
import { findChangedRecordValues } from './makeChangedSinceConfirmedOutcome.ts';

const state = (facts: Readonly<Record<string, string>>, version?: string) => ({
  facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
  version,
});

it('what stands there as it was seen is not told', () => {
  expect(findChangedRecordValues(state({ Roles: 'admin' }, 'v1'), state({ Roles: 'admin' }, 'v1'))).toEqual(
    [],
  );
  expect(findChangedRecordValues(state({ Roles: 'admin' }), state({ Roles: 'admin' }))).toEqual([]);
});

it('of what changed both states are told, also of what came and of what is gone', () => {
  expect(
    findChangedRecordValues(
      state({ Roles: 'none', Integration: 'i-1', 'Who has it': 'dana' }, 'v1'),
      state({ Roles: 'none', Integration: 'i-2', Parent: 'p' }, 'v2'),
    ),
  ).toEqual([
    { label: 'Integration', seen: 'i-1', now: 'i-2' },
    { label: 'Who has it', seen: 'dana', now: 'none' },
    { label: 'Parent', seen: 'none', now: 'p' },
  ]);
});

it('another version of a record that looks the same is told as a change that cannot be seen', () => {
  const unseen = [{ label: 'What is not shown, such as a key', seen: 'as it was', now: 'changed' }];
  expect(findChangedRecordValues(state({ Parent: 'p' }, 'v1'), state({ Parent: 'p' }, 'v2'))).toEqual(unseen);
});
