import { describe, expect, it } from 'vitest';
import { makeMoney } from '../money/makeMoney.ts';
import { notTheLostBookingMessages, bookingCandidateQuestion } from './bookingCandidateMessages.ts';

const booking = { receive: makeMoney(1_000_000n, 'EUR'), payees: 'Payee' };

describe('the question which order a lost booking became', () => {
  it.each([
    [0, 'No new order with these amounts was found.', 'It was not booked'],
    [1, 'This order may be your booking. Is it this order?', 'Not this order: it was not booked'],
    [2, 'One of these orders may be your booking. Which is it?', 'None of these: it was not booked'],
  ])('is asked of %s orders in words for so many', (count, question, none) => {
    expect(bookingCandidateQuestion('order', count)).toEqual({ question, none });
  });

  it('names the booking and the danger before an order is taken for another deal', () => {
    expect(notTheLostBookingMessages('order', 1, booking)).toEqual({
      question: 'Is this order really another deal?',
      why: "It has the same amount as your booking of €10,000.00 for Payee. Only if it is somebody else's, or another deal of yours, was that not booked. If it is that booking, booking again makes a second deal.",
      yes: 'It is another deal',
    });
    expect(notTheLostBookingMessages('order', 2, booking)).toEqual({
      question: 'Are these orders really other deals?',
      why: "They have the same amount as your booking of €10,000.00 for Payee. Only if each is somebody else's, or another deal of yours, was that not booked. If one is that booking, booking again makes a second deal.",
      yes: 'They are other deals',
    });
  });
});

describe('the question which deal a lost booking became', () => {
  it.each([
    [0, 'No new deal with these amounts was found.', 'It was not booked'],
    [1, 'This deal may be your booking. Is it this deal?', 'Not this deal: it was not booked'],
    [2, 'One of these deals may be your booking. Which is it?', 'None of these: it was not booked'],
  ])('is asked of %s deals in words for so many', (count, question, none) => {
    expect(bookingCandidateQuestion('deal', count)).toEqual({ question, none });
  });

  it('names the booking and the danger before a deal is taken for another one', () => {
    expect(notTheLostBookingMessages('deal', 1, booking)).toEqual({
      question: 'Is this deal really another one?',
      why: expect.stringContaining('your booking of €10,000.00 for Payee'),
      yes: 'It is another deal',
    });
    expect(notTheLostBookingMessages('deal', 2, booking).question).toBe('Are these deals really other ones?');
  });
});
