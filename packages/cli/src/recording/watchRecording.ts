import { resolve } from 'node:path';
import { systemClock, writeFileAtomically } from '@fx-gateway/adapters/node';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import { createCallRecorder, type CallRecorder } from '@fx-gateway/domain/recorder/callRecorder.ts';
import {
  createQuoteRecorder,
  type QuoteRecorderEntry,
  type QuoteRecorder,
} from '@fx-gateway/domain/recorder/quoteRecorder.ts';
import type {
  RecordedFormsAndCalls,
  RecordingHead,
  RecordingClientAndTime,
} from '@fx-gateway/domain/recording/recording.ts';
import { version } from '../../package.json';
import type { Invocation } from '../verbs/invocation.ts';
import type { OptionSpec } from '../verbs/verb.ts';

export const recordOption: OptionSpec = {
  flags: '--record <file>',
  summary: 'write what happened, without names, ids and secrets, for fxg replay',
};

/** What one watch sees, as it sees it; `live` is the state that is met. */
export type QuoteWatchRecorder<D, R, Q, O> = {
  readonly hear: (
    event: Parameters<QuoteRecorder<D, R, Q, O>['hear']>[0],
    live: LiveQuoteState<R, Q, CallFailure>,
    at: number,
  ) => void;
  readonly callEnded: CallRecorder['note'];
  bookingBegan(live: LiveQuoteState<R, Q, CallFailure>): void;
  bookingAnswered(outcome: O): void;
  /** Puts what was noted so far into the file, readable by its owner alone; says on stderr where it cannot. */
  write(): Promise<void>;
};

/** The recording that `--record` asks for (REC-6); null where it does not. Opened within `withRecordFile`. */
export const createQuoteWatchRecorder = <D, R, Q, O>(
  invocation: Invocation,
  draft: D,
  recordingOf: (
    notes: readonly QuoteRecorderEntry<D, R, Q, O>[],
    saved: RecordingClientAndTime,
    around: Pick<RecordedFormsAndCalls, 'calls'>,
  ) => RecordingHead | null,
): QuoteWatchRecorder<D, R, Q, O> | null => {
  const named = invocation.options.text('record');
  if (named === null) return null;
  const file = resolve(named);
  const recorder = createQuoteRecorder<D, R, Q, O>(systemClock);
  const calls = createCallRecorder(systemClock);
  let met: LiveQuoteState<R, Q, CallFailure> | null = null;
  return {
    hear: (event, live, at) => recorder.hear(event, { draft, live }, at),
    callEnded: calls.note,
    bookingBegan: (live) => {
      met = live;
      recorder.note({ type: 'booking-began' }, { running: true, draft, live });
    },
    bookingAnswered: (outcome) => {
      if (met !== null)
        recorder.note({ type: 'booking-answered', outcome }, { running: true, draft, live: met });
    },
    write: async () => {
      const product = { version, commit: 'unknown' };
      const savedAt = new Date(systemClock.now()).toISOString();
      const saved = { product, client: 'cli', savedAt } as const;
      const recording = recordingOf(recorder.notes(), saved, { calls: calls.calls() });
      if (recording === null) return;
      const writing = writeFileAtomically(file, JSON.stringify(recording));
      invocation.endsAfter(writing);
      try {
        await writing;
      } catch {
        await invocation.report(`What happened could not be written to ${named}.`);
      }
    },
  };
};
