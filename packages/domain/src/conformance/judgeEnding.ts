import { symptom } from './causes/symptom.ts';
import { errorTypeOf, isAccepted, isInTrouble, requestIdOf, type Heard } from './spoken/heard.ts';
import { explained } from './spoken/explained.ts';
import { asExpected, notTried, refused, showing, unanswered, type Judged } from './spoken/verdict.ts';

const livesOn = 'so the session of this run may live on.';

/** Whether the service has ended the session that a run signed in with: that is promised, so silence is not enough. */
export const judgeEnding = (heard: Heard | 'no-session' | null): Judged => {
  if (heard === 'no-session') return notTried('no-sign-in');
  if (heard === null) return { ...unanswered, note: `No whole answer came to RevokeToken, ${livesOn}` };
  return isAccepted(heard)
    ? asExpected()
    : explained(
        showing(
          refused({
            note: `It answered RevokeToken with status ${heard.status}, ${livesOn}`,
            requestId: requestIdOf(heard),
          }),
          isInTrouble(heard)
            ? symptom('call-refused', `RevokeToken is answered with status ${heard.status}`)
            : symptom(
                'no-revocation',
                errorTypeOf(heard) || `status ${heard.status}`,
                'identity.userPoolClientId',
              ),
        ),
        heard,
      );
};
