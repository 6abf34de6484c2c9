import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { refusal, silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const olive = 'quotes watch --beneficiary olive=100';
const books = `${olive} --book --yes --max-buy 201 --for 3`;

const lines = (stdout: string): readonly Record<string, unknown>[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a watch that books', () => {
  it('writes the quote, then that it books, then the deal; books that quote once', async () => {
    const { runFast, sent, journal } = ofxCustomer();
    const watched = await runFast(books);
    expect(watched.code, watched.stderr).toBe(0);
    expect(lines(watched.stdout)).toEqual([
      expect.objectContaining({ event: 'quote', quoteId: 'quote-1' }),
      { event: 'booking', quoteId: 'quote-1' },
      expect.objectContaining({
        event: 'booked',
        dealId: 'deal-1',
        reference: 'OFX-1',
        quoteId: 'quote-1',
        settlement: { amount: '200.00', currency: 'USD' },
      }),
    ]);
    expect(sent).toMatchObject([{ quoteId: 'quote-1' }]);
    expect(await journal.unreported()).toEqual([]);
  });

  it('books nothing above its limit, and ends with 7', async () => {
    const { runFast, sent } = ofxCustomer();
    const watched = await runFast(`${olive} --book --yes --max-buy 200.99 --count 1`);
    expect(watched.code).toBe(7);
    expect(watched.error()).toMatchObject({
      code: 'quote-worse-than-limit',
      message: 'No quote held the limit in this time, so nothing was booked.',
    });
    expect(sent).toEqual([]);
  });

  it('ends with 2 where its limit is no amount', async () => {
    const { runFast, sent } = ofxCustomer();
    const watched = await runFast(`${olive} --book --yes --max-buy much --for 3`);
    expect(watched.code).toBe(2);
    expect(watched.error().message).toContain('--max-buy');
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'for another amount than the one that was asked for',
      olive,
      { sell: { currency: 'EUR', minor: 9_999n } },
    ],
    [
      'of which somebody would receive nothing',
      'quotes watch --beneficiary olive --beneficiary thalassa --amount 0.01',
      {},
    ],
  ] as const)('books nothing %s', async (_what, line, quoted) => {
    const { runFast, sent, odd } = ofxCustomer();
    odd.quoted = quoted;
    const watched = await runFast(`${line} --book --yes --max-buy 1000 --count 1`);
    expect(watched.code).toBe(7);
    expect(sent).toEqual([]);
  });

  it.each([
    ['', 'confirmation-needed'],
    [' --yes', 'limit-needed'],
    [' --yes --min-sell 1', 'usage'],
  ])('needs consent and a limit where nobody looks: %s', async (more, code) => {
    const { runFast, sent } = ofxCustomer();
    const refused = await runFast(`${olive} --book${more}`);
    expect([refused.code, refused.error().code]).toEqual([2, code]);
    expect(refused.stderr).not.toContain('Customer:');
    expect(sent).toEqual([]);
  });

  it('cannot be run dry, so its hint is --yes alone', async () => {
    const refused = await ofxCustomer().runFast(`${olive} --book --max-buy 201`);
    expect(refused.error().hint).toBe('Add --yes to do it without asking.');
  });

  it('asks a person for the displayed quote, and ends with 3 after a no', async () => {
    const { runFast, sent } = ofxCustomer();
    expect((await runFast(`${olive} --book --json`, { answers: ['n'] })).code).toBe(3);
    expect(sent).toEqual([]);
    const watched = await runFast(`${olive} --book --json`, { answers: ['y'] });
    expect(watched.code, watched.stderr).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('ends with 8 and keeps the booking open where nobody answers', async () => {
    const { runFast, next, journal } = ofxCustomer();
    next('book').fails(silence);
    const lost = await runFast(books);
    expect([lost.code, lost.error().code]).toEqual([8, 'outcome-unknown']);
    expect(await journal.list()).toHaveLength(1);
  });

  it('does not book what was booked since it began', async () => {
    const { run, runFast, sent, next } = ofxCustomer();
    next('quote').waitsFor(() => run('quotes book --beneficiary olive=100 --yes --max-buy 201'));
    const watched = await runFast(`${books} --despite-same`);
    expect([watched.code, watched.error().code]).toEqual([8, 'same-booked']);
    expect(watched.stdout).not.toContain('"booking"');
    expect(sent).toHaveLength(1);
  });

  it('gives at once the deal of an earlier call of which nobody has heard, with 8', async () => {
    const { run, runFast, sent, next, journal } = ofxCustomer();
    next('book').isDoneBut(silence);
    await run('quotes book --beneficiary olive=100 --yes --max-buy 201');
    const [intent] = await journal.list();
    if (intent === undefined) throw new Error('Nothing is open.');
    await journal.answer(intent, { became: 'booked', number: 'deal-1', words: '' });
    const watched = await runFast(books);
    expect([watched.code, watched.error().code]).toEqual([8, 'booked-earlier']);
    expect(lines(watched.stdout)).toEqual([
      expect.objectContaining({ event: 'booked', dealId: 'deal-1', settled: true }),
    ]);
    expect(sent).toHaveLength(1);
  });

  it.each(['deals', 'beneficiaries'])('does not begin where nobody answers for the %s', async (call) => {
    const { runFast, sent, next } = ofxCustomer();
    next(call).fails(silence);
    const lost = await runFast(books);
    expect([lost.code, lost.stdout]).toEqual([6, '']);
    expect(sent).toEqual([]);
  });

  it('does not begin before bank details that have changed were checked', async () => {
    const { runFast, sent, payees } = ofxCustomer();
    const [first] = payees;
    if (first !== undefined) payees[0] = { ...first, updatedDate: new Date().toISOString() };
    const refused = await runFast(books);
    expect(refused.code).toBe(2);
    expect(refused.error().hint).toContain('--details-checked');
    expect((await runFast(`${books} --details-checked`)).code).toBe(0);
    expect(sent).toHaveLength(1);
  });
});

describe('a watch whose token is refused', () => {
  const refused = callFailure('token-refused', '/', { status: 401 });

  it('asks for a new one, and books', async () => {
    const { runFast, sent, next } = ofxCustomer();
    next('quote').fails(refused);
    const watched = await runFast(books);
    expect(watched.code, watched.stderr).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('twice in a row ends with 4: nothing is booked', async () => {
    const { runFast, sent, next } = ofxCustomer();
    next('quote').fails(refused);
    next('quote').fails(refused);
    expect((await runFast(books)).code).toBe(4);
    expect(sent).toEqual([]);
  });
});

describe('a watch that only looks', () => {
  it('books nothing, needs no consent and no deals, and ends with 0 after its quotes', async () => {
    const { runFast, sent, next } = ofxCustomer();
    next('deals').fails(silence);
    const watched = await runFast(`${olive} --count 1`);
    expect(watched.code, watched.stderr).toBe(0);
    expect(lines(watched.stdout)).toMatchObject([{ event: 'quote' }]);
    expect(sent).toEqual([]);
  });

  it('writes a renewal when the partner calls the quote stale, with the one before', async () => {
    const { runFast, next, odd } = ofxCustomer();
    next('stale').gives(true);
    next('quote').waitsFor(async () => undefined);
    next('quote').waitsFor(async () => {
      odd.dearer = 1n;
    });
    const watched = await runFast(`${olive} --count 2`);
    expect(watched.code, watched.stderr).toBe(0);
    expect(lines(watched.stdout)).toMatchObject([
      { event: 'quote', quoteId: 'quote-1' },
      {
        event: 'renewal',
        quoteId: 'quote-2',
        before: {
          settlement: { amount: '200.00', currency: 'USD' },
          payment: { amount: '100.00', currency: 'EUR' },
        },
        worse: true,
      },
    ]);
  });

  it('needs no check of bank details', async () => {
    const { runFast, payees } = ofxCustomer();
    const [first] = payees;
    if (first !== undefined) payees[0] = { ...first, updatedDate: new Date().toISOString() };
    expect((await runFast(`${olive} --count 1`)).code).toBe(0);
  });

  it.each(['--yes', '--max-buy 201', '--despite-open', '--despite-same', '--details-checked'])(
    'takes nothing that says how to book: %s',
    async (more) => {
      const refused = await ofxCustomer().runFast(`${olive} --count 1 ${more}`);
      expect(refused.code).toBe(2);
      expect(refused.error().message).toContain('--book');
    },
  );

  it.each([
    ['--beneficiary olive', 2],
    ['--beneficiary nobody=1', 5],
    ['--beneficiary olive=100 --for 0', 2],
  ])('ends at once with what cannot be watched: %s', async (what, exit) => {
    expect((await ofxCustomer().runFast(`quotes watch ${what} --count 1`)).code).toBe(exit);
  });

  it('ends with what the partner says where it gives no quote', async () => {
    const { runFast, next } = ofxCustomer();
    next('quote').fails(refusal('No market.'));
    const refused = await runFast(`${olive} --for 3`);
    expect(refused.code).toBe(7);
    expect(refused.error().message).toContain('No market.');
  });
});
