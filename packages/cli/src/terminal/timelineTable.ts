import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { isDay } from '@fx-gateway/domain/geography/isDay.ts';
import type { TimelineLine } from '@fx-gateway/domain/timeline/timeline.ts';
import type { Paint } from './paint.ts';
import { table } from './table.ts';

/** A moment in UTC, `Nov 22, 2026, 14:03:20 UTC`; a day as the partner wrote it. */
const whenText = (at: string): string =>
  isDay(at) ? formatDate(at) : `${formatDate(at)}, ${at.slice(11, 19)} UTC`;

/** What is known of a deal, oldest first, and from whom; empty where nothing is. */
export const timelineTable = (lines: readonly TimelineLine[], partner: string, paint: Paint): string =>
  lines.length === 0
    ? ''
    : table(
        [{ heading: 'When' }, { heading: 'From' }, { heading: 'What' }],
        lines.map(({ at, what, from }) => [
          whenText(at),
          from === 'partner' ? partner : 'this machine',
          what,
        ]),
        paint,
      );
