import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import type { MaySendCheck } from '../verbs/maySendCheck.ts';
import type { QuoteWatchRecorder } from './watchRecording.ts';

/**
 * Writes that the booking of what is displayed began, where `may` lets its call leave. It is written before that: a Ctrl-C
 * from then on ends the command at once.
 */
export const recordBookingBeforeSending =
  <D, R, Q, O>(
    may: MaySendCheck,
    recording: QuoteWatchRecorder<D, R, Q, O> | null,
    live: LiveQuoteState<R, Q, CallFailure>,
  ): MaySendCheck =>
  async () => {
    if (!(await may())) return false;
    recording?.bookingBegan(live);
    await recording?.write();
    return true;
  };
