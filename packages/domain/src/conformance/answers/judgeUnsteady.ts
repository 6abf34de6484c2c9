import { makeSymptom } from '../causes/makeSymptom.ts';
import { isAccepted } from '../responses/probeResponse.ts';
import { describeStatusAndRefusal, type RefusalResponse } from '../responses/describeRefusal.ts';
import { refusedVerdict, addSymptomToVerdict, type ExplainedVerdict } from '../responses/verdict.ts';
import { hasNoSignature } from './makeSignedCallsRefusedVerdict.ts';

/** All that one call of the user was answered, the same call sent again too. */
export type RepeatedCall = {
  readonly tries: readonly RefusalResponse[];
  /** Whether it carries a token of the partner. */
  readonly hasToken: boolean;
};

/** Whoever sends a signature of another hour is told the time, and is let in then. */
const isOfTime = (heard: RefusalResponse): boolean =>
  /signature (?:expired|not yet current)/i.test(describeStatusAndRefusal(heard));

/** Refused for who asks, or for how it was signed: another instance may let the same call in. */
export const isRefusal = (heard: RefusalResponse): boolean =>
  (heard.status === 401 || heard.status === 403) && !isOfTime(heard);

/** The first refusal of a call that was let in at another try; null where none was. */
export const findPassingRefusal = (tries: readonly RefusalResponse[]): RefusalResponse | null =>
  tries.some(isAccepted) ? (tries.find(isRefusal) ?? null) : null;

/** What a gateway says of a signature is not about the token. */
const isOfSignature = (heard: RefusalResponse): boolean =>
  hasNoSignature(heard) || /signature|security token/i.test(describeStatusAndRefusal(heard));

/**
 * Where the very same call is refused once and let in another time, those who answer are not alike: each has tokens of its
 * own, or one of several ways changes what was signed. Null where nothing shows that.
 */
export const judgeUnsteady = (calls: readonly RepeatedCall[]): ExplainedVerdict | null => {
  const [first] = calls.filter((call) => findPassingRefusal(call.tries) !== null);
  const passing = first === undefined ? null : findPassingRefusal(first.tries);
  if (first === undefined || passing === null) return null;
  const tries = calls.flatMap((call) => call.tries);
  const refused = tries.filter(isRefusal).length;
  const said = describeStatusAndRefusal(passing);
  const seen = `${refused} of ${tries.length} signed calls`;
  const isOfToken = first.hasToken && !isOfSignature(passing);
  return addSymptomToVerdict(
    refusedVerdict({ note: `${seen} were refused, and the very same were let in at another time: ${said}` }),
    { ...makeSymptom(isOfToken ? 'instances-differ' : 'ways-differ', seen), said },
  );
};
