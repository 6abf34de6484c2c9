import type { EndedCall } from '@fx-gateway/domain/calls/endedCall.ts';

/** By which id a partner knows its answer to the newest call that was no mere look. */
export type LastWriteRequestIdRecorder = {
  /** Hears how every call ends. */
  ended(call: EndedCall): void;
  /** Null before the first one, and where it had no answer, or one without an id. */
  requestId(): string | null;
};

export const createLastWriteRequestIdRecorder = (): LastWriteRequestIdRecorder => {
  let newest: string | null = null;
  return {
    ended: ({ call, requestId }) => {
      if (!call.startsWith('GET ')) newest = requestId;
    },
    requestId: () => newest,
  };
};
