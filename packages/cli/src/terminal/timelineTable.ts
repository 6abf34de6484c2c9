import type { TimelineLine } from '@fx-gateway/domain/timeline/timeline.ts';
import type { Paint } from './paint.ts';
import { table } from './table.ts';
import { whenText } from './whenText.ts';

/** What is known of a deal, oldest first, and from whom; empty where nothing is. */
export const timelineTable = (lines: readonly TimelineLine[], partner: string, paint: Paint): string =>
  lines.length === 0
    ? ''
    : table(
        [{ heading: 'When' }, { heading: 'From' }, { heading: 'What' }],
        lines.map(({ at, what, from, requestId }) => [
          whenText(at),
          from === 'partner' ? partner : 'this machine',
          requestId === undefined ? what : `${what} Request id: ${requestId}`,
        ]),
        paint,
      );
