import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { buildOrderProgressSteps, type LocalInstructionState } from './buildOrderProgressSteps.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const inEuros = (amount: number, availableDate = '2026-11-24') => ({
  ...orderPayment,
  availableDate,
  amount: { currency: 'EUR', amount },
});
const stationsOf = (
  payments: Parameters<typeof orderDetail>[0],
  known: Partial<LocalInstructionState> = {},
) =>
  buildOrderProgressSteps(orderDetail(payments), { now, ...known }).map(({ name, state, text }) => [
    name,
    state,
    text,
  ]);

describe('the stations of an order', () => {
  it('ask for the instruction first, and call nothing after it due', () => {
    expect(stationsOf([])).toEqual([
      ['Booked', 'done', 'Nov 21, 2026'],
      ['Instructed', 'now', 'Not yet'],
      ['Your money', 'later', 'Due once it is instructed'],
      ['Paid', 'later', 'Once your money has arrived'],
    ]);
  });

  it('claim neither that nothing is instructed while an instruction is under way, nor hide why one was refused', () => {
    expect(stationsOf([], { underWay: true })[1]).toEqual(['Instructed', 'unreported', 'Not known yet']);
    expect(stationsOf([], { refused: 'The account is closed.' })[1]).toEqual([
      'Instructed',
      'now',
      'Not accepted: The account is closed.',
    ]);
  });

  it('say when an instruction was sent of which nobody knows what became, whether the order shows payments or not', () => {
    const unanswered = { underWay: true, sentOn: 'Nov 21, 2026, 3:04 PM' };
    expect(stationsOf([], unanswered)[1]).toEqual([
      'Instructed',
      'unreported',
      'Not known yet: it was sent on Nov 21, 2026, 3:04 PM',
    ]);
    const sent =
      'Corpay does not report the day. Your instruction was sent on Nov 21, 2026, 3:04 PM; what became of it is not known yet';
    expect(stationsOf([inEuros(10_000)], unanswered)[1]).toEqual(['Instructed', 'done', sent]);
    expect(stationsOf([inEuros(9_000.5)], unanswered)[1]).toEqual([
      'Instructed',
      'done',
      `In part: €999.50 is left. ${sent}`,
    ]);
  });

  it('never call done what the partner does not report', () => {
    expect(stationsOf([inEuros(10_000)])).toEqual([
      ['Booked', 'done', 'Nov 21, 2026'],
      ['Instructed', 'done', 'Corpay does not report the day'],
      ['Your money', 'unreported', 'Corpay does not report this'],
      ['Paid', 'unreported', 'Nov 24, 2026 at the earliest'],
    ]);
  });

  it('say when it was instructed where this device knows, and what of the deal is left uninstructed', () => {
    const instructedOn = 'Nov 21, 2026, 3:04 PM';
    expect(stationsOf([inEuros(10_000)], { instructedOn })[1]).toEqual(['Instructed', 'done', instructedOn]);
    expect(stationsOf([inEuros(9_000.5)], { instructedOn })[1]).toEqual([
      'Instructed',
      'done',
      `In part: €999.50 is left. ${instructedOn}`,
    ]);
  });

  it('say that the user has marked it as paid, and that the partner reports nothing of it all the same', () => {
    expect(stationsOf([inEuros(10_000)], { markedPaid: true })[2]).toEqual([
      'Your money',
      'unreported',
      'You marked it as paid. Corpay does not report this',
    ]);
  });

  it.each([
    [['2026-11-24', '2026-11-24'], 'Nov 24, 2026 at the earliest'],
    [['2026-11-24', '2026-11-26'], 'Expected on the days below'],
    [['2026-11-20'], 'Expected Nov 20, 2026. Corpay does not report this'],
    [['2026-11-20', '2026-11-26'], 'Expected on the days below. Corpay does not report this'],
    [[''], 'Corpay does not report this'],
  ])('give the day of a payment for what it is: %j', (days, text) => {
    expect(stationsOf(days.map((day) => inEuros(5_000, day)))[3]).toEqual(['Paid', 'unreported', text]);
  });

  it('name no day of booking that the partner does not', () => {
    const [booked] = buildOrderProgressSteps({ ...orderDetail([]), entryDate: '' }, { now });
    expect(booked?.text).toBe('Corpay does not report this');
  });
});
