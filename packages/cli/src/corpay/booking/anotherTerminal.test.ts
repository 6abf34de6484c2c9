import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

const book = (amount: number, more = '') =>
  `quotes book --beneficiary olive --amount ${amount} --yes --max-settlement 1000${more}`;
const asked = (amount: number) => `quotes book --beneficiary olive --amount ${amount} --json`;

/** Another command that runs after this one has read everything, and before it sends. */
const meanwhile = async (other: string, lost: boolean, more: string, answers?: readonly string[]) => {
  const customer = corpayCustomer();
  customer.next('orders').waitsFor(() => {
    if (lost) customer.next('book').fails(silence);
    return customer.run(other);
  });
  const line = answers === undefined ? book(100, more) : `${asked(100)}${more}`;
  const { code, error, stderr } = await customer.run(line, answers === undefined ? {} : { answers });
  return { ...customer, code, error, stderr };
};

describe('another terminal', () => {
  it.each([
    [' --despite-same', 'To book it a second time, run this again.'],
    [' --key week-47', 'To book it a second time, run this again.'],
  ])('that has booked the same by now keeps it from being sent, also with%s', async (more, hint) => {
    const { code, error, sent } = await meanwhile(book(100), false, more);
    expect(code).toBe(8);
    expect(error()).toMatchObject({
      code: 'same-booked',
      message:
        'Nothing was sent: another fxg has booked the same meanwhile, €100.00 to Olive Export for $200.00. It is order 1001.',
      hint,
    });
    expect(sent).toHaveLength(1);
  });

  it('that has sent the same without an answer keeps it from being sent', async () => {
    const { code, error, sent } = await meanwhile(book(100), true, '');
    expect(code).toBe(8);
    expect(error()).toMatchObject({
      code: 'same-open',
      message: expect.stringContaining('It is €100.00 to Olive Export for $200.00.'),
      hint: 'Find out with: fxg quotes settle. While it is open the same booking is not sent again.',
    });
    expect(sent).toHaveLength(1);
  });

  it('that has sent another without an answer keeps it from being sent by --yes alone', async () => {
    const { code, error, sent } = await meanwhile(book(60), true, '');
    expect([code, error().code]).toEqual([8, 'other-open']);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['y', 0, 2],
    ['n', 3, 1],
  ])('that has sent another without an answer is asked about: %s', async (answer, exit, calls) => {
    const { code, sent, stderr } = await meanwhile(book(60), true, '', ['y', answer]);
    expect(code).toBe(exit);
    expect(stderr).toContain(
      'It is not known yet whether you booked €60.00 to Olive Export for $120.00. Book this deal as well? [y/N] ',
    );
    expect(sent).toHaveLength(calls);
  });

  it('that has sent another without an answer is no hindrance with --despite-open', async () => {
    const { code, sent } = await meanwhile(book(60), true, ' --despite-open');
    expect(code).toBe(0);
    expect(sent).toHaveLength(2);
  });

  it('that has booked under the same key has given the answer of this one', async () => {
    const { code, sent, stderr } = await meanwhile(book(100, ' --key week-47'), false, ' --key week-47');
    expect(code, stderr).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('that has booked the same before a displayed quote is agreed to is named at once', async () => {
    const customer = corpayCustomer();
    await customer.run('quotes request --beneficiary olive --amount 100');
    customer.next('beneficiary').waitsFor(() => customer.run(book(100)));
    const second = await customer.run(
      'quotes book --quote quote-1 --yes --max-settlement 1000 --despite-same',
    );
    expect([second.code, second.error().code]).toEqual([8, 'same-booked']);
    expect(customer.sent).toHaveLength(1);
  });
});
