import type { RecordedForm } from '@fx-gateway/domain/recorder/formRecorder.ts';
import type { RecordingHead } from '@fx-gateway/domain/recording/recording.ts';
import type { ReplayedState } from '@fx-gateway/domain/recording/replayedState.ts';
import { formatLocalDateTime } from '../terminal/formatLocalDateTime.ts';
import { describeRecordedBooking } from './formatReplayedQuotes.ts';
import { wizardSaveTexts } from './formatRecordedWizard.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** `01:05.9`: minutes, seconds and what is whole of their tenths. */
const elapsedText = (ms: number): string => {
  const tenths = Math.floor(ms / 100);
  return `${two(Math.floor(tenths / 600))}:${two(Math.floor((tenths % 600) / 10))}.${tenths % 10}`;
};

const counted = (events: number, elapsed: number): string =>
  `${events} ${events === 1 ? 'event' : 'events'} in ${elapsedText(elapsed)}`;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const wizardText = (wizard: RecordedForm, place: number): string => {
  const { at = 0, save = null } = wizard.at(-1) ?? {};
  const became = save === null ? 'not saved' : wizardSaveTexts[save];
  return `Beneficiary ${place + 1}: ${counted(wizard.length, at - (wizard[0]?.at ?? at))}, ${became}.`;
};

/** What a file is, from when, how much of what happened it holds, and what came of it. */
export const describeRecording = (
  { client, savedAt }: RecordingHead,
  partner: string,
  states: readonly ReplayedState[],
  wizards: readonly RecordedForm[],
): string => {
  const where =
    client === 'web' ? `A visit in the browser, at ${partner}` : `A watch at a terminal, at ${partner}`;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const bookings = states.flatMap(({ event, booking }) =>
    event === 'booking-answered' && booking !== null ? [describeRecordedBooking(booking)] : [],
  );
  return [
    `${where}, saved ${formatLocalDateTime(Date.parse(savedAt))}; all times are in ${zone}.`,
    ...(states.length === 0
      ? []
      : [
          `Quotes: ${counted(states.length, states.at(-1)?.after ?? 0)}.`,
          ...(bookings.length === 0 ? ['Nothing was booked.'] : bookings.map(sentence)),
        ]),
    ...wizards.map(wizardText),
  ].join(' ');
};
