import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';
import { commandOutputs } from '../../outputs/commandOutputs.ts';

const call = 'quotes book --beneficiary olive --amount 100 --max-settlement 1000 --key week-47';
const keyed = `${call} --yes`;

/** A customer whose booking under the key has lost its answer; whether it was made is not known here. */
const withLostCall = async (made: 'made' | 'not made') => {
  const customer = corpayCustomer();
  if (made === 'made') customer.next('book').isDoneBut(silence);
  else customer.next('book').fails(silence);
  const lost = await customer.run(keyed);
  expect(lost.code).toBe(8);
  return { ...customer, lost };
};

const again = 'This booking will be sent again: if it was not made, this makes it.';
const resent = 'The call of your booking of €100.00 to Olive Export for $200.00 is sent again.';

describe('a call under a key whose answer was lost', () => {
  it('says how to find out', async () => {
    const { lost } = await withLostCall('not made');
    expect(lost.error().hint).toBe(
      [
        'Find out with: fxg quotes settle. While it is open the same booking is not sent again.',
        'The same command under the same --key finds out. Until the end of its quote and a minute it looks at the orders first, and sends this very call again only if no order could be it.',
      ].join('\n'),
    );
  });

  it('is sent again under --yes while its quote lives and no order could be it: the same quote', async () => {
    const { run, sent, journal } = await withLostCall('not made');
    const second = await run(keyed);
    expect(second.code, second.stderr).toBe(0);
    expect(second.stderr).toContain(
      [
        again,
        'Beneficiary           Olive Export',
        'Beneficiary receives  €100.00',
        'You settle            $200.00',
        'Rate                  1 USD = 0.5000 EUR',
        `${resent} If it was not made, this makes it.`,
        'Booked as order 1001. This is the order of the earlier call: it is booked once. That was on Nov 23, 2026, 09:00 UTC.',
      ].join('\n'),
    );
    expect(second.data()).toMatchObject({ orderNumber: '1001', quoteId: 'quote-1', repeated: true });
    expect(sent).toEqual(['book quote-1', 'book quote-1']);
    expect(await journal.unreported()).toEqual([]);
  });

  it('is asked about where somebody can be asked, and sent again after a yes', async () => {
    const { run, sent } = await withLostCall('not made');
    const second = await run(`${call} --json`, { answers: ['y'] });
    expect(second.code, second.stderr).toBe(0);
    expect(second.stderr).toContain('Send it again? [y/N] ');
    expect(sent).toHaveLength(2);
  });

  it('is not sent again after a no', async () => {
    const { run, sent, journal } = await withLostCall('not made');
    const second = await run(`${call} --json`, { answers: ['n'] });
    expect([second.code, second.error().code]).toEqual([3, 'cancelled']);
    expect(sent).toHaveLength(1);
    expect(await journal.list()).toHaveLength(1);
  });

  it('is not sent again while an order could be it: it names the order, with 8', async () => {
    const { run, sent } = await withLostCall('made');
    const second = await run(keyed);
    expect(second.code).toBe(8);
    expect(second.error()).toMatchObject({
      code: 'outcome-unknown',
      message: 'What became of your booking of €100.00 to Olive Export for $200.00 is not known yet.',
      hint: expect.stringContaining('1001, €100.00, Nov 23, 2026'),
    });
    expect(sent).toHaveLength(1);
  });

  it('is only asked about once its quote has ended, without a question to the user', async () => {
    const { run, sent, later, journal } = await withLostCall('made');
    later(91);
    const second = await run(keyed);
    expect(second.code, second.stderr).toBe(0);
    expect(second.stderr).not.toContain(again);
    expect(second.stderr).toContain(`${resent} Its quote has ended, so this only asks what became of it.`);
    expect(second.data()).toMatchObject({ orderNumber: '1001', repeated: true });
    expect(sent).toEqual(['book quote-1', 'book quote-1']);
    expect(await journal.unreported()).toEqual([]);
  });

  it('stays open where the partner cannot be asked', async () => {
    const { run, sent, next } = await withLostCall('not made');
    next('orders').fails(silence);
    const second = await run(keyed);
    expect(second.code).toBe(8);
    expect(second.error().hint).toBe('Run fxg quotes settle as soon as the partner answers.');
    expect(sent).toHaveLength(1);
  });

  it('is shown by a dry run, which sends nothing', async () => {
    const { run, sent } = await withLostCall('not made');
    const shown = await run(`${call} --dry-run`);
    expect(shown.code, shown.stderr).toBe(0);
    expect(shown.data()).toEqual({ dryRun: true, would: { quoteId: 'quote-1', repeat: true } });
    expect(commandOutputs['quotes book'].parse(shown.data())).toEqual(shown.data());
    expect(shown.stderr).toContain(
      'This booking has no answer yet. It would be sent again only if no order could be it.\nBeneficiary           Olive Export\n',
    );
    expect(sent).toHaveLength(1);
    expect((await run(`${call} --dry-run`, { answers: [] })).stdout).toBe('');
  });

  it('gives what quotes settle has found out', async () => {
    const { run, sent } = await withLostCall('made');
    const settled = await run('quotes settle --order 1001');
    expect(settled.code, settled.stderr).toBe(0);
    const second = await run(keyed);
    expect([second.code, second.data().orderNumber]).toEqual([0, '1001']);
    expect(sent).toHaveLength(1);
  });

  it('ends with 7 where it was said that it was not made: that key books no more', async () => {
    const { run, sent, later } = await withLostCall('not made');
    later(91);
    const settled = await run('quotes settle --none');
    expect(settled.code, settled.stderr).toBe(0);
    const calls = sent.length;
    const second = await run(keyed);
    expect(second.code).toBe(7);
    expect(second.error()).toMatchObject({
      code: 'not-booked',
      message: 'The booking under this key was not made.',
      hint: 'It was said so after its answer was lost. Use another key to book.',
    });
    expect(sent).toHaveLength(calls);
  });

  it('gives what another terminal found out while the user was asked', async () => {
    const { run, sent } = await withLostCall('not made');
    const said = async (text: string): Promise<void> => {
      if (text.startsWith('Send it again?')) await run(keyed);
    };
    const second = await run(`${call} --json`, { answers: ['y'], said });
    expect(second.code, second.stderr).toBe(0);
    expect(second.data()).toMatchObject({ orderNumber: '1001', repeated: true });
    expect(sent).toEqual(['book quote-1', 'book quote-1']);
  });
});
