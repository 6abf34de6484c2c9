import { makeSymptom } from '../causes/makeSymptom.ts';
import {
  describeRefusal,
  describeStatusAndRefusal,
  type RefusalResponse,
} from '../responses/describeRefusal.ts';
import { refusedVerdict, addSymptomToVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

/** A call of the user, by what it was sent with and how it was refused. */
export type UserCallProbeResult = {
  /** The names of the query parameters that were sent with the call. */
  readonly query: readonly string[];
  readonly status: number;
  /** Null where it was not refused. */
  readonly said: RefusalResponse | null;
  /** How long its answer was, where it came whole and that is known. */
  readonly bytes?: number | null;
};

/** How services say that something is missing that a query holds. */
const missing =
  /\b(?:missing|required|mandatory)\b.{0,60}\bparam|\bparam\w*\b.{0,60}(?:\b(?:missing|required|mandatory|absent|empty)\b|\bnot (?:present|supplied|provided|found|given|specified|set)\b)|["'`]?\w+["'`]? (?:is (?:a )?(?:required|missing|mandatory)|must be (?:present|supplied|provided|given))/i;

const lacksIts = ({ status, said }: UserCallProbeResult): boolean =>
  (status === 400 || status === 422) && said !== null && missing.test(describeRefusal(said));

/** It asks for what was sent. */
const namesWhatWasSent = ({ query, said }: UserCallProbeResult): boolean => {
  const words = said === null ? [] : describeRefusal(said).toLowerCase().split(/\W+/);
  return query.some((name) => words.includes(name.toLowerCase()));
};

/**
 * Where calls are refused for want of the query that each was sent with, and those without one are not: the query is lost
 * on the way. Null where nothing shows that.
 */
export const judgeLostQuery = (calls: readonly UserCallProbeResult[]): ExplainedVerdict | null => {
  const sent = calls.filter(({ query }) => query.length > 0);
  const others = calls.filter(({ query }) => query.length === 0);
  const lost = sent.filter(lacksIts);
  const [first] = lost;
  if (first === undefined || first.said === null || others.some(lacksIts)) return null;
  const isShown = lost.length > 1 || lost.some(namesWhatWasSent);
  if (!isShown || lost.length * 2 < sent.length) return null;
  const which = lost.length === sent.length ? 'Every call' : `${lost.length} of ${sent.length} calls`;
  const isWellElsewhere = others.some(({ said }) => said === null);
  const seen = `${which} with a query is answered as if it had none${isWellElsewhere ? ', and what needs none is answered well' : ''}`;
  return addSymptomToVerdict(refusedVerdict({ note: `${seen}.` }), {
    ...makeSymptom('query-dropped', seen),
    said: describeStatusAndRefusal(first.said),
  });
};
