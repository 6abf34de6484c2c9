import { gatewayMessages } from '../../calls/gatewayMessages.ts';
import { isAccepted, isRedirect, isWebPage, type ProbeResponse } from '../responses/probeResponse.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import {
  describeRefusal,
  describeStatusAndRefusal,
  type RefusalResponse,
} from '../responses/describeRefusal.ts';
import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import { redirectedCallSymptom } from './judgeRedirectedCall.ts';
import { hasNoSignature } from './makeSignedCallsRefusedVerdict.ts';
import {
  differsWithSymptom,
  asExpectedVerdict,
  notTriedVerdict,
  refusedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

/** What was done to an answer on the way. */
type Damage = 'cut-off' | 'unreadable';

/** An answer that is one, and not to what was asked, or of another day. */
export type UnrelatedOrOldAnswer = {
  readonly kind: 'query-ignored' | 'old-answer';
  /** Of the answer. */
  readonly member: string;
  readonly seen: string;
};

/** What came of asking a call of a service, with nothing of what the answer held. */
export type CallProbeResult = AskedOutcome & {
  /** Every answer that it had, as far as they say why they refuse: a look that is refused may be sent again. */
  readonly tries?: readonly RefusalResponse[];
  /** How long the last of them was, as far as it came; null where that is not known. */
  readonly bytes?: number | null;
};

type AskedOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly requestId: string | null;
      /** What it says where it refuses with a status of success, such as `code 104`; null where it does not. */
      readonly refusal: string | null;
      /** The first member that is not as the call promises it; null where all are. */
      readonly differing: string | null;
      /** What was done to it on the way; null where nothing is seen of that. */
      readonly damage?: Damage | null;
      /** The bytes of a long answer that could have come compressed and did not. */
      readonly uncompressed?: number | null;
      /** Where it refuses, its own words of it. */
      readonly spoken?: RefusalResponse | null;
      readonly other?: UnrelatedOrOldAnswer | null;
      /** The names of the query that was sent. */
      readonly query?: readonly string[];
      /** It is the record of a function, which a gateway should have made an answer of. */
      readonly wrapped?: boolean;
      /** What a browser judges by, by names in lower case; null where that is not seen. */
      readonly headers?: ProbeResponse['headers'] | null;
    }
  | { readonly kind: 'no-answer'; readonly damage?: Damage | null }
  | { readonly kind: 'missing-configuration' }
  | {
      readonly kind: 'session-lost' | 'not-admitted';
      readonly status: number | null;
      readonly requestId: string | null;
    }
  | { readonly kind: 'wrong-clock'; readonly ahead: number; readonly requestId: string | null };

/** The status that came, 0 where something came that is none; null where nothing did. */
export const statusOf = (asked: CallProbeResult): number | null => {
  switch (asked.kind) {
    case 'no-answer':
    case 'missing-configuration':
      return null;
    case 'wrong-clock':
      return 0;
    case 'answered':
    case 'session-lost':
    case 'not-admitted':
      return asked.status ?? 0;
  }
};

/** A missing or wrong key of the rates service (RATE-13). */
const wrongKey = 'code 101';

const refusalSymptom = (refusal: string, call: string): Symptom => {
  // The run has sent one.
  if (refusal === `${wrongKey}, missing_access_key`)
    return makeSymptom(
      'query-dropped',
      `The rates service was sent a key and says that there is none (${refusal})`,
    );
  return refusal === wrongKey
    ? makeSymptom('rates-key', refusal, 'ratesKey')
    : makeSymptom('call-refused', `${call} is answered with ${refusal}`);
};

/** An answer of a call against what the call promises; where it refuses, with why in the words of the service. */
export const judgeCallAnswer = (asked: CallProbeResult, call = 'It', address = ''): ExplainedVerdict => {
  const judged = judgeAsked(asked, call, address);
  const spoken = spokenOf(asked);
  return spoken === null ? judged : addServiceWordsToVerdict(judged, spoken);
};

/** What refuses says, also where a gateway does before the service. */
const spokenOf = (asked: CallProbeResult): RefusalResponse | null => {
  if (asked.kind === 'answered') return asked.spoken ?? null;
  return asked.kind === 'not-admitted' ? (asked.tries?.at(-1) ?? null) : null;
};

/** An answer that was damaged on the way; of one that was cut, how much of it came. */
const damageSymptom = (damage: Damage, call: string, bytes: number | null = null): Symptom =>
  damage === 'cut-off' && bytes !== null && bytes > 0
    ? {
        ...makeSymptom(damage, `${call} ended after ${bytes.toLocaleString('en-US')} bytes`),
        instead: String(bytes),
      }
    : makeSymptom(damage);

const judgeAsked = (asked: CallProbeResult, call: string, address: string): ExplainedVerdict => {
  switch (asked.kind) {
    case 'no-answer':
      return addSymptomToVerdict(
        unansweredVerdict,
        asked.damage
          ? damageSymptom(asked.damage, call, asked.bytes)
          : makeSymptom('call-refused', `${call} gets no answer`),
      );
    case 'missing-configuration':
      return notTriedVerdict('not-configured');
    case 'session-lost':
      return addSymptomToVerdict(
        refusedVerdict({ note: 'The sign-in is not accepted.', requestId: asked.requestId }),
        makeSymptom('call-refused', `${call} does not accept the sign-in`),
      );
    case 'not-admitted': {
      const status = asked.status ?? 403;
      const last = asked.tries?.at(-1);
      return addSymptomToVerdict(
        refusedVerdict({ note: `The call is not let in (status ${status}).`, requestId: asked.requestId }),
        last !== undefined && hasNoSignature(last)
          ? makeSymptom('no-such-route', call)
          : makeSymptom('call-refused', `${call} is answered with status ${status}`),
      );
    }
    case 'wrong-clock':
      return refusedVerdict({ note: gatewayMessages.wrongClock(asked.ahead), requestId: asked.requestId });
    case 'answered': {
      const { status, requestId, refusal, differing, damage, other, wrapped = false } = asked;
      if (refusal !== null)
        return addSymptomToVerdict(
          refusedVerdict({ note: `It answered with ${refusal}.`, requestId }),
          refusalSymptom(refusal, call),
        );
      if (status === 304)
        return addSymptomToVerdict(
          refusedVerdict({ note: 'It answered with status 304.', requestId }),
          makeSymptom('not-modified'),
        );
      if (status === 504) {
        const slow = makeSymptom('too-slow', `${call} is given up by the gateway before it`);
        return addSymptomToVerdict(
          refusedVerdict({ note: 'It answered with status 504.', requestId, status }),
          {
            ...slow,
            said: describeStatusAndRefusal(asked.spoken ?? { status, headers: {}, body: undefined }),
          },
        );
      }
      if (asked.headers && isRedirect({ status, headers: asked.headers })) {
        const shown = redirectedCallSymptom({ status, headers: asked.headers }, address);
        return addSymptomToVerdict(
          refusedVerdict({ note: `It is redirected ${shown.seen}.`, requestId }),
          shown,
        );
      }
      if (!isAccepted(asked))
        return addSymptomToVerdict(
          refusedVerdict({ note: `It answered with status ${status}.`, requestId, status }),
          makeSymptom('call-refused', `${call} is answered with status ${status}`),
        );
      if (wrapped)
        return differsWithSymptom(
          differing ?? 'statusCode',
          'It is the record of a function, not its answer.',
          makeSymptom('answer-wrapped', call),
          requestId,
        );
      if (other)
        return differsWithSymptom(
          other.member,
          `It is an answer to something else, or of another time: ${other.seen}.`,
          makeSymptom(other.kind, other.seen),
          requestId,
        );
      if (differing !== null && asked.spoken && isWebPage(asked.spoken))
        return differsWithSymptom(
          differing,
          'A page came in place of an answer.',
          {
            ...makeSymptom('call-answered-by-page', call),
            said: describeRefusal(asked.spoken),
          },
          requestId,
        );
      return differing === null
        ? asExpectedVerdict()
        : differsWithSymptom(
            differing,
            'It is not there, or is something else.',
            damage
              ? damageSymptom(damage, call, asked.bytes)
              : makeSymptom('other-answer', `${differing} of ${call}`),
            requestId,
          );
    }
  }
};
