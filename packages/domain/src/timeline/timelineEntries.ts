import { momentOf, readMomentOrDay } from './momentOrDay.ts';
import type { TimelineEntry } from './timeline.ts';

/** What the partner says was or will be; nothing where its text is neither a moment nor a day. */
export const partnerTimelineEntries = (
  text: string,
  step: TimelineEntry['step'],
  what: string,
): readonly TimelineEntry[] => {
  const when = readMomentOrDay(text);
  return when === null ? [] : [{ when, step, what, from: 'partner' }];
};

/** What this machine sent, and keeps. */
export const localTimelineEntry = (
  startedAt: number,
  step: TimelineEntry['step'],
  what: string,
  requestId: string | null = null,
): TimelineEntry => ({
  when: momentOf(startedAt),
  step,
  what,
  from: 'this-machine',
  ...(requestId === null ? {} : { requestId }),
});
