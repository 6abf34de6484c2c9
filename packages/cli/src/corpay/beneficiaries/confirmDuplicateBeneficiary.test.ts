import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { confirmDuplicateBeneficiary } from './confirmDuplicateBeneficiary.ts';

const stored = { ...newBeneficiary('b1'), accountHolderName: 'Olive & Sons', accountNumber: '0012-2345' };
const row = {
  clientIntegrationId: 'b1',
  payee: 'Olive & Sons',
  curr: 'AUD',
  bankCountryISO: 'AU',
  methods: ['W'],
};
const refuse = async (): Promise<never> => {
  throw new Error('This is not asked here.');
};
const beneficiaries = {
  list: async () => succeeded([row]),
  show: async () => succeeded(stored),
  add: refuse,
  edit: refuse,
  remove: refuse,
  rules: refuse,
};

const confirm = (
  answers: readonly string[] | null,
  options: Readonly<Record<string, unknown>> = {},
  accountNumber = '00122345',
  changedId: string | null = null,
) =>
  confirmDuplicateBeneficiary(
    fakeInvocation(answers, options).invocation,
    { beneficiaries },
    { record: { ...stored, clientIntegrationId: 'new', accountNumber }, changedId },
  );

describe('a second beneficiary with the same account and currency', () => {
  it('is asked about at a terminal; --yes is no answer', async () => {
    expect(await confirm(['y'])).toMatchObject({ ok: true });
    expect(await confirm(['n'], { yes: true })).toMatchObject({ failure: { exit: 3, code: 'same-account' } });
  });

  it('needs a flag where the command cannot ask', async () => {
    expect(await confirm(null, { yes: true })).toMatchObject({
      failure: { exit: 2, hint: expect.stringContaining('--despite-same-account') },
    });
    expect(await confirm(null, { despiteSameAccount: true })).toMatchObject({ ok: true });
  });

  it('is only mentioned in a dry run', async () => {
    expect(await confirm(null, { dryRun: true })).toMatchObject({ ok: true });
  });

  it('is asked about where the same file added one before that was changed since', async () => {
    expect(await confirm(null, {}, '99122345', 'b1')).toMatchObject({
      failure: { exit: 2, message: expect.stringContaining('changed since. (b1)') },
    });
  });

  it('is not asked about where the account is another one', async () => {
    expect(await confirm(null, {}, '99122345')).toMatchObject({ ok: true });
  });
});
