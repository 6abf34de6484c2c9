import { describe, expect, it } from 'vitest';
import { ofxDeal } from '../../../test/ofxSamples.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { dealNextMessages } from './dealNextMessages.ts';
import { buildDealProgressSteps } from './buildDealProgressSteps.ts';

const inState = (dealState: string, more: Partial<OfxDeal> = {}): OfxDeal =>
  ofxDeal('d', { stateInfo: { dealState, dealStateDisplay: '' }, ...more });

const before = Date.parse('2026-11-22T09:00:00Z');
const after = Date.parse('2026-11-26T09:00:00Z');

const instructed = 'Its payments are instructed with the booking: nothing is left to instruct.';

describe('what a deal opens with', () => {
  it('is what OFX waits for, with its fee, where the instructions stand and the value date', () => {
    const fee = { currency: 'USD', amount: 15 };
    expect(dealNextMessages(inState('Awaiting Funds', { fee }), before)).toEqual([
      'OFX waits for $1,015.00 from you.',
      'Your confirmation email has the payment instructions. The value date is Nov 24, 2026.',
      instructed,
    ]);
    const other = { currency: 'EUR', amount: 5 };
    expect(dealNextMessages(inState('AwaitingFunds', { fee: other, maturityDate: '' }), before)).toEqual([
      'OFX waits for $1,000.00 and the fee of €5.00 from you.',
      'Your confirmation email has the payment instructions.',
      instructed,
    ]);
  });

  it.each([
    ['Booked', 'OFX has booked this deal, which takes $1,000.00. The value date is Nov 24, 2026.'],
    ['FundsReceived', 'OFX has your money and pays next. The value date is Nov 24, 2026.'],
    ['Processing', 'OFX has your money and is paying. The value date is Nov 24, 2026.'],
    ['Remitted', 'OFX has sent the payments.'],
    ['OnHold', 'OFX says: OnHold.'],
  ])('is in the state %s: %s', (state, said) => {
    expect(dealNextMessages(inState(state), before)).toEqual([said, instructed]);
  });

  it('says that a value date has passed while OFX still waits for the money', () => {
    const late = inState('AwaitingFunds');
    expect(dealNextMessages(late, after)[1]).toContain('The value date, Nov 24, 2026, has passed.');
    expect(buildDealProgressSteps(late, after)[3]?.text).toBe('Value date Nov 24, 2026 has passed');
    expect(buildDealProgressSteps(inState('Remitted'), after)[3]?.text).toBe('Value date Nov 24, 2026');
  });

  it.each([
    ['Unpaid', 'OFX says that this deal is unpaid.'],
    ['Expired', 'OFX says that this deal has expired.'],
    ['Cancelled', 'OFX says that this deal is cancelled.'],
    ['Unknown', 'OFX does not say how far this deal is.'],
  ])('in the state %s sends to OFX, and claims no payment', (state, said) => {
    expect(dealNextMessages(inState(state), before)).toEqual([said, 'Ask OFX before you book it again.']);
  });
});

const told = (deal: OfxDeal) =>
  buildDealProgressSteps(deal, before).map(({ state, text }) => `${state}: ${text}`);

describe('the stations of a deal', () => {
  it('name the days and what OFX waits for', () => {
    expect(told(inState('AwaitingFunds'))).toEqual([
      'done: Nov 21, 2026',
      'done: With the booking',
      'now: OFX waits for $1,000.00',
      'later: Value date Nov 24, 2026',
    ]);
    expect(buildDealProgressSteps(inState('Booked'), before).map(({ name }) => name)).toEqual([
      'Booked',
      'Instructed',
      'Your money',
      'Paid',
    ]);
  });

  it.each([
    ['FundsReceived', 'done: OFX has it', 'later: Value date Nov 24, 2026'],
    ['Remitted', 'done: OFX has it', 'done: Value date Nov 24, 2026'],
    ['Expired', 'unreported: OFX says: Expired', 'unreported: OFX does not report this'],
    ['OnHold', 'unreported: OFX says: OnHold', 'unreported: OFX does not report this'],
  ])('call only that done which OFX says: %s', (state, ...last) => {
    expect(told(inState(state)).slice(2)).toEqual(last);
  });

  it('stand without a day that OFX does not name', () => {
    const fee = { currency: 'EUR', amount: 5 };
    expect(told(inState('Booked', { enteredDate: '', maturityDate: '', fee }))).toEqual([
      'done: OFX does not report this',
      'done: With the booking',
      'now: OFX waits for it',
      'later: Once your money has arrived',
    ]);
    expect(told(inState('Remitted', { maturityDate: '' }))[3]).toBe('done: OFX has sent it');
  });
});
