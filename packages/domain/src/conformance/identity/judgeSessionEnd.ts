import { makeSymptom } from '../causes/makeSymptom.ts';
import {
  readErrorType,
  isAccepted,
  isServiceInTrouble,
  readRequestId,
  type ProbeResponse,
} from '../responses/probeResponse.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import {
  asExpectedVerdict,
  notTriedVerdict,
  refusedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

const livesOn = 'so the session of this run may live on.';

/** Whether the service has ended the session that a run signed in with: that is promised, so silence is not enough. */
export const judgeSessionEnd = (heard: ProbeResponse | 'no-session' | null): ExplainedVerdict => {
  if (heard === 'no-session') return notTriedVerdict('no-sign-in');
  if (heard === null)
    return { ...unansweredVerdict, note: `No whole answer came to RevokeToken, ${livesOn}` };
  return isAccepted(heard)
    ? asExpectedVerdict()
    : addServiceWordsToVerdict(
        addSymptomToVerdict(
          refusedVerdict({
            note: `It answered RevokeToken with status ${heard.status}, ${livesOn}`,
            requestId: readRequestId(heard),
            status: heard.status,
          }),
          isServiceInTrouble(heard)
            ? makeSymptom('call-refused', `RevokeToken is answered with status ${heard.status}`)
            : makeSymptom(
                'no-revocation',
                readErrorType(heard) || `status ${heard.status}`,
                'identity.userPoolClientId',
              ),
        ),
        heard,
      );
};
