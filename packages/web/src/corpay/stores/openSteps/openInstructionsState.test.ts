import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { describe, expect, it } from 'vitest';
import {
  after,
  booking,
  checking,
  instruction,
  lost,
  overtaken,
  read,
  settlementsIn,
} from '../../../../test/openIntents.ts';
import {
  isOutcomeUnknown,
  reduceOpenMoneyCalls,
  isOrderShownInstructed,
  findNewlyOpenMoneyCalls,
  type OpenMoneyCallsState,
  type OpenMoneyCallsAction,
} from './openMoneyCallsState.ts';

const one = booking('q-1');

describe('an instruction that another tab has settled', () => {
  const sent = instruction('20418300');
  const told = (kind: 'not-instructed' | 'unknown', here: boolean): OpenMoneyCallsState =>
    after(here ? lost(sent) : read([sent]), read([]), checking(sent), {
      type: 'instruction-checked',
      id: journalEntryId(sent),
      settlement: kind === 'unknown' ? { kind, failure: null, shown: [] } : { kind, orderNumber: '20418300' },
    });

  it('is looked into once more here, by whichever tab it was sent', () => {
    const before = after(read([sent]));
    const now = reduceOpenMoneyCalls(before, read([]));
    expect(now.open).toMatchObject([{ settlement: { kind: 'settled-elsewhere', orderNumber: '20418300' } }]);
    expect(findNewlyOpenMoneyCalls(before, now)).toEqual(now.open);
    expect(findNewlyOpenMoneyCalls(now, now)).toEqual([]);
    const began = reduceOpenMoneyCalls(now, checking(sent));
    expect([now, began].flatMap(({ open }) => open.map(isOutcomeUnknown))).toEqual([false, true]);
  });

  it('is told as what its order says', () => {
    expect(settlementsIn(told('not-instructed', false))).toEqual(['not-instructed']);
  });

  it('is asked about no more where its order says nothing: it goes, or is told as settled to who sent it', () => {
    expect(told('unknown', false).open).toEqual([]);
    expect(told('unknown', true).open).toMatchObject([
      { checking: false, settlement: { kind: 'settled-elsewhere' } },
    ]);
  });
});

it('what is known of one instruction is not said of another', () => {
  const [first, second] = [instruction('20418300'), instruction('20418301')];
  const state = after(lost(first), lost(second), {
    type: 'instruction-checked',
    id: journalEntryId(second),
    settlement: { kind: 'instructed', orderNumber: '20418301' },
  });
  expect(settlementsIn(state)).toEqual([null, 'instructed']);
  expect(
    findNewlyOpenMoneyCalls(after(lost(first)), after(lost(first), read([first, second]))),
  ).toMatchObject([{ intent: second }]);
});

describe('what was said of an instruction', () => {
  const sent = instruction('20418300');
  const notInstructed = after(lost(sent), {
    type: 'instruction-checked',
    id: journalEntryId(sent),
    settlement: { kind: 'not-instructed', orderNumber: '20418300' },
  });

  const settled = (
    settlement: Extract<OpenMoneyCallsAction, { type: 'instruction-checked' }>['settlement'],
  ) => {
    const [open] = after(lost(sent), {
      type: 'instruction-checked',
      id: journalEntryId(sent),
      settlement,
    }).open;
    return open === undefined
      ? null
      : [isOrderShownInstructed(open, '20418300'), isOrderShownInstructed(open, '20418301')];
  };

  it('goes once the same order is instructed again, here or elsewhere', () => {
    const again = instruction('20418300', 'next key');
    expect(reduceOpenMoneyCalls(notInstructed, lost(again)).open).toMatchObject([
      { intent: again, here: true },
    ]);
    expect(reduceOpenMoneyCalls(notInstructed, read([again])).open).toMatchObject([
      { intent: again, here: false },
    ]);
  });

  it('stays where another order is instructed, or the same one is being asked about', () => {
    const other = instruction('20418301');
    expect(reduceOpenMoneyCalls(notInstructed, lost(other)).open).toHaveLength(2);
    expect(after(lost(sent), lost(instruction('20418300', 'next key'))).open).toHaveLength(2);
    expect(reduceOpenMoneyCalls(notInstructed, read([one])).open).toHaveLength(2);
  });

  it('as still to be done goes with the order that is instructed, that of a found booking too', () => {
    expect(overtaken(notInstructed, '20418300')).toEqual([]);
    expect(overtaken(notInstructed, '20418301')).toHaveLength(1);
    const found = after(lost(one), {
      type: 'booking-checked',
      id: journalEntryId(one),
      settlement: { kind: 'booked', orderNumber: '20418300' },
    });
    expect(overtaken(found, '20418300')).toEqual([]);
    const unknown = after(lost(sent));
    expect(overtaken(unknown, '20418300')).toEqual(unknown.open);
  });

  it('is that it is instructed, also where that is by another instruction', () => {
    const orderNumber = '20418300';
    expect(settled({ kind: 'instructed', orderNumber })).toEqual([true, false]);
    expect(settled({ kind: 'instructed-already', orderNumber, instructedAs: [], unclear: [] })).toEqual([
      true,
      false,
    ]);
    expect(settled({ kind: 'instructed-differently', orderNumber, instructedAs: [], different: [] })).toEqual(
      [true, false],
    );
    expect(settled({ kind: 'not-instructed', orderNumber })).toEqual([false, false]);
    const [found] = after(lost(one), {
      type: 'booking-checked',
      id: journalEntryId(one),
      settlement: { kind: 'booked', orderNumber },
    }).open;
    expect(found && isOrderShownInstructed(found, orderNumber)).toBe(false);
  });
});
