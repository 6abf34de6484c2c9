import type { BookingSeat } from './BookingSeat.ts';
import { corpayBookingWorld, corpayInstructingWorld, type InstructingSeat } from './corpay/corpayWorlds.ts';
import { ofxBookingWorld } from './ofx/ofxWorlds.ts';
import { corpayRunWorld } from './payment-run/corpayRunWorld.ts';
import { ofxRunWorld } from './payment-run/ofxRunWorld.ts';
import type { RunPlan } from './payment-run/runWorld.ts';
import type { Bounds, World } from './world/World.ts';

/** Who does what where. */
export type Configuration = {
  readonly name: string;
  readonly begin: () => World;
  /** How many states `npm test` looks at. */
  readonly firstStates: number;
};

type Keys = 'honoured' | 'ignored';

/** Three steps of the clock are enough for a quote to end for sure after a press in the first; a tab is opened once more. */
const bounds: Bounds = { ticks: 3, reopenings: 1 };

const deal = { machine: 0, wish: 'the deal', euros: 10_000n };

const bookings: Readonly<Record<string, readonly BookingSeat[]>> = {
  'one tab': [deal],
  'two tabs, one deal is wanted': [deal, deal],
  'two tabs, two equal deals are wanted': [deal, { ...deal, wish: 'another deal' }],
  'two tabs, two deals are wanted': [deal, { ...deal, wish: 'another deal', euros: 7_000n }],
  'two machines': [deal, { ...deal, machine: 1 }],
};

const payment = { machine: 0, beneficiaryId: 'b-1', accountId: 'a-1' };

const instructions: Readonly<Record<string, readonly InstructingSeat[]>> = {
  'one tab': [payment],
  'two tabs, the same payment': [payment, payment],
  'two tabs, another beneficiary': [payment, { ...payment, beneficiaryId: 'b-2' }],
  'two tabs, another account': [payment, { ...payment, accountId: 'a-2' }],
  'two machines': [payment, { ...payment, machine: 1 }],
};

const runs: Readonly<Record<string, RunPlan>> = {
  'one deal in one tab': { euros: [10_000n], seats: ['books all'] },
  'one deal in two tabs': { euros: [10_000n], seats: ['books deal 1', 'resumes'] },
  'two equal deals in one tab': { euros: [10_000n, 10_000n], seats: ['books all'] },
  'two equal deals in two tabs': { euros: [10_000n, 10_000n], seats: ['books all', 'books all'] },
};

type Begun = Omit<Configuration, 'firstStates'>;

const singleCallsOf = (keys: Keys): readonly Begun[] => [
  {
    name: 'Corpay, booking, one tab whose clock is set',
    begin: () => corpayBookingWorld([deal], { keys, shows: 'ids' }, { ...bounds, clockJumps: 1 }),
  },
  ...Object.entries(bookings).flatMap(([name, seats]) => [
    {
      name: `Corpay, booking, ${name}`,
      begin: () => corpayBookingWorld(seats, { keys, shows: 'ids' }, bounds),
    },
    { name: `OFX, booking, ${name}`, begin: () => ofxBookingWorld(seats, { keys }, bounds) },
  ]),
  ...Object.entries(instructions).map(([name, seats]) => ({
    name: `Corpay, instructing, ${name}`,
    // Where the partner honours no keys, its orders show no ids either, so that a person is asked.
    begin: () =>
      corpayInstructingWorld(seats, { keys, shows: keys === 'ignored' ? 'names only' : 'ids' }, bounds),
  })),
];

/** The instructions of a run; a deal of OFX needs none. */
const bookedRuns: Readonly<Record<string, RunPlan>> = {
  'a booked deal in one tab': { euros: [10_000n], seats: ['resumes'], isBooked: true },
  'a booked deal in two tabs': { euros: [10_000n], seats: ['resumes', 'resumes'], isBooked: true },
};

const paymentRunsOf = (keys: Keys): readonly Begun[] => [
  ...Object.entries({ ...runs, ...bookedRuns }).map(([name, plan]) => ({
    name: `Corpay, payment run, ${name}`,
    begin: () =>
      corpayRunWorld(
        plan,
        { keys, shows: keys === 'ignored' ? 'names only' : 'ids', limitsCalls: true },
        bounds,
      ),
  })),
  ...Object.entries(runs).map(([name, plan]) => ({
    name: `OFX, payment run, ${name}`,
    begin: () => ofxRunWorld(plan, { keys }, bounds),
  })),
];

export const configurationsOf = (keys: Keys): readonly Configuration[] => [
  ...singleCallsOf(keys).map((each) => ({ ...each, firstStates: 400 })),
  // It is a long way from each state to the end of a run.
  ...paymentRunsOf(keys).map((each) => ({ ...each, firstStates: 100 })),
];
