import { describe, expect, it } from 'vitest';
import { corpayBookingWorld, corpayInstructingWorld } from './corpay/corpayWorlds.ts';
import type { CorpayRules } from './corpay/corpayRules.ts';
import { ofxBookingWorld } from './ofx/ofxWorlds.ts';
import type { OfxRules } from './ofx/ofxRules.ts';
import { explore } from './world/explore.ts';
import type { World } from './world/World.ts';

const bounds = { ticks: 2, reopenings: 1 };
const deal = { machine: 0, wish: 'the deal', euros: 10_000n };
const payment = { machine: 0, beneficiaryId: 'b-1', accountId: 'a-1' };

const book = (broken: NonNullable<CorpayRules['broken']>) =>
  corpayBookingWorld([deal], { keys: 'ignored', shows: 'ids', broken }, bounds);
const instruct = (broken: NonNullable<CorpayRules['broken']>) =>
  corpayInstructingWorld([payment], { keys: 'ignored', shows: 'ids', broken }, bounds);
const bookOfx = (broken: NonNullable<OfxRules['broken']>) =>
  ofxBookingWorld([deal], { keys: 'ignored', broken }, bounds);
const jumping = { ...bounds, clockJumps: 1 };

/** What the product rests on, broken one at a time; what is found stands in docs/booking-proof.md. */
const broken: readonly (readonly [what: string, begin: () => World, found: string])[] = [
  ['Corpay: quotes outlive their end', () => book('quotes outlive their end'), 'was not booked, and it is'],
  ['Corpay: a quote is booked twice', () => book('a quote is booked twice'), '2 deals'],
  [
    'Corpay: new orders are listed late',
    () => book('new orders are listed late'),
    'was not booked, and it is',
  ],
  [
    'Corpay: a second copy of a booking is refused at the door before the first is heard',
    () => book('a second copy is refused at the door before the first is heard'),
    'was not booked, and it is',
  ],
  [
    'Corpay: an order is instructed twice',
    () => instruct('an order is instructed twice'),
    'is instructed 2 times',
  ],
  [
    'Corpay: instructions arrive after 45 seconds',
    () => instruct('instructions arrive after 45 seconds'),
    'was not instructed, and it is',
  ],
  [
    'Corpay: a second copy of an instruction is refused at the door before the first is heard',
    () => instruct('a second copy is refused at the door before the first is heard'),
    'was not instructed, and it is',
  ],
  [
    'Corpay: the clock here is set forward while an instruction is on its way',
    () => corpayInstructingWorld([payment], { keys: 'ignored', shows: 'ids' }, jumping),
    'was not instructed, and it is',
  ],
  ['OFX: a quote is booked twice', () => bookOfx('a quote is booked twice'), '2 deals'],
  ['OFX: new deals are listed late', () => bookOfx('new deals are listed late'), 'stays open for ever'],
  [
    'OFX: bookings arrive after 90 seconds',
    () => bookOfx('bookings arrive after 90 seconds'),
    'was not booked, and it is',
  ],
  [
    'OFX: the clock here is set forward while a booking is on its way',
    () => ofxBookingWorld([deal], { keys: 'ignored' }, jumping),
    'was not booked, and it is',
  ],
];

describe('the product rests on what it says it rests on: the model finds what comes of it where', () => {
  it.each(broken)('%s', async (what, begin, found) => {
    // What arrives too late need only be late; elsewhere a second thing has to come to it.
    const limits = {
      faults: what.includes(' arrive ') ? 1 : 2,
      depth: Infinity,
      leastDepth: 0,
      seconds: 60,
      states: Infinity,
    };
    const { counterexample } = await explore(begin, limits);
    if (process.env['MODEL_SECONDS'] !== undefined) console.log(what, counterexample);
    expect(counterexample?.found.join('\n') ?? '').toContain(found);
  });
});
