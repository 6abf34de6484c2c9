import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const book = 'quotes book --beneficiary olive=100 --yes --max-buy 1000';
const asked = 'quotes book --beneficiary olive=100 --json';

const withChanged = async () => {
  const customer = ofxCustomer();
  const [olive] = customer.payees;
  if (olive === undefined) throw new Error('Nobody is there.');
  const change = () => {
    customer.payees[0] = {
      ...olive,
      updatedDate: new Date().toISOString(),
      beneficiaryBankDetails: {
        ...olive.beneficiaryBankDetails,
        values: { bankName: 'Other Bank', account: 'GR9608100010000001234567890' },
      },
    };
  };
  return { ...customer, change };
};

describe('bank details that have changed', () => {
  it('keep a deal from being sent by --yes', async () => {
    const { run, sent, change } = await withChanged();
    change();
    const refused = await run(book);
    expect(refused.code).toBe(2);
    expect(refused.error().hint).toContain('--details-checked');
    expect(sent).toEqual([]);
    const checked = await run(`${book} --details-checked`);
    expect(checked.code, checked.stderr).toBe(0);
    expect(checked.stderr).toMatch(/Paid to +Other Bank •••• 7890\n/);
    expect(sent).toHaveLength(1);
    expect((await run(`${book} --despite-same`)).code).toBe(0);
  });

  it('are asked about', async () => {
    const { run, sent, change } = await withChanged();
    change();
    const refused = await run(asked, { answers: ['n'] });
    expect(refused.code).toBe(3);
    expect(refused.error()).toMatchObject({ code: 'details-not-checked', message: 'Nothing was booked.' });
    expect((await run(asked, { answers: ['y', 'y'] })).code).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('since the command chose who is paid, keep it from being sent', async () => {
    const { run, sent, change } = await withChanged();
    const said = (text: string): void => {
      if (text.startsWith('Book it?')) change();
    };
    const refused = await run(asked, { answers: ['y'], said });
    expect([refused.code, refused.error().code]).toEqual([2, 'details-not-checked']);
    expect(refused.error().message).toMatch(/^Nothing was sent\. /);
    expect(sent).toEqual([]);
  });

  it.each([
    ['y', 0, 1],
    ['n', 3, 0],
  ])('or not, where they cannot be read right before, are asked about: %s', async (answer, exit, calls) => {
    const { run, sent, next } = await withChanged();
    const said = (text: string): void => {
      if (text.startsWith('Book it?')) next('beneficiaries').fails(silence);
    };
    const ended = await run(asked, { answers: ['y', answer], said });
    expect(ended.code, ended.stderr).toBe(exit);
    expect(sent).toHaveLength(calls);
  });
});
