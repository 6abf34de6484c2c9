import type { RecordedCall } from '../recorder/callRecorder.ts';
import type { RecordedForm } from '../recorder/formRecorder.ts';
import type { RecordedQuotes } from './recordedQuotes.ts';

/** The version of the document; another one is not read. */
export const recordingVersion = 3;

/** How a recording begins: what it is, of which product, and when it was saved. */
export type RecordingHead<P extends string = string> = {
  readonly format: 'fx-gateway-recording';
  readonly version: typeof recordingVersion;
  readonly product: { readonly version: string; readonly commit: string };
  readonly client: 'web' | 'cli';
  readonly partner: P;
  readonly savedAt: string;
};

/** What is only known where it is saved. */
export type RecordingClientAndTime = Pick<RecordingHead, 'product' | 'client' | 'savedAt'>;

/** What happened beside the quotes. */
export type RecordedFormsAndCalls = {
  readonly wizards: readonly RecordedForm[];
  /** Every call of the partner. */
  readonly calls: readonly RecordedCall[];
};

/**
 * What happened in one visit of a customer of a partner. Its quotes, run through the same transitions, give the same
 * states again; of a wizard it says how everything was judged then (REC-4).
 */
export type Recording<P extends string, D, R, Q> = RecordingHead<P> & {
  readonly quotes: RecordedQuotes<D, R, Q> | null;
} & RecordedFormsAndCalls;

/** The recording of what was noted; null where nothing happened to a quote or in a wizard. */
export const makeRecording = <P extends string, D, R, Q>(
  partner: P,
  { product, client, savedAt }: RecordingClientAndTime,
  quotes: RecordedQuotes<D, R, Q> | null,
  { wizards = [], calls = [] }: Partial<RecordedFormsAndCalls> = {},
): Recording<P, D, R, Q> | null =>
  quotes === null && wizards.length === 0
    ? null
    : {
        format: 'fx-gateway-recording',
        version: recordingVersion,
        product,
        client,
        partner,
        savedAt,
        quotes,
        wizards,
        calls,
      };
