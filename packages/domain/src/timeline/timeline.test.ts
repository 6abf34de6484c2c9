import { describe, expect, it } from 'vitest';
import { joinTimeline, type TimelineEntry } from './timeline.ts';
import { partnerTimelineEntries, localTimelineEntry } from './timelineEntries.ts';

const said = (text: string, step: TimelineEntry['step'] = 'booked') =>
  partnerTimelineEntries(text, step, text);
const kept = (moment: string, step: TimelineEntry['step'] = 'booking-sent') => [
  localTimelineEntry(Date.parse(moment), step, step),
];
const toldOf = (...known: readonly (readonly TimelineEntry[])[]) =>
  joinTimeline(...known).map(({ at }) => at);

describe('a timeline', () => {
  it('joins what both know, oldest first, and says of each line whom it is from', () => {
    expect(
      joinTimeline(
        [...said('2026-11-24', 'paid'), ...said('2026-11-22T14:03:20Z')],
        kept('2026-11-22T14:03:19Z'),
      ),
    ).toEqual([
      { at: '2026-11-22T14:03:19.000Z', what: 'booking-sent', from: 'this-machine' },
      { at: '2026-11-22T14:03:20.000Z', what: '2026-11-22T14:03:20Z', from: 'partner' },
      { at: '2026-11-24', what: '2026-11-24', from: 'partner' },
    ]);
  });

  it.each([
    ['2026-11-22T23:30:00-05:00', '2026-11-23T04:30:00.000Z'],
    ['2026-11-22T23:30:00.5+0100', '2026-11-22T22:30:00.500Z'],
    // No zone tells which moment it is (S-7).
    ['2026-11-22T23:30:00', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-22 around noon', '2026-11-22'],
  ])('tells %s as %s', (text, at) => {
    expect(toldOf(said(text))).toEqual([at]);
  });

  it.each(['', 'soon', '2026-02-30', '22/11/2026'])('tells nothing of %j, which is no day', (text) => {
    expect(toldOf(said(text))).toEqual([]);
  });

  it.each([
    ['on that day', '2026-11-22T14:00:00Z'],
    ['on that day in the west, the next day in UTC', '2026-11-23T09:00:00Z'],
    ['on that day in the east, the day before in UTC', '2026-11-21T12:00:00Z'],
  ])('puts a day of booking after the sending of it %s', (_where, sent) => {
    expect(toldOf(said('2026-11-22'), kept(sent))).toEqual([new Date(sent).toISOString(), '2026-11-22']);
  });

  it('puts a day of booking before the instruction of that day, and before all that was sent on later days', () => {
    const instructed = '2026-11-22T14:00:00.000Z';
    expect(toldOf(kept(instructed, 'instruction-sent'), said('2026-11-22'))).toEqual([
      '2026-11-22',
      instructed,
    ]);
    const later = '2026-11-23T12:00:00.000Z';
    expect(toldOf(kept(later), said('2026-11-22'))).toEqual(['2026-11-22', later]);
  });

  it('keeps to the steps only where a moment may lie on the day anywhere on earth', () => {
    const mayLieOnIt = '2026-11-21T10:00:00.000Z';
    const tooEarly = '2026-11-21T09:59:59.000Z';
    const moments = [...kept(mayLieOnIt, 'instruction-sent'), ...kept(tooEarly, 'instruction-sent')];
    expect(toldOf(moments, said('2026-11-22'))).toEqual([tooEarly, '2026-11-22', mayLieOnIt]);
  });

  it('never puts a day before an earlier one', () => {
    const sent = '2026-11-22T20:00:00.000Z';
    expect(toldOf(said('2026-11-23'), kept(sent, 'instruction-sent'), said('2026-11-22', 'paid'))).toEqual([
      sent,
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  it('tells of one moment the earlier step first', () => {
    const at = '2026-11-22T14:00:00Z';
    expect(joinTimeline(kept(at, 'instruction-sent'), kept(at)).map(({ what }) => what)).toEqual([
      'booking-sent',
      'instruction-sent',
    ]);
  });
});
