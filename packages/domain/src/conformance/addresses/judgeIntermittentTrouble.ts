import { makeSymptom } from '../causes/makeSymptom.ts';
import { isServiceInTrouble } from '../responses/probeResponse.ts';
import { refusedVerdict, addSymptomToVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

/** How many calls at an address were soon cut, so that no whole answer came. */
export type InterruptedCallCounts = {
  /** Of those that nobody signed. */
  unsigned: number;
  /** Interrupted CORS preflight requests. */
  preflights: number;
  /** Of the calls of the user, before an answer began. */
  calls: number;
  /** Of the calls of the user, within an answer. */
  begun: number;
};

export const createCutCallCounts = (): InterruptedCallCounts => ({
  unsigned: 0,
  preflights: 0,
  calls: 0,
  begun: 0,
});

/** The statuses of what was answered at an address, and what was cut there. */
type Looks = {
  readonly open: readonly number[];
  readonly preflights: readonly number[];
  readonly calls: readonly number[];
  readonly cut: InterruptedCallCounts;
};

const troubled = (statuses: readonly number[]): readonly number[] =>
  statuses.filter((status) => isServiceInTrouble({ status }));

/**
 * How many calls were cut, where the same kind of call goes well at other times. What is cut each time, as long answers
 * are, has another cause, and a single one may be chance.
 */
const countCut = ({ open, preflights, calls, cut }: Looks): number => {
  const comesAndGoes =
    (cut.unsigned > 0 && open.length > 0) ||
    (cut.preflights > 0 && preflights.length > 0) ||
    (cut.calls > 2 && calls.length > 0);
  const all = cut.unsigned + cut.preflights + cut.calls + cut.begun;
  return comesAndGoes && all > 1 ? all : 0;
};

/** Trouble that comes and goes, or that all has behind a gateway. One or two calls of the user are told by their names. */
export const judgeIntermittentTrouble = (looks: Looks): ExplainedVerdict | null => {
  const asked = [...looks.open, ...looks.preflights];
  const trouble = troubled([...asked, ...looks.calls]);
  const cut = countCut(looks);
  const isTroubled = troubled(asked).length > 0 || troubled(looks.calls).length > 2;
  if (!isTroubled && cut === 0) return null;
  const ends = [
    ...(trouble.length > 0 ? [`ended with ${[...new Set(trouble)].join(', ')}`] : []),
    ...(cut > 0 ? ['got no whole answer'] : []),
  ];
  const all = asked.length + looks.calls.length + cut;
  const seen = `${trouble.length + cut} of ${all} calls ${ends.join(', or ')}`;
  // A gateway refuses by itself what nobody signed, so that it answers says nothing of what stands behind it.
  const isBehind = cut === 0 && troubled(asked).length === 0 && trouble.length === looks.calls.length;
  const shown = makeSymptom(isBehind ? 'in-trouble' : 'some-in-trouble', seen);
  return addSymptomToVerdict(
    // Who answers at other times is there, and fails.
    refusedVerdict({ note: `${seen}.`, status: trouble.length === 0 ? 500 : Math.max(...trouble) }),
    trouble.length === 0 ? { ...shown, instead: 'cut' } : shown,
  );
};
