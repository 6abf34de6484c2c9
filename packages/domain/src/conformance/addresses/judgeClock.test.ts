import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import { judgeClock } from './judgeClock.ts';
import { unansweredVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

const textOf = ({ verdict }: ExplainedVerdict): string => formatVerdict(verdict);

const clock = (aheads: readonly number[]) => judgeClock(new Map([['apis.accounts', aheads]]));

describe('a clock', () => {
  it.each([
    [[3, -8], 'as expected', '8 seconds behind'],
    [[1, 600], 'differs: clock', '10 minutes ahead'],
    [[-241], 'differs: clock', '4 minutes behind'],
  ])('that is %j seconds ahead of the services is judged as %s', (aheads, expected, note) => {
    expect(textOf(clock(aheads))).toBe(expected);
    expect(clock(aheads).note).toContain(note);
  });

  it('is told in one sentence, whichever way it is off', () => {
    expect(clock([-1_200]).note).toBe(
      'The clock of this device is 20 minutes behind the clock of the services.',
    );
    expect(clock([600]).note).toBe(
      'The clock of this device is 10 minutes ahead of the clock of the services.',
    );
  });

  it('of one service is wrong where the others agree with the one here', () => {
    const judged = judgeClock(
      new Map([
        ['apis.accounts', [1, 2]],
        ['apis.corpay', [600]],
      ]),
    );
    expect(judged.symptom).toMatchObject({ kind: 'clock-there', setting: 'apis.corpay' });
    expect(judgeClock(new Map([['apis.accounts', [600]]])).symptom).toMatchObject({ kind: 'clock-here' });
  });

  it('is known only where an answer has a date', () => expect(clock([])).toEqual(unansweredVerdict));
});
