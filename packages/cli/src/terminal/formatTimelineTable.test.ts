import type { TimelineLine } from '@fx-gateway/domain/timeline/timeline.ts';
import { expect, it } from 'vitest';
import { plainPaint } from '../../test/plainPaint.ts';
import { formatTimelineTable } from './formatTimelineTable.ts';

it('a timeline names the zone of a moment and none of a day, and whom each line is from', () => {
  const lines: readonly TimelineLine[] = [
    { at: '2026-11-22T23:03:19.500Z', what: 'Sent.', from: 'this-machine' },
    { at: '2026-11-24', what: 'Paid.', from: 'partner' },
  ];
  expect(formatTimelineTable(lines, 'Corpay', plainPaint).split('\n')).toEqual([
    'When                        From          What',
    'Nov 22, 2026, 23:03:19 UTC  this machine  Sent.',
    'Nov 24, 2026                Corpay        Paid.',
  ]);
  expect(formatTimelineTable([], 'Corpay', plainPaint)).toBe('');
});
