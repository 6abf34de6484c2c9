import type { EndedCall } from '../calls/endedCall.ts';
import type { Clock } from '../ports/clock.ts';
import { createRecorder, type EventTime } from './recorder.ts';

/**
 * How a call ended: `lost` where nothing came, `repeated` where an answer came to a call that had been sent before under
 * the same key, so that it may be the one which was given then.
 */
export const callEndKinds = ['answered', 'lost', 'repeated'] as const;

/** A call of the partner, as it is recorded. */
export type RecordedCall = EventTime &
  Omit<EndedCall, 'key'> & { readonly became: (typeof callEndKinds)[number] };

export type CallRecorder = {
  note(call: EndedCall): void;
  calls(): readonly RecordedCall[];
};

/** What the id of a request looks like; anything else in its place stays out (REC-2). */
export const requestIdPattern = /^[\w+/=:.-]{1,80}$/;

/** Notes how the calls of a visit end (REC-1). */
export const createCallRecorder = (clock: Clock): CallRecorder => {
  const recorder = createRecorder<Omit<RecordedCall, keyof EventTime>>(clock);
  const sent = new Set<string>();
  return {
    note: ({ key, call, status, requestId }) => {
      const sending = `${call} ${key}`;
      const answered = key !== null && sent.has(sending) ? 'repeated' : 'answered';
      sent.add(sending);
      recorder.note({
        call,
        became: status === null ? 'lost' : answered,
        status,
        requestId: requestId !== null && requestIdPattern.test(requestId) ? requestId : null,
      });
    },
    calls: recorder.notes,
  };
};
