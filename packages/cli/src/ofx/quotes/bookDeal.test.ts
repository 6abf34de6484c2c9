import { describe, expect, it } from 'vitest';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const book = 'quotes book --beneficiary olive=100 --yes --max-buy 1000';
const asked = 'quotes book --beneficiary olive=100 --json';
const plan = [
  'This deal will be booked.',
  'Olive Export           €100.00',
  'Paid to                Bank of Greece •••• 0695',
  'Beneficiaries receive  €100.00',
  'You send               $200.00',
  'Fee                    $1.00',
  'Total                  $201.00',
  'Rate                   1 USD = 0.5000 EUR',
  'Quote                  quote-1',
].join('\n');
const offered = {
  quoteId: 'quote-1',
  rate: '0.5',
  settlement: { amount: '200.00', currency: 'USD' },
  payment: { amount: '100.00', currency: 'EUR' },
  fee: { amount: '1.00', currency: 'USD' },
  total: { amount: '201.00', currency: 'USD' },
  beneficiaries: [{ beneficiary: 'olive', amount: '100.00' }],
};
const sentOnce = [
  {
    quoteId: 'quote-1',
    beneficiaries: [{ beneficiaryId: 'olive', amount: { currency: 'EUR', minor: 10_000n } }],
  },
];

describe('a deal is booked once somebody has agreed to it', () => {
  it('shows who is paid, on which account, what it costs and the rate, asks, and books that quote', async () => {
    const { run, sent, journal } = ofxCustomer();
    const booked = await run(asked, { answers: ['y'] });
    expect(booked.code, booked.stderr).toBe(0);
    expect(booked.stderr).toContain(`${plan}\nBook it? [y/N] `);
    expect(booked.data()).toEqual({ dealId: 'deal-1', reference: 'OFX-1', requestId: null, ...offered });
    expect(sent).toMatchObject(sentOnce);
    expect(await journal.list()).toEqual([]);
    expect(await journal.unreported()).toEqual([]);
  });

  it('tells a person the reference of the deal first, and its id beside it', async () => {
    const booked = await ofxCustomer().run(book, { terminal: true, environment: { NO_COLOR: '1' } });
    expect(booked.stdout).toBe('Booked as deal  OFX-1 (deal-1)\n');
  });

  it('says in a sentence that it is booked, for who reads no pipe', async () => {
    const booked = await ofxCustomer().run(book);
    expect(booked.stderr).toBe(`Customer: ada@example.test\n${plan}\nBooked as deal OFX-1 (deal-1).\n`);
  });

  it('is split among those who are paid', async () => {
    const { run, sent } = ofxCustomer();
    const booked = await run(
      'quotes book --beneficiary olive --beneficiary thalassa --amount 100.01 --yes --max-buy 1000',
    );
    expect(booked.code, booked.stderr).toBe(0);
    expect(sent[0]?.beneficiaries.map(({ beneficiaryId, amount }) => [beneficiaryId, amount.minor])).toEqual([
      ['olive', 5_001n],
      ['thalassa', 5_000n],
    ]);
  });

  it.each(['n', ''])('is not sent after the answer "%s"', async (answer) => {
    const { run, sent, journal } = ofxCustomer();
    const cancelled = await run(asked, { answers: [answer] });
    expect([cancelled.code, cancelled.error().code]).toEqual([3, 'cancelled']);
    expect(sent).toEqual([]);
    expect(await journal.list()).toEqual([]);
  });

  it.each([
    ['quotes book --beneficiary olive=100', 'confirmation-needed'],
    ['quotes book --beneficiary olive=100 --yes', 'limit-needed'],
    ['quotes book --beneficiary olive=100 --yes --min-sell 1', 'usage'],
    ['quotes book --yes --max-buy 1', 'usage'],
  ])('is not even asked for where nobody could agree or nothing would limit it: %s', async (line, code) => {
    const { run, sent } = ofxCustomer();
    const refused = await run(line);
    expect([refused.code, refused.error().code]).toEqual([2, code]);
    expect(refused.stderr).not.toContain('Customer:');
    expect(sent).toEqual([]);
  });

  it('takes no key, and says why', async () => {
    const { run, sent } = ofxCustomer();
    const refused = await run(`${book} --key week-47`);
    expect(refused.code).toBe(2);
    expect(`${refused.error().message} ${refused.error().hint}`).toContain(
      'OFX does not say which quote or key a deal came from',
    );
    expect(sent).toEqual([]);
  });

  it('is shown by a dry run, which sends and keeps nothing', async () => {
    const { run, sent, journal } = ofxCustomer();
    const shown = await run('quotes book --beneficiary olive=100 --dry-run');
    expect(shown.code, shown.stderr).toBe(0);
    expect(shown.stderr).toContain(`${plan}\nDry run: nothing was sent.\n`);
    expect(shown.data()).toEqual({ dryRun: true, would: offered });
    expect(sent).toEqual([]);
    expect(await journal.list()).toEqual([]);
    const read = await run('quotes book --beneficiary olive=100 --dry-run', { answers: [] });
    expect([read.code, read.stdout]).toEqual([0, '']);
  });
});
