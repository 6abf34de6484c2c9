import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { readOptions } from '../../command/options.ts';
import { confirmDetails } from './confirmDetails.ts';

const confirm = (answers: readonly string[] | null, flags: Readonly<Record<string, boolean>> = {}) => {
  const fake = fakeInvocation(answers);
  return confirmDetails({ ...fake.invocation, options: readOptions(flags) });
};

describe('the bank details of a beneficiary that were not checked yet', () => {
  it('wait for a yes of the user at the terminal; --yes is none', async () => {
    expect(await confirm(['y'])).toEqual({ ok: true, value: true });
    expect(await confirm(['n'], { yes: true })).toMatchObject({
      failure: { exit: 3, code: 'details-not-checked' },
    });
  });

  it('need a flag where nobody can be asked', async () => {
    expect(await confirm(null, { yes: true })).toMatchObject({
      failure: { exit: 2, hint: expect.stringContaining('--details-checked') },
    });
    expect(await confirm(null, { detailsChecked: true })).toEqual({ ok: true, value: true });
  });

  it('stay unchecked by a dry run', async () => {
    expect(await confirm(null, { dryRun: true })).toEqual({ ok: true, value: false });
  });
});
