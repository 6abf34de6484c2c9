import type { TimelineLine } from '@fx-gateway/domain/timeline/timeline.ts';
import type { ViewStyle } from './viewStyle.ts';
import { formatTable } from './formatTable.ts';
import { formatUtcMomentOrDay } from './formatUtcMomentOrDay.ts';

/** What is known of a deal, oldest first, and from whom; empty where nothing is. */
export const formatTimelineTable = (
  lines: readonly TimelineLine[],
  partner: string,
  paint: ViewStyle,
): string =>
  lines.length === 0
    ? ''
    : formatTable(
        [{ heading: 'When' }, { heading: 'From' }, { heading: 'What' }],
        lines.map(({ at, what, from, requestId }) => [
          formatUtcMomentOrDay(at),
          from === 'partner' ? partner : 'this machine',
          requestId === undefined ? what : `${what} Request id: ${requestId}`,
        ]),
        paint,
      );
