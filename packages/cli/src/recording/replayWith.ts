import type { RecordedForm } from '@fx-gateway/domain/recorder/formRecorder.ts';
import { recordingVersion, type Recording } from '@fx-gateway/domain/recording/recording.ts';
import type { ReplayedState } from '@fx-gateway/domain/recording/replayedState.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type * as z from 'zod';
import { readBySchema } from '../checking/readBySchema.ts';
import { wrapText } from '../terminal/wrapText.ts';
import { callLines } from './callLines.ts';
import { matchBookings, matchData, matchFailure, type BookedNames } from './matchBookings.ts';
import { matchLines } from './matchLines.ts';
import { quoteLines } from './quoteLines.ts';
import { quoteStateData } from './quoteStateData.ts';
import { recordingSummary } from './recordingSummary.ts';
import type { PartnerBookedDealsReader, Replaying } from './replaying.ts';
import { wizardLines } from './wizardLines.ts';

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
export const replayWith = <P extends string, D, R, Q>(
  form: z.ZodType<Recording<P, D, R, Q>>,
  replay: (recording: Recording<P, D, R, Q>) => readonly ReplayedState[],
  named: string,
  booked: BookedNames,
  readBooked: PartnerBookedDealsReader,
): Replaying => ({
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
        states: states.map(quoteStateData),
        wizards: wizards.map(wizardData),
        calls: calls.map(({ at: _at, ...call }) => call),
        matches: matches?.map(matchData) ?? null,
      },
      failure: matches === null ? null : matchFailure(matches, booked),
      view: (paint) =>
        [
          ...wrapText(recordingSummary(read.value, named, states, wizards), paint.columns ?? Infinity, paint),
          `Product ${product.version}, commit ${product.commit}`,
          ...(matches === null || matches.length === 0
            ? []
            : ['', paint.bold(`Which ${booked.one} it is`), matchLines(matches, booked, paint)]),
          ...(states.length === 0 ? [] : ['', paint.bold('Quotes'), quoteLines(states, client, paint)]),
          ...wizards.flatMap((wizard, place) => [
            '',
            paint.bold(`Beneficiary ${place + 1}`),
            wizardLines(wizard, paint),
          ]),
          ...(calls.length === 0 ? [] : ['', paint.bold('Calls of the partner'), callLines(calls, paint)]),
        ].join('\n'),
    });
  },
});
