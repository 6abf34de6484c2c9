import { formatDate } from '@fx-gateway/domain/geography';
import type { ReplayedForm } from '@fx-gateway/domain/masking';
import type { RecordingHead, ReplayedState } from '@fx-gateway/domain/recording';
import { bookingText } from './quoteLines.ts';
import { elapsedText } from './replayLines.ts';
import { saveText } from './wizardLines.ts';

const counted = (states: readonly { readonly after: number }[]): string =>
  `${states.length} ${states.length === 1 ? 'event' : 'events'} in ${elapsedText(states.at(-1)?.after ?? 0)}`;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What a file is, from when, how much of what happened it holds, and what came of it. */
export const recordingSummary = (
  { client, savedAt }: RecordingHead,
  partner: string,
  states: readonly ReplayedState[],
  wizards: readonly (readonly ReplayedForm[])[],
): string => {
  const where =
    client === 'web' ? `A visit in the browser, at ${partner}` : `A watch at a terminal, at ${partner}`;
  const moment = new Date(savedAt).toISOString();
  const bookings = states.flatMap(({ event, booking }) =>
    event === 'booking-answered' && booking !== null ? [bookingText(booking)] : [],
  );
  return [
    `${where}, saved ${formatDate(moment)}, ${moment.slice(11, 19)} UTC.`,
    ...(states.length === 0
      ? []
      : [
          `Quotes: ${counted(states)}.`,
          ...(bookings.length === 0 ? ['Nothing was booked.'] : bookings.map(sentence)),
        ]),
    ...wizards.map((wizard, place) => {
      const save = wizard.at(-1)?.save ?? null;
      return `Beneficiary ${place + 1}: ${counted(wizard)}, ${save === null ? 'not saved' : saveText(save)}.`;
    }),
  ].join(' ');
};
