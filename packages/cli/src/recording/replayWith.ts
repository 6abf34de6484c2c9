import type { ReplayedForm } from '@fx-gateway/domain/masking';
import { recordingVersion, type RecordingHead, type ReplayedState } from '@fx-gateway/domain/recording';
import { succeeded } from '@fx-gateway/domain/result';
import type * as z from 'zod';
import { readAs } from '../check/readAs.ts';
import { wrapText } from '../terminal/wrapText.ts';
import { quoteLines } from './quoteLines.ts';
import { quoteStateData } from './quoteStateData.ts';
import { recordingSummary } from './recordingSummary.ts';
import type { Replaying } from './replaying.ts';
import { wizardLines, type FormEventWords } from './wizardLines.ts';

/** What stood on the screen around quotes, and in each wizard of a beneficiary. */
type Replayed = {
  readonly states: readonly ReplayedState[];
  readonly wizards: readonly (readonly ReplayedForm[])[];
};

const unlikeSaved =
  'A recording is replayed as it was saved: this one was changed since, or cut short. Ask for the file again, as Help, Save what happened, or fxg quotes watch --record wrote it.';

/** What a partner, and what happens in its form of a beneficiary, is called for a person. */
type PartnerWords = { readonly partner: string; readonly formEvents: FormEventWords };

/** What the person saw, state by state, from a recording of this form (REC-4). */
export const replayWith = <R extends RecordingHead>(
  form: z.ZodType<R>,
  replay: (recording: R) => Replayed,
  words: PartnerWords,
): Replaying => ({
  version: recordingVersion,
  show: async (given) => {
    const read = await readAs(given, form, unlikeSaved);
    if (!read.ok) return read;
    const { product, client, partner, savedAt } = read.value;
    const { states, wizards } = replay(read.value);
    return succeeded({
      data: {
        product,
        client,
        partner,
        savedAt,
        states: states.map(quoteStateData),
        wizards: wizards.map((wizard) => ({ states: wizard })),
      },
      view: (paint) =>
        [
          ...wrapText(
            recordingSummary(read.value, words.partner, states, wizards),
            paint.columns ?? Infinity,
          ),
          `Product ${product.version}, commit ${product.commit}`,
          ...(states.length === 0 ? [] : ['', paint.bold('Quotes'), quoteLines(states, client, paint)]),
          ...wizards.flatMap((wizard, place) => [
            '',
            paint.bold(`Beneficiary ${place + 1}`),
            wizardLines(wizard, words.formEvents, paint),
          ]),
        ].join('\n'),
    });
  },
});
