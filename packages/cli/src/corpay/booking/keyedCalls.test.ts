import { describe, expect, it } from 'vitest';
import { refusal, silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

const call = 'quotes book --beneficiary olive --amount 100 --max-settlement 1000 --key week-47';
const keyed = `${call} --yes`;

describe('a call under a key that is repeated', () => {
  it('gives the same order with 0, and books nothing', async () => {
    const { run, sent } = corpayCustomer();
    const first = await run(keyed);
    const second = await run(keyed);
    expect(second.code, second.stderr).toBe(0);
    expect(second.data()).toEqual({
      ...first.data(),
      repeated: true,
      bookedAt: '2026-11-23T09:00:00.000Z',
    });
    expect(sent).toEqual(['book quote-1']);
  });

  it('is the same call however its amounts and its default currency are written', async () => {
    const { run, sent } = corpayCustomer();
    await run(keyed);
    const same = await run(
      'quotes book --beneficiary olive --lock payment --amount 100.00 --settlement usd --max-settlement 1,000 --key week-47 --yes',
    );
    expect(same.code, same.stderr).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it.each([
    '--beneficiary thalassa --amount 100 --max-settlement 1000',
    '--beneficiary olive --amount 101 --max-settlement 1000',
    '--beneficiary olive --amount 100 --max-settlement 1001',
    '--beneficiary olive --amount 100 --settlement GBP --max-settlement 1000',
    '--beneficiary olive --amount 100 --lock settlement --min-payment 1000',
    '--quote quote-1 --max-settlement 1000',
  ])('with other terms is a wrong call: %s', async (other) => {
    const { run, sent } = corpayCustomer();
    await run(keyed);
    const refused = await run(`quotes book ${other} --key week-47 --yes`);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.error()).toMatchObject({
      code: 'usage',
      message: 'The key week-47 belongs to another booking.',
      hint: 'Repeat that call exactly, or give every booking a key of its own.',
    });
    expect(sent).toEqual(['book quote-1']);
  });

  it('gives the refusal of the partner again, and sends nothing', async () => {
    const { run, sent, next } = corpayCustomer();
    next('book').fails(refusal('Desk closed.'));
    const first = await run(keyed);
    const second = await run(keyed);
    expect([second.code, second.error().message]).toEqual([7, first.error().message]);
    expect(second.error().message).toContain('Desk closed.');
    expect(sent).toHaveLength(1);
  });

  it('needs a key that is one', async () => {
    const { run, sent } = corpayCustomer();
    const refused = await run([...call.split(' ').slice(0, -1), ' ', '--yes']);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      message: expect.stringContaining('--key'),
      hint: 'Give a key of your own.',
    });
    expect(sent).toEqual([]);
  });
});

describe('an order of which nobody has heard', () => {
  it('of another call is the answer of a key from the moment it is told', async () => {
    const { run, sent, next, later } = corpayCustomer();
    next('book').isDoneBut(silence);
    await run('quotes book --beneficiary olive --amount 100 --max-settlement 1000 --yes');
    later(91);
    const first = await run(keyed);
    expect([first.code, first.error().code]).toEqual([8, 'booked-earlier']);
    expect(first.error().hint).toBe(
      'Under this --key the same command gives it from now on. To book another one, run this again with another --key.',
    );
    const calls = sent.length;
    const second = await run(keyed);
    expect([second.code, second.data().orderNumber]).toEqual([0, '1001']);
    expect(sent).toHaveLength(calls);
  });

  it('of a call under another key is no answer: it is another deal', async () => {
    const { run, next, later } = corpayCustomer();
    next('book').isDoneBut(silence);
    await run(keyed);
    later(91);
    const other = await run(keyed.replace('47', '48'));
    expect(other.code, other.stderr).toBe(0);
    expect(other.data()).toMatchObject({ orderNumber: '1002' });
  });

  it('of a call under a key is given by the same call without one, which names that key as the way', async () => {
    const { run, next, later } = corpayCustomer();
    next('book').isDoneBut(silence);
    await run(keyed);
    later(91);
    const same = await run('quotes book --beneficiary olive --amount 100 --max-settlement 1000 --yes');
    expect(same.code).toBe(8);
    expect(same.error().hint).toBe(
      'To book another one, run this again with --despite-same; the same command under its own --key gives what was booked.',
    );
  });
});
