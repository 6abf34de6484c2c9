import { symptom } from './causes/symptom.ts';
import {
  readErrorType,
  isAccepted,
  isServiceInTrouble,
  requestIdOf,
  type ProbeResponse,
} from './spoken/heard.ts';
import { withServiceWords } from './spoken/withServiceWords.ts';
import {
  asExpectedVerdict,
  notTriedVerdict,
  refusedVerdict,
  withSymptom,
  unansweredVerdict,
  type ExplainedVerdict,
} from './spoken/verdict.ts';

const livesOn = 'so the session of this run may live on.';

/** Whether the service has ended the session that a run signed in with: that is promised, so silence is not enough. */
export const judgeSessionEnd = (heard: ProbeResponse | 'no-session' | null): ExplainedVerdict => {
  if (heard === 'no-session') return notTriedVerdict('no-sign-in');
  if (heard === null)
    return { ...unansweredVerdict, note: `No whole answer came to RevokeToken, ${livesOn}` };
  return isAccepted(heard)
    ? asExpectedVerdict()
    : withServiceWords(
        withSymptom(
          refusedVerdict({
            note: `It answered RevokeToken with status ${heard.status}, ${livesOn}`,
            requestId: requestIdOf(heard),
            status: heard.status,
          }),
          isServiceInTrouble(heard)
            ? symptom('call-refused', `RevokeToken is answered with status ${heard.status}`)
            : symptom(
                'no-revocation',
                readErrorType(heard) || `status ${heard.status}`,
                'identity.userPoolClientId',
              ),
        ),
        heard,
      );
};
