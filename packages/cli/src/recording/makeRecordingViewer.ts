import type { RecordedForm } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { recordingVersion, type Recording } from '@fx-gateway/domain/recording/recording.ts';
import type { ReplayedState } from '@fx-gateway/domain/recording/replayedState.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type * as z from 'zod';
import { readBySchema } from '../checking/readBySchema.ts';
import { wrapText } from '../terminal/wrapText.ts';
import { formatRecordedCalls } from './formatRecordedCalls.ts';
import {
  matchBookings,
  toMatchedBookingJson,
  unmatchedBookingFailure,
  type PartnerBookingNames,
} from './matchBookings.ts';
import { formatBookingMatches } from './formatBookingMatches.ts';
import { formatReplayedQuotes } from './formatReplayedQuotes.ts';
import { toReplayedStateJson } from './toReplayedStateJson.ts';
import { describeRecording } from './describeRecording.ts';
import type { PartnerBookedDealsReader, RecordingViewer } from './recordingViewer.ts';
import { formatRecordedWizard } from './formatRecordedWizard.ts';

const unlikeSaved =
  'A recording is replayed as it was saved: this one was changed since, or cut short. Ask for the file again, as Help, Save what happened, or fxg quotes watch --record wrote it.';

/** One wizard for a program. */
const wizardData = (wizard: RecordedForm) => ({
  states: wizard.map(({ at, fields, ...note }) => ({
    after: at - (wizard[0]?.at ?? at),
    ...note,
    fields: fields.map((judged) => ({ ...judged, filled: judged.length > 0 })),
  })),
});

/**
 * What the person saw, from a recording of this form: of quotes by the transitions that the screen ran, of a wizard as it
 * was judged then (REC-4).
 */
export const makeRecordingViewer = <P extends string, D, R, Q>(
  form: z.ZodType<Recording<P, D, R, Q>>,
  replay: (recording: Recording<P, D, R, Q>) => readonly ReplayedState[],
  named: string,
  booked: PartnerBookingNames,
  readBooked: PartnerBookedDealsReader,
): RecordingViewer => ({
  version: recordingVersion,
  readBooked,
  show: async (given, lookUp) => {
    const read = await readBySchema(given, form, unlikeSaved);
    if (!read.ok) return read;
    const { product, client, partner, savedAt, wizards, calls } = read.value;
    const states = replay(read.value);
    const matched = lookUp === null ? succeeded(null) : await matchBookings(states, calls, booked, lookUp);
    if (!matched.ok) return matched;
    const matches = matched.value;
    return succeeded({
      data: {
        product,
        client,
        partner,
        savedAt,
        states: states.map(toReplayedStateJson),
        wizards: wizards.map(wizardData),
        calls: calls.map(({ at: _at, ...call }) => call),
        matches: matches?.map(toMatchedBookingJson) ?? null,
      },
      failure: matches === null ? null : unmatchedBookingFailure(matches, booked),
      view: (paint) =>
        [
          ...wrapText(
            describeRecording(read.value, named, states, wizards),
            paint.columns ?? Infinity,
            paint,
          ),
          `Product ${product.version}, commit ${product.commit}`,
          ...(matches === null || matches.length === 0
            ? []
            : ['', paint.bold(`Which ${booked.one} it is`), formatBookingMatches(matches, booked, paint)]),
          ...(states.length === 0
            ? []
            : ['', paint.bold('Quotes'), formatReplayedQuotes(states, client, paint)]),
          ...wizards.flatMap((wizard, place) => [
            '',
            paint.bold(`Beneficiary ${place + 1}`),
            formatRecordedWizard(wizard, paint),
          ]),
          ...(calls.length === 0
            ? []
            : ['', paint.bold('Calls of the partner'), formatRecordedCalls(calls, paint)]),
        ].join('\n'),
    });
  },
});
