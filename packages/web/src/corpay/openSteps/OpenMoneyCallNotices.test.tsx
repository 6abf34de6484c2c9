import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { corpayContext } from '../stores/corpayContext.ts';
import { OpenMoneyCallNotices } from './OpenMoneyCallNotices.tsx';
import { bookingsIn, failure, openQuotedScope, orderSummary } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

type Opened = Awaited<ReturnType<typeof openQuotedScope>>;

const afterLostAnswer = async (prepare: (opened: Opened) => void) => {
  const opened = await openQuotedScope();
  prepare(opened);
  render(
    <MemoryRouter>
      <corpayContext.Provider value={opened.scope}>
        <OpenMoneyCallNotices />
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => {
    // What is known of equal deals was read before the press.
    opened.scope.sameBooked.start();
    await opened.time.advance(0);
    await opened.scope.deal.book();
    await opened.time.advance(0);
  });
  return opened;
};

const none = (name = 'Not this order: it was not booked') =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const sayNone = async (time: Opened['time'], name?: string) => {
  fireEvent.click(none(name));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await pass(time, 0);
};
const overForSure = 91_000;
const pass = (time: Opened['time'], ms: number) => act(async () => time.advance(ms));

describe('what became of a booking', () => {
  it('is shown as a deal with the way to its instruction once the partner may be asked and names it', async () => {
    const script = [failed(failure('no-answer')), succeeded({ orderNumber: '20418301' })];
    const { time } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => script.shift() ?? failed(failure('no-answer'));
    });
    await pass(time, overForSure);
    expect(screen.getByText('Deal 20418301 is booked')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Instruct Payment' }).getAttribute('href')).toBe(
      '/secure/fxgateway/orders/20418301',
    );
  });

  it('stays open in connection words, says what is kept, and is never called failed', async () => {
    const { answers, time, calls } = await afterLostAnswer((opened) => {
      opened.answers.book = async () => failed(failure('no-answer'));
    });
    expect(screen.getByRole('heading', { name: 'What became of your booking?' })).toBeTruthy();
    expect(screen.getByText("We're having trouble connecting. Please try again later.")).toBeTruthy();
    expect(document.body.textContent).toContain('The answer did not reach this page');
    expect(document.body.textContent).toContain('This device keeps the quote and its key');
    expect(document.body.textContent).toContain('it can still become a deal');
    expect(document.body.textContent).not.toMatch(/fail/i);
    expect(document.querySelectorAll('.notice')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Check again',
      'Send it again...',
    ]);
    answers.orders = [orderSummary('20418301')];
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(time, 0);
    fireEvent.click(screen.getByRole('radio', { name: /20418301/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await pass(time, 0);
    expect(screen.getByText('Deal 20418301 is booked')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(1);
  });

  it.each([
    [{ messages: ['Desk closed.'], listed: true }, 'Unable to book deal: Desk closed.'],
    [{}, "We're having trouble connecting. Please try again later."],
  ])('server trouble keeps its own words over what is known of the deal: %#', async (more, words) => {
    const { time } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => failed(failure('server-trouble', { status: 500, ...more }));
      answers.ordersFailure = failure('server-trouble', { status: 503 });
    });
    await pass(time, 0);
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.body.textContent).toContain('so it may be booked or not');
    expect(document.body.textContent).not.toContain('did not reach');
    expect(document.body.textContent).not.toContain('No order with its amounts was found');
  });

  it('is no longer shown as trouble to connect once the partner has answered what became of it', async () => {
    const script = [failed(failure('no-answer')), failed(failure('refused', { status: 410 }))];
    const { time } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => script.shift() ?? failed(failure('no-answer'));
    });
    expect(screen.getByText("We're having trouble connecting. Please try again later.")).toBeTruthy();
    await pass(time, overForSure);
    expect(document.body.textContent).toContain('No new order with its amounts was found.');
    expect(document.body.textContent).not.toContain('having trouble connecting');
  });

  it('is sent again by the user alone, who sees beneficiary, amounts and rate first', async () => {
    const script = [failed(failure('no-answer')), succeeded({ orderNumber: '20418301' })];
    const { time } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => script.shift() ?? failed(failure('no-answer'));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send it again...' }));
    const dialog = screen.getByRole('dialog');
    for (const words of ['Thalassa Olive Cooperative', '€10,000.00', '$11,531.01', '1 USD = 0.8600 EUR'])
      expect(dialog.textContent).toContain(words);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send it again' }));
    await pass(time, 0);
    expect(screen.getByText('Deal 20418301 is booked')).toBeTruthy();
  });

  it('keeps the question before it is sent again open while the orders are looked at by themselves', async () => {
    const { answers, time } = await afterLostAnswer((opened) => {
      opened.answers.book = async () => failed(failure('no-answer'));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send it again...' }));
    const dialog = screen.getByRole('dialog');
    const send = within(dialog).getByRole('button', { name: 'Send it again' });
    const looks: ((found: ReturnType<typeof succeeded<[]>>) => void)[] = [];
    answers.look = () => new Promise((resolve) => looks.push(resolve));
    await pass(time, 5_000);
    expect(screen.getByText('Finding out what became of it...')).toBeTruthy();
    expect(dialog.isConnected).toBe(true);
    expect(send.matches(':disabled, [aria-disabled="true"]')).toBe(true);
    await act(async () => looks[0]?.(succeeded([])));
    await pass(time, 0);
    expect(dialog.isConnected).toBe(true);
    expect(send.matches(':disabled, [aria-disabled="true"]')).toBe(false);
  });

  it('is the user’s to say when the partner gives no number, and no order is taken for another deal unasked', async () => {
    const { scope, time, calls } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => succeeded({ orderNumber: null });
      answers.orders = [orderSummary('20418305')];
    });
    expect(screen.getByRole('radio', { name: /20418305/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(scope.intents.openBookings).toHaveLength(1);
    expect(none().disabled).toBe(true);
    await pass(time, overForSure);
    const asked = bookingsIn(calls).length;
    await sayNone(time);
    expect(bookingsIn(calls)).toHaveLength(asked + 1);
    const dialog = screen.getByRole('dialog', { name: 'Is this order really another deal?' });
    expect(dialog.textContent).toContain('20418305');
    expect(document.activeElement?.textContent).toBe('Go back');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await pass(time, 0);
    expect(scope.intents.openBookings).toHaveLength(1);
    await sayNone(time);
    fireEvent.click(screen.getByRole('button', { name: 'It is another deal' }));
    await pass(time, 0);
    expect(scope.intents.openBookings).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'What became of your booking?' })).toBeNull();
  });

  it('is the order that the partner names when it is asked once more, whatever the user says', async () => {
    const { answers, scope, time } = await afterLostAnswer((opened) => {
      opened.answers.book = async () => failed(failure('no-answer'));
      opened.answers.orders = [orderSummary('20418203')];
    });
    await pass(time, overForSure);
    answers.book = async () => succeeded({ orderNumber: '20418203' });
    await sayNone(time);
    expect(screen.getByText('Deal 20418203 is booked')).toBeTruthy();
    expect(scope.deal.cannotBook).not.toBeNull();
  });

  it('stays unknown while nobody answers whether it was booked and no order has its amount', async () => {
    const { answers, scope, time } = await afterLostAnswer((opened) => {
      opened.answers.book = async () => succeeded({ orderNumber: null });
    });
    await pass(time, overForSure);
    answers.book = async () => failed(failure('no-answer'));
    await sayNone(time, 'It was not booked');
    expect(document.body.textContent).toContain('It is still not known whether it was booked.');
    expect(scope.intents.openBookings).toHaveLength(1);
  });

  it('shows of each order both amounts, the beneficiary and the time by which the user knows it', async () => {
    await afterLostAnswer(({ answers }) => {
      answers.book = async () => failed(failure('no-answer'));
      answers.payments = [
        {
          payeeName: 'Kestrel Wool',
          availableDate: '2026-11-24',
          reference: '',
          amount: { currency: 'EUR', amount: 10_000 },
          fee: { currency: 'USD', amount: 0 },
        },
      ];
      answers.orders = [
        { ...orderSummary('20418305'), entryDate: '2026-11-21T15:04:05' },
        orderSummary('20418304'),
      ];
    });
    const one = screen.getByRole('radio', { name: /^20418305/ }).closest('label')?.textContent ?? '';
    for (const words of ['€10,000.00', '$11,531.01', 'Kestrel Wool', 'Nov 21, 2026, 3:04'])
      expect(one).toContain(words);
    expect(screen.getByText('One of these orders may be your booking. Which is it?')).toBeTruthy();
    expect(none('None of these: it was not booked')).toBeTruthy();
  });

  it('is told as not made once the partner says so after the end of its quote', async () => {
    const script = [failed(failure('no-answer')), failed(failure('refused', { status: 410 }))];
    const { scope, time } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => script.shift() ?? failed(failure('no-answer'));
    });
    await pass(time, overForSure);
    expect(
      screen.getByText('Your booking of €10,000.00 for Thalassa Olive Cooperative was not made'),
    ).toBeTruthy();
    expect(document.body.textContent).toContain('The partner answered that its quote is over.');
    expect(scope.intents.openBookings).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.body.textContent).not.toContain('was not made');
  });

  it('tells the refusal of what was sent again', async () => {
    const refused = failure('refused', { status: 422, messages: ['The limit is used up.'], listed: true });
    const script = [failed(failure('no-answer')), failed({ ...refused, requestId: 'req-9' })];
    const { time } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => script.shift() ?? failed(failure('no-answer'));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send it again...' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await pass(time, 0);
    const [notice, ...others] = document.querySelectorAll('.notice');
    expect(others).toEqual([]);
    expect(notice?.textContent).toContain('The partner refused to book it: The limit is used up.');
    expect(notice?.textContent).toContain('req-9');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is no longer offered to be sent again once its quote has ended, and an open dialog says so', async () => {
    const { time, calls } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => failed(failure('no-answer'));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send it again...' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('this books it');
    await pass(time, 30_000);
    expect(dialog.textContent).toContain('Its quote has ended meanwhile');
    expect(dialog.textContent).not.toContain('this books it');
    expect(within(dialog).queryByRole('button', { name: 'Send it again' })).toBeNull();
    const [, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    fireEvent.click(close ?? dialog);
    await pass(time, 0);
    expect(screen.queryByRole('button', { name: 'Send it again...' })).toBeNull();
    expect(bookingsIn(calls)).toHaveLength(1);
  });

  it('is not sent by a press on a dialog that was displayed before the machine slept', async () => {
    const { time, calls } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => failed(failure('no-answer'));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send it again...' }));
    time.sleep(31_000);
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await pass(time, 0);
    expect(screen.getByRole('dialog').textContent).toContain('Its quote has ended meanwhile');
    expect(bookingsIn(calls)).toHaveLength(1);
  });
});
