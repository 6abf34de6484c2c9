import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fxgWithSandbox, thalassa, type FxgWithSandbox } from './fxgWithSandbox.ts';

let terminal: FxgWithSandbox;

/** The partner answers with the amounts of its own choice. */
const answer = (payment: number, more: object = {}) =>
  terminal.fault('/deal/quote', 'status', {
    status: 200,
    body: {
      content: {
        quoteId: 'of-its-own',
        rate: { value: 0.86 },
        settlement: { currency: 'USD', amount: 1046.51 },
        payment: { currency: 'EUR', amount: payment },
        expiryRemaining: 30,
        ...more,
      },
    },
  });

const terms = () => ['--beneficiary', thalassa, '--amount', '1001'];
const sentence = 'You asked for €1,001.00, but the quote is for €900.00.';

describe('a partner that answers for another amount than was asked', () => {
  beforeAll(async () => {
    terminal = await fxgWithSandbox({ program: 'sources' });
    await terminal.user.beSignedIn();
  });
  afterAll(() => terminal.shut());
  beforeEach(() => terminal.control.clearFaults());

  it('is refused with 7 by request and book, with both amounts, and nothing is booked or remembered', async () => {
    await answer(900);
    const asked = await terminal.user.fxg('quotes', 'request', ...terms());
    expect(asked.code).toBe(7);
    expect(asked.stdout).toBe('');
    expect(asked.error()).toMatchObject({ code: 'amount-changed', message: sentence });
    expect(asked.error().hint).toContain('--amount 900.00');
    expect((await terminal.user.fxg('quotes', 'book', '--quote', 'of-its-own', '--dry-run')).code).toBe(5);

    await answer(900);
    const booked = await terminal.user.fxg('quotes', 'book', ...terms(), '--yes', '--max-settlement', '2000');
    expect(booked.code).toBe(7);
    expect(booked.error().message).toBe(sentence);
    expect(await terminal.calls('/deal/book')).toEqual([]);
  });

  it.each([0, -70])('or that settles %d is refused with 7, and nothing is booked', async (amount) => {
    await answer(1001, { settlement: { currency: 'USD', amount } });
    const booked = await terminal.user.fxg('quotes', 'book', ...terms(), '--yes', '--max-settlement', '2000');
    expect(booked.code).toBe(7);
    expect(booked.error().code).toBe('counterpart-missing');
    expect(await terminal.calls('/deal/book')).toEqual([]);
  });

  it('is said in the line of watch', async () => {
    await answer(900);
    const watched = await terminal.user.fxg('quotes', 'watch', ...terms(), '--count', '1');
    expect(watched.data()).toMatchObject({
      payment: { amount: '900.00', currency: 'EUR' },
      asked: { amount: '1001.00', currency: 'EUR' },
    });
  });

  it('or in another currency gives no quote at all', async () => {
    await answer(1001, { payment: { currency: 'GBP', amount: 1001 } });
    const asked = await terminal.user.fxg('quotes', 'request', ...terms());
    expect(asked.code).toBe(1);
    expect(asked.error().code).toBe('unreadable');
  });
});
