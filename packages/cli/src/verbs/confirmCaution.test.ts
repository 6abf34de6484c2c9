import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { confirmCaution } from './confirmCaution.ts';

const caution = {
  option: 'despiteSame',
  why: 'The same was booked.',
  question: 'Book it all the same?',
  hint: 'Add --despite-same.',
  unconfirmed: { exit: 8, code: 'same-booked' },
  refusal: { code: 'same-booked', message: 'Nothing was booked.', hint: '' },
} as const;

const confirm = async (answers: readonly string[] | null, options: Readonly<Record<string, unknown>>) => {
  const fake = fakeInvocation(answers, options);
  let noticed = '';
  const invocation = { ...fake.invocation, notice: (text: string) => void (noticed += text) };
  return { became: await confirmCaution(invocation, caution), would: fake.wouldEnd(), noticed };
};

const unconfirmed = {
  exit: 8,
  code: 'same-booked',
  message: 'The same was booked.',
  hint: 'Add --despite-same.',
};

describe('a caution in a dry run', () => {
  it('lets it show the rest, and end as the run would where nobody can be asked', async () => {
    const dry = await confirm(null, { dryRun: true });
    expect(dry.became).toEqual({ ok: true, value: false });
    expect(dry.would).toMatchObject(unconfirmed);
    expect(await confirm(null, { yes: true })).toMatchObject({
      became: { failure: unconfirmed },
      would: null,
    });
  });

  it('says what a person would be asked', async () => {
    expect(await confirm([], { dryRun: true })).toEqual({
      became: { ok: true, value: false },
      would: null,
      noticed: 'The same was booked. You would be asked: Book it all the same?',
    });
  });

  it('says nothing where the call has confirmed it', async () => {
    expect(await confirm(null, { dryRun: true, despiteSame: true })).toEqual({
      became: { ok: true, value: true },
      would: null,
      noticed: '',
    });
  });
});
