import { formatClockOffset, toleratedClockSkewSeconds } from '../../calls/gatewayMessages.ts';
import { makeSymptom } from '../causes/makeSymptom.ts';
import {
  differsWithSymptom,
  asExpectedVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

/**
 * The seconds by which the clock here is ahead of each answer's date, negative where it is behind, by the places that
 * answered.
 */
export type ClockOffsetsByAddress = ReadonlyMap<string, readonly number[]>;

const furthestOf = (aheads: readonly number[]): number | undefined =>
  aheads.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0];

const isOff = (ahead: number): boolean => Math.abs(ahead) > toleratedClockSkewSeconds;

/** A clock that all places contradict is the one here; one that most agree with leaves the others wrong. */
export const judgeClock = (aheads: ClockOffsetsByAddress): ExplainedVerdict => {
  const places = [...aheads].flatMap(([place, all]): readonly (readonly [string, number])[] => {
    const furthest = furthestOf(all);
    return furthest === undefined ? [] : [[place, furthest]];
  });
  const furthest = furthestOf(places.map(([, ahead]) => ahead));
  if (furthest === undefined) return unansweredVerdict;
  const note = `The clock of this device is ${formatClockOffset(furthest)}${furthest < 0 ? '' : ' of'} the clock of the services.`;
  if (!isOff(furthest))
    return asExpectedVerdict({
      note: furthest === 0 ? 'The clock of this device is that of the services.' : note,
    });
  const off = places.filter(([, ahead]) => isOff(ahead));
  if (off.length === places.length)
    return differsWithSymptom('clock', note, makeSymptom('clock-here', note, 'clock'));
  const fields = off.map(([place]) => place).join(', ');
  const there = `The clock of this device is ${formatClockOffset(furthest)}${furthest < 0 ? '' : ' of'} the clock there, and agrees with the other services.`;
  return differsWithSymptom('clock', there, makeSymptom('clock-there', there, fields));
};
