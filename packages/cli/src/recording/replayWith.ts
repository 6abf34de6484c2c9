import type { ReplayedForm } from '@fx-gateway/domain/masking';
import { recordingVersion, type RecordingHead, type ReplayedState } from '@fx-gateway/domain/recording';
import { succeeded } from '@fx-gateway/domain/result';
import type * as z from 'zod';
import { readAs } from '../check/readAs.ts';
import { facts } from '../terminal/table.ts';
import { quoteStateData, quoteTable } from './replayedQuotes.ts';
import { wizardTable } from './replayedWizards.ts';
import type { Replaying } from './replaying.ts';

/** What stood on the screen around quotes, and in each wizard of a beneficiary. */
type Replayed = {
  readonly states: readonly ReplayedState[];
  readonly wizards: readonly (readonly ReplayedForm[])[];
};

/** What the person saw, state by state, from a recording of this form (REC-4). */
export const replayWith = <R extends RecordingHead>(
  form: z.ZodType<R>,
  replay: (recording: R) => Replayed,
): Replaying => ({
  version: recordingVersion,
  show: async (given) => {
    const read = await readAs(given, form);
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
          facts(
            [
              ['Saved', `${savedAt} (${client})`],
              ['Product', `${product.version}, commit ${product.commit}`],
              ['Partner', partner],
            ],
            paint,
          ),
          ...(states.length === 0 ? [] : ['', quoteTable(states, paint)]),
          ...wizards.flatMap((wizard, place) => ['', `Beneficiary ${place + 1}`, wizardTable(wizard, paint)]),
        ].join('\n'),
    });
  },
});
