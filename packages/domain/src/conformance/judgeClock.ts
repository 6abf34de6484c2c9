import { clockText, toleratedClock } from '../calls/gatewayMessages.ts';
import { asExpected, differs, unanswered, type Judged } from './verdict.ts';

/** `aheads` are the seconds by which the clock here is ahead of each answer's date, negative where it is behind. */
export const judgeClock = (aheads: readonly number[]): Judged => {
  const [furthest] = aheads.toSorted((one, other) => Math.abs(other) - Math.abs(one));
  if (furthest === undefined) return unanswered;
  const note = `The clock of this device is ${clockText(furthest)}${furthest < 0 ? '' : ' of'} the clock of the services.`;
  if (Math.abs(furthest) > toleratedClock) return differs('clock', note);
  return asExpected({ note: furthest === 0 ? 'The clock of this device is that of the services.' : note });
};
