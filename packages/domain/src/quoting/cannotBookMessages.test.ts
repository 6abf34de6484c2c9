import { expect, it } from 'vitest';
import { commonCannotBookMessages } from './cannotBookMessages.ts';

it('what stands under Book Deal while it is off says why, and what to do where the user can do something', () => {
  expect(commonCannotBookMessages).toEqual({
    'journal-unread': 'Looking up your earlier bookings.',
    'earlier-booking-open': 'First settle what became of your earlier booking.',
    'beside-earlier': 'Say first that you want this deal beside the open one.',
    'beneficiary-missing': 'Choose a beneficiary first.',
    'nothing-asked': 'Enter an amount to get a quote.',
    disconnected: 'Book Deal rests until the connection is back.',
    loading: 'Getting a quote.',
    failed: 'There is no quote to book.',
    unsure: 'It is not known whether this quote still holds.',
    stale: 'The quote is being renewed.',
    resting: 'The renewed quote is less favourable. Please look at it before you book.',
    booking: 'Your deal is being booked.',
  });
});
