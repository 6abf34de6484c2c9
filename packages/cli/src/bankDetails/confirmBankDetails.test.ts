import type { CurrentBankDetails } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { readOptions } from '../verbs/options.ts';
import { bankDetailsFailure } from './bankDetailsFailure.ts';
import { confirmBankDetails } from './confirmBankDetails.ts';

const question = {
  account: {
    beneficiaryId: 'b1',
    name: 'Kestrel Wool',
    bank: 'Coral Bay Bank',
    account: '21480084',
    details: ['21480084'],
    changedAt: null,
  },
  print: 'print',
  why: 'changed-since-then',
} as const;
const changed: CurrentBankDetails = { kind: 'read', accounts: [question.account], questions: [question] };
const unread: CurrentBankDetails = { kind: 'unread', failure: callFailure('no-answer', '/beneficiaries') };
const said = { nothing: 'Nothing was instructed.', since: 'this deal was quoted' };

const confirm = async (
  now: CurrentBankDetails,
  answers: readonly string[] | null,
  flags: Readonly<Record<string, boolean>> = {},
) => {
  const fake = fakeInvocation(answers);
  return confirmBankDetails({ ...fake.invocation, options: readOptions(flags) }, now, said);
};

describe('bank details that are to be checked before money leaves (PAYEE-1)', () => {
  it('are not asked about where nothing has changed', async () => {
    expect(await confirm({ ...changed, questions: [] }, null)).toEqual({
      ok: true,
      value: { checked: [], unreadAccepted: false },
    });
  });

  it('wait for a yes of the user at the terminal; --yes is none', async () => {
    expect(await confirm(changed, ['y'])).toEqual({
      ok: true,
      value: { checked: [question], unreadAccepted: false },
    });
    expect(await confirm(changed, ['n'], { yes: true })).toMatchObject({
      failure: { exit: 3, code: 'details-not-checked', message: 'Nothing was instructed.' },
    });
  });

  it('need a flag where nobody can be asked, and say which account it is', async () => {
    expect(await confirm(changed, null, { yes: true })).toMatchObject({
      failure: {
        exit: 2,
        message:
          'The bank details of Kestrel Wool have changed since this deal was quoted. They are paid to Coral Bay Bank •••• 0084.',
        hint: expect.stringContaining('--details-checked'),
      },
    });
    expect(await confirm(changed, null, { detailsChecked: true })).toMatchObject({
      value: { checked: [question] },
    });
  });

  it('are compared with the whole account, which another command shows', async () => {
    const see = 'See the whole account of Kestrel Wool with: fxg beneficiaries show b1';
    expect(await confirm(changed, null, { yes: true })).toMatchObject({
      failure: { hint: expect.stringContaining(see) },
    });
    const fake = fakeInvocation(['y']);
    await confirmBankDetails({ ...fake.invocation, options: readOptions({}) }, changed, said);
    expect(fake.reported()).toContain(see);
    expect(bankDetailsFailure({ kind: 'details-unchecked', questions: [question] }, 'today').hint).toContain(
      see,
    );
  });

  it('that cannot be read are the user’s to decide on', async () => {
    expect(await confirm(unread, null, { yes: true })).toMatchObject({
      failure: { exit: 2, message: expect.stringContaining('could not be read') },
    });
    expect(await confirm(unread, ['y'])).toEqual({ ok: true, value: { checked: [], unreadAccepted: true } });
    expect(await confirm(unread, ['n'])).toMatchObject({ failure: { exit: 3 } });
  });

  it('stay unchecked by a dry run', async () => {
    expect(await confirm(changed, null, { dryRun: true })).toEqual({
      ok: true,
      value: { checked: [], unreadAccepted: false },
    });
  });
});
