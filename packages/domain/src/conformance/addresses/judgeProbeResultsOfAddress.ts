import { makeSymptom } from '../causes/makeSymptom.ts';
import {
  readErrorType,
  isAccepted,
  isAnswerFromCache,
  isServiceInTrouble,
  isNeitherJsonNorWebPage,
  isRedirect,
  isWebPage,
  readRedirectTarget,
  readRequestId,
  type ProbeResponse,
} from '../responses/probeResponse.ts';
import { namesNoAccount } from '../responses/toMissingAccountSymptom.ts';
import { readHostOfAddress } from '../address-parts/readHostOfAddress.ts';
import { redirectedCallSymptom } from '../answers/judgeRedirectedCall.ts';
import { areRefusalsReplaced } from '../answers/areRefusalsReplaced.ts';
import type { UserCallProbeResult } from '../answers/judgeLostQuery.ts';
import { hasNoSignature } from '../answers/makeSignedCallsRefusedVerdict.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import { findSymptomNamedByResponse } from '../responses/findSymptomNamedByResponse.ts';
import type { RefusalResponse } from '../responses/describeRefusal.ts';
import { judgeReachability } from './judgeReachability.ts';
import {
  createCutCallCounts,
  judgeIntermittentTrouble,
  type InterruptedCallCounts,
} from './judgeIntermittentTrouble.ts';
import { isUnreachable, type ReachResult } from '../probes/reached.ts';
import {
  differsWithSymptom,
  asExpectedVerdict,
  refusedVerdict,
  addSymptomToVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

/** All that was heard at one address of the configuration. */
export type AddressProbeResults = {
  /** The field that names it. */
  readonly field: string;
  /** Its origin. */
  readonly target: string;
  readonly reached: ReachResult;
  /** Whether its calls are let in by a token alone, not by a signature. */
  readonly takesToken?: boolean;
  /** The whole address of the first call there. */
  readonly probed?: string;
  /** Answers to calls that nobody signed. */
  readonly unsigned: readonly ProbeResponse[];
  readonly preflights: readonly ProbeResponse[];
  /** The statuses of the calls of the user who is signed in. */
  readonly statuses: readonly number[];
  /** The same calls, each by how it was refused. */
  readonly asked?: readonly UserCallProbeResult[];
  /** What those of them said that were refused. */
  readonly spoken?: readonly RefusalResponse[];
  /** The statuses of trouble that was over when the same call was sent again. */
  readonly passingTrouble?: readonly number[];
  /** How many calls were cut there. */
  readonly cut?: InterruptedCallCounts;
  /** Whether the service names every refusal; what does not is another one. */
  readonly namesRefusals?: boolean;
};

const every = <T>(all: readonly T[], is: (one: T) => boolean): boolean => all.length > 0 && all.every(is);

/** A service that names its refusals is not the one that refuses without a name, or for want of a signature. */
const isOther = (heard: ProbeResponse, namesRefusals = false): boolean => {
  if (isAccepted(heard)) return isNeitherJsonNorWebPage(heard);
  return (
    namesRefusals && !isServiceInTrouble(heard) && (readErrorType(heard) === '' || hasNoSignature(heard))
  );
};

/** A page with a status that no service has for who signed nothing, and for the question of browsers. */
const isPageOfOther = (heard: ProbeResponse): boolean =>
  isWebPage(heard) && heard.status >= 400 && heard.status < 500 && ![401, 403, 404].includes(heard.status);

const isUnasked = ({ status }: ProbeResponse): boolean => status === 304;

/** Some services ask for a token before they say that they have no such path. */
const isMissing = (status: number): boolean => status === 404;

/** A firewall refuses with a page, or refuses also what needs no signature; a gateway says that one is missing. */
const isForbidden = (
  open: readonly ProbeResponse[],
  preflights: readonly ProbeResponse[],
  statuses: readonly number[],
) =>
  every(statuses, (status) => status === 403) &&
  !open.some(hasNoSignature) &&
  (every(open, isWebPage) || every(preflights, ({ status }) => status === 403));

/** The answer that says why: the first of those in trouble where some are, else the first. */
const tellingOf = (heards: readonly RefusalResponse[]): RefusalResponse | undefined => {
  const told = [...heards.filter(isServiceInTrouble), ...heards];
  return told.find((one) => findSymptomNamedByResponse(one) !== null) ?? told[0];
};

/** The answers that show it: what a gateway says to who signed nothing is not why it is so with the calls of a user. */
const toldBy = (
  { symptom: shown }: ExplainedVerdict,
  open: readonly RefusalResponse[],
  others: readonly RefusalResponse[],
): readonly RefusalResponse[] => {
  const of = (is: (one: RefusalResponse) => boolean) => [...open, ...others].filter(is);
  if (shown?.kind === 'some-in-trouble' || shown?.kind === 'in-trouble') return of(isServiceInTrouble);
  return shown?.kind === 'no-such-path' ? of(({ status }) => isMissing(status)) : open;
};

/**
 * An address by all that was heard there: what would be wrong with every call is told once, of the address, with why in
 * the words of what answers there.
 */
export const judgeProbeResultsOfAddress = (place: AddressProbeResults, now: number): ExplainedVerdict => {
  const { reached, unsigned, preflights, spoken = [] } = place;
  const judged = judgeHeard(place, now);
  const open = [...(reached.kind === 'answered' ? [reached.heard] : []), ...unsigned];
  const isComingAndGoing = judged.symptom?.kind === 'some-in-trouble';
  const telling = tellingOf(toldBy(judged, open, [...preflights, ...spoken]));
  return telling === undefined ? judged : addServiceWordsToVerdict(judged, telling, !isComingAndGoing);
};

/** A connection that was not held at first is one of those that nobody signed. */
const comingAndGoing = (
  { reached, preflights, statuses, passingTrouble = [], cut = createCutCallCounts() }: AddressProbeResults,
  open: readonly ProbeResponse[],
): ExplainedVerdict | null =>
  judgeIntermittentTrouble({
    open: open.map(({ status }) => status),
    preflights: preflights.map(({ status }) => status),
    calls: [...statuses, ...passingTrouble],
    cut: { ...cut, unsigned: cut.unsigned + (reached.kind === 'answered' ? 0 : 1) },
  });

/** Who leads to the same path with a slash, or by another scheme, is the service; who leads elsewhere is at another address. */
const judgeRedirectedAddress = (
  { field, target, probed = '' }: AddressProbeResults,
  first: ProbeResponse,
): ExplainedVerdict => {
  const led = redirectedCallSymptom(first, probed);
  if (led.instead !== '')
    return differsWithSymptom(field, `Every call there is redirected ${led.seen}.`, { ...led, whole: true });
  const to = readRedirectTarget(first, target);
  return differsWithSymptom(field, `Every call there is redirected to ${to}.`, makeSymptom('redirected', to));
};

const judgeHeard = (place: AddressProbeResults, now: number): ExplainedVerdict => {
  const { field, target, reached, unsigned, preflights, asked = [], spoken = [] } = place;
  const seen = readHostOfAddress(target);
  const open = reached.kind === 'answered' ? [reached.heard, ...unsigned] : unsigned;
  const statuses = [...open.map(({ status }) => status), ...place.statuses];
  if (isUnreachable(reached)) return judgeReachability(seen, reached, now);
  if (statuses.length === 0) return comingAndGoing(place, open) ?? judgeReachability(seen, reached, now);
  const [first] = open;
  if (first !== undefined && every(open, isRedirect)) return judgeRedirectedAddress(place, first);
  if (every(open, isUnasked) || every(place.statuses, (status) => status === 304))
    return addSymptomToVerdict(
      refusedVerdict({ note: 'It answers with status 304, and nothing was asked with a condition.' }),
      makeSymptom('not-modified'),
    );
  if (areRefusalsReplaced(open, asked))
    return differsWithSymptom(
      'refusals',
      'A page of the site comes in place of its refusals.',
      makeSymptom('refusals-replaced', seen),
    );
  if (every(open, (heard) => isWebPage(heard) && isAccepted(heard)))
    return differsWithSymptom(
      field,
      'A web page answered there, not the service.',
      makeSymptom('web-page', seen),
    );
  const isMissingToUser = place.statuses.length > 1 && every(place.statuses, isMissing);
  if (every(statuses, isMissing) || (isMissingToUser && !spoken.some(namesNoAccount)))
    return differsWithSymptom(
      field,
      'Every call there that was tried was answered with status 404: the address is probably another one.',
      makeSymptom('no-such-path', seen),
    );
  if (isForbidden(open, preflights, statuses))
    return differsWithSymptom(
      field,
      'Every call there is answered with status 403.',
      makeSymptom('forbidden', seen),
    );
  // A path that a gateway does not have: who takes a token would ask for that.
  if (place.takesToken === true && every(open, hasNoSignature))
    return differsWithSymptom(
      field,
      'A gateway answers there that has none of the paths.',
      makeSymptom('no-such-stage', 'Missing Authentication Token'),
    );
  if (
    every(open, (one) => isOther(one, place.namesRefusals)) ||
    every([...open, ...preflights], isPageOfOther)
  )
    return differsWithSymptom(
      field,
      'What answers there is another service.',
      makeSymptom('other-service', seen),
    );
  if (
    first !== undefined &&
    every(open, isServiceInTrouble) &&
    every(statuses, (status) => isServiceInTrouble({ status }))
  )
    return addSymptomToVerdict(
      refusedVerdict({
        note: `It answers with status ${first.status}.`,
        requestId: readRequestId(first),
        status: first.status,
      }),
      makeSymptom('in-trouble', `${seen} answers with status ${first.status}`),
    );
  if (open.some(isAnswerFromCache))
    return differsWithSymptom(
      field,
      'A cache on the way answered, not the service.',
      makeSymptom('cached-on-the-way'),
    );
  const trouble = comingAndGoing(place, open);
  if (trouble !== null) return trouble;
  return reached.kind === 'answered' ? judgeReachability(seen, reached, now) : asExpectedVerdict();
};

/** An address that the user is sent to: pages and redirects are what is expected there. */
export const judgeLink = (
  field: string,
  target: string,
  reached: ReachResult,
  now: number,
): ExplainedVerdict =>
  reached.kind === 'answered' && reached.heard.status === 404
    ? differsWithSymptom(
        field,
        'It answers with status 404.',
        makeSymptom('no-such-path', readHostOfAddress(target)),
      )
    : judgeReachability(readHostOfAddress(target), reached, now);
