import * as fc from 'fast-check';
import { bookingSteps } from './bookingSteps.ts';
import { instructingSteps } from './instructingSteps.ts';
import { step, type Step } from './step.ts';
import { terminalSteps } from './terminalSteps.ts';
import { timeAndNetworkSteps } from './timeAndNetworkSteps.ts';

/** Weights may be halves. */
const finer = 2;

/** A step shrinks to nothing, so that a walk that fails loses what does not matter. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: fc.constant(step('nothing', () => undefined)) },
  ...[...bookingSteps, ...instructingSteps, ...terminalSteps, ...timeAndNetworkSteps].map(
    ({ weight, arbitrary }) => ({
      weight: weight * finer,
      arbitrary,
    }),
  ),
);
