import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

/** A customer who has booked order 1001: 100 euros for Olive Export. */
const withOrder = async () => {
  const customer = corpayCustomer();
  await customer.run('quotes book --beneficiary olive --amount 100 --yes --max-settlement 200');
  customer.sent.length = 0;
  return customer;
};

const form = '--purpose INVOICE --account usd-1';
const instruct = `orders instruct 1001 ${form} --yes`;

const withChanged = async () => {
  const customer = await withOrder();
  const record = customer.records.get('olive');
  if (record === undefined) throw new Error('There is no Olive Export.');
  customer.records.set('olive', { ...record, iban: 'GR9608100010000001234567890' });
  return customer;
};

describe('bank details that have changed since it was booked', () => {
  it('keep it from being sent by --yes', async () => {
    const { run, sent } = await withChanged();
    const refused = await run(instruct);
    expect(refused.code).not.toBe(0);
    expect(`${refused.error().message} ${refused.error().hint}`).toContain('--details-checked');
    expect(sent).toEqual([]);
  });

  it('are asked about, and it is sent after a yes', async () => {
    const { run, sent } = await withChanged();
    const refused = await run(`orders instruct 1001 ${form} --json`, { answers: ['n'] });
    expect(refused.code).toBe(3);
    expect(`${refused.error().message} ${refused.error().hint}`).toContain('Nothing was instructed.');
    const done = await run(`orders instruct 1001 ${form} --json`, { answers: ['y', 'y'] });
    expect(done.code, done.stderr).toBe(0);
    expect(done.stderr).toMatch(/Paid to +Bank of Greece •••• 7890/);
    expect(sent).toHaveLength(1);
  });

  it('are of no concern where another is paid than it was booked for', async () => {
    const { run, sent } = await withChanged();
    const done = await run(`${instruct} --beneficiary thalassa`);
    expect(done.code, done.stderr).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('are read once more right before it is sent', async () => {
    const { run, sent, records } = await withOrder();
    const said = (text: string): void => {
      const record = records.get('olive');
      if (text.startsWith('Instruct it?') && record !== undefined)
        records.set('olive', { ...record, iban: 'GR9608100010000001234567890' });
    };
    const refused = await run(`orders instruct 1001 ${form} --json`, { answers: ['y'], said });
    expect(refused.code).not.toBe(0);
    expect(sent).toEqual([]);
  });
});

describe('bank details that cannot be read', () => {
  it.each([
    ['', 2, 0],
    [' --details-checked', 0, 1],
  ])('keep it from being sent, unless they were checked (%s)', async (more, exit, calls) => {
    const { run, sent, next } = await withOrder();
    next('beneficiary').fails(silence);
    next('beneficiary').fails(silence);
    const ended = await run(`${instruct}${more}`);
    expect(ended.code, ended.stderr).toBe(exit);
    if (exit === 2) expect(ended.error().hint).toContain('--details-checked');
    expect(sent).toHaveLength(calls);
  });

  it.each([
    ['y', 0, 1],
    ['n', 3, 0],
  ])('only right before it is sent are asked about then: %s', async (answer, exit, calls) => {
    const { run, sent, next } = await withOrder();
    const said = (text: string): void => {
      if (text.startsWith('Instruct it?')) next('beneficiary').fails(silence);
    };
    // Once it is sent all the same they are read once more.
    const ended = await run(`orders instruct 1001 ${form} --json`, { answers: ['y', answer], said });
    expect(ended.code, ended.stderr).toBe(exit);
    if (exit === 3) expect(ended.error().message).toBe('Nothing was instructed.');
    expect(sent).toHaveLength(calls);
  });
});
