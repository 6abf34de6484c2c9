import { gatewayMessages } from '../calls/gatewayMessages.ts';
import { isAccepted } from './heard.ts';
import { symptom } from './causes/symptom.ts';
import { asExpected, differs, notTried, refused, showing, unanswered, type Judged } from './verdict.ts';

/** What came of asking a call of a service, with nothing of what the answer held. */
export type Asked =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly requestId: string | null;
      /** What it says where it refuses with a status of success, such as `code 104`; null where it does not. */
      readonly refusal: string | null;
      /** The first member that is not as the call promises it; null where all are. */
      readonly differing: string | null;
    }
  | { readonly kind: 'no-answer' | 'missing-configuration' }
  | {
      readonly kind: 'session-lost' | 'not-admitted';
      readonly status: number | null;
      readonly requestId: string | null;
    }
  | { readonly kind: 'wrong-clock'; readonly ahead: number; readonly requestId: string | null };

/** The status that came, 0 where something came that is none; null where nothing did. */
export const statusOf = (asked: Asked): number | null => {
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

/** An answer of a call against what the call promises. What a service says in its own words is told to nobody. */
export const judgeAnswer = (asked: Asked, call = 'It'): Judged => {
  switch (asked.kind) {
    case 'no-answer':
      return showing(unanswered, symptom('call-refused', `${call} gets no answer`));
    case 'missing-configuration':
      return notTried('not-configured');
    case 'session-lost':
      return showing(
        refused({ note: 'The sign-in is not accepted.', requestId: asked.requestId }),
        symptom('call-refused', `${call} does not accept the sign-in`),
      );
    case 'not-admitted':
      return showing(
        refused({
          note: 'The gateway does not take the signature, or has no such path.',
          requestId: asked.requestId,
        }),
        symptom('call-refused', `${call} is let in by no signature`),
      );
    case 'wrong-clock':
      return refused({ note: gatewayMessages.wrongClock(asked.ahead), requestId: asked.requestId });
    case 'answered': {
      const { status, requestId, refusal, differing } = asked;
      if (refusal !== null)
        return showing(
          refused({ note: `It answered with ${refusal}.`, requestId }),
          refusal === wrongKey
            ? symptom('rates-key', refusal, 'ratesKey')
            : symptom('call-refused', `${call} is answered with ${refusal}`),
        );
      if (!isAccepted(asked))
        return showing(
          refused({ note: `It answered with status ${status}.`, requestId }),
          symptom('call-refused', `${call} is answered with status ${status}`),
        );
      return differing === null
        ? asExpected()
        : showing(
            differs(differing, 'It is not there, or is something else.', requestId),
            symptom('other-answer', `${differing} of ${call}`),
          );
    }
  }
};
