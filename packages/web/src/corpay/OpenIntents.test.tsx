import { failed, succeeded } from '@fx-gateway/domain/result';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deskDoor } from './deskDoor.ts';
import { OpenIntents } from './OpenIntents.tsx';
import { failure, openQuotedDesk, orderSummary } from './playedPartner.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

type Played = Awaited<ReturnType<typeof openQuotedDesk>>;

const afterLostAnswer = async (prepare: (played: Played) => void) => {
  const played = await openQuotedDesk();
  prepare(played);
  render(
    <MemoryRouter>
      <deskDoor.Context value={played.desk}>
        <OpenIntents />
      </deskDoor.Context>
    </MemoryRouter>,
  );
  await act(async () => {
    await played.desk.deal.book();
    await played.time.advance(0);
  });
  return played;
};

describe('what became of a booking', () => {
  it('is told as a deal with the way to its instruction when the second try finds it', async () => {
    const script = [failed(failure('no-answer')), succeeded({ orderNumber: '20418301' })];
    await afterLostAnswer(({ answers }) => {
      answers.book = async () => script.shift() ?? failed(failure('no-answer'));
    });
    expect(screen.getByText('Deal 20418301 is booked')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Instruct Payment' }).getAttribute('href')).toBe(
      '/secure/fxgateway/orders/20418301',
    );
  });

  it('stays open in connection words, says what is kept, and is never called failed', async () => {
    const { answers, time } = await afterLostAnswer((played) => {
      played.answers.book = async () => failed(failure('no-answer'));
    });
    expect(screen.getByRole('heading', { name: 'What became of your booking?' })).toBeTruthy();
    expect(screen.getByText("We're having trouble connecting. Please try again later.")).toBeTruthy();
    expect(document.body.textContent).toContain('This device keeps the quote and its key');
    expect(document.body.textContent).not.toMatch(/fail/i);
    answers.book = async () => succeeded({ orderNumber: '20418301' });
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await act(async () => time.advance(0));
    expect(screen.getByText('Deal 20418301 is booked')).toBeTruthy();
  });

  it('is the person’s to say when the partner gives no number', async () => {
    const { desk, time } = await afterLostAnswer(({ answers }) => {
      answers.book = async () => succeeded({ orderNumber: null });
      answers.orders = [orderSummary('20418305')];
    });
    expect(screen.getByRole('radio', { name: /20418305/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(desk.intents.bookingOpen).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'None of these: it was not booked' }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await act(async () => time.advance(0));
    expect(desk.intents.bookingOpen).toBe(false);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
