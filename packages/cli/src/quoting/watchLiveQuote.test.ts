import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { LiveQuote } from '@fx-gateway/domain/quoting/liveQuote.ts';
import { initialLiveQuoteState, type LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { WriteResult } from '../terminal/terminal.ts';
import { watchLiveQuote } from './watchLiveQuote.ts';

type State = LiveQuoteState<string, string, CallFailure>;

const displayed = (quote: string): State => ({
  ...initialLiveQuoteState<string, string, CallFailure>(),
  status: 'success',
  request: 'r',
  offer: { request: 'r', quote, expiresAt: null },
});
const failing = (kind: CallFailure['kind']): State => ({
  ...displayed('q1'),
  status: 'error',
  offer: null,
  failure: callFailure(kind, '/deal/quote'),
});

const amount = { amount: '1.00', currency: 'USD' };
const booked = {
  event: 'booked' as const,
  orderNumber: '700',
  quoteId: 'q2',
  settlement: amount,
  payment: amount,
  beneficiary: 'B1',
  requestId: null,
};

const noneHeld = failed(commandFailure(exitCodes.refused, 'quote-worse-than-limit', 'None held.'));

afterEach(() => vi.useRealTimers());

/** A watch over a quote that the test moves. */
const watching = (
  more: Partial<Parameters<typeof watchLiveQuote<string, string>>[2]> = {},
  written: WriteResult = 'written',
) => {
  vi.useFakeTimers();
  const shown: string[] = [];
  const sent: string[] = [];
  const noticed: string[] = [];
  const changes: ((state: State) => void)[] = [];
  let stopped = false;
  const invocation = {
    ...fakeInvocation(null).invocation,
    notice: (text: string) => void noticed.push(text),
    emit: async ({ data }: { readonly data: unknown }) => {
      shown.push(String(data));
      return written;
    },
  };
  const live: LiveQuote<string, string, CallFailure> = {
    state: () => displayed('q0'),
    send: ({ type }) => void sent.push(type),
    stop: () => {
      stopped = true;
    },
  };
  const ended = watchLiveQuote<string, string>(
    invocation,
    { seconds: 60, count: null },
    {
      start: (changed) => {
        changes.push(changed);
        return live;
      },
      renewToken: async () => false,
      quoteId: (quote) => quote,
      lineOf: ({ offer }) => ({ data: offer?.quote, view: null, failure: null }),
      failureMessages: () => 'No quote.',
      ...more,
    },
  );
  const come = (state: State): void => changes.forEach((changed) => changed(state));
  return { ended, come, shown, sent, noticed, isStopped: () => stopped };
};

describe('a watch that books', () => {
  it('takes the first quote that holds, and no other', async () => {
    const taken: string[] = [];
    const { ended, come, shown, isStopped } = watching({
      take: ({ offer }) =>
        offer?.quote === 'q2' ? async () => (taken.push('q2'), makeOutput(booked, null)) : null,
      whenOver: noneHeld,
    });
    for (const quote of ['q1', 'q2', 'q2', 'q3']) come(displayed(quote));
    expect(await ended).toMatchObject({ value: { data: booked } });
    expect([taken, shown.slice(0, 2), isStopped()]).toEqual([['q2'], ['q1', 'q2'], true]);
  });

  it.each(['left', 'lost'] as const)(
    'takes no quote whose line was not written: its reader has %s',
    async (written) => {
      const taken: string[] = [];
      const { ended, come } = watching(
        { take: () => async () => (taken.push('q1'), makeOutput(booked, null)) },
        written,
      );
      come(displayed('q1'));
      expect([await ended, taken]).toEqual([succeeded(null), []]);
    },
  );

  it('is not cut off by its time while it books, and says that nothing held where none did', async () => {
    const booking = watching({
      take: () => () => new Promise((resolve) => setTimeout(() => resolve(succeeded(null)), 90_000)),
      whenOver: noneHeld,
    });
    booking.come(displayed('q1'));
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await booking.ended).toEqual(succeeded(null));
    const none = watching({ take: () => null, whenOver: noneHeld });
    none.come(displayed('q1'));
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await none.ended).toBe(noneHeld);
  });
});

describe('a quote that nobody answers', () => {
  it('is asked for again once one was seen, and ends a watch that saw none', async () => {
    const seen = watching();
    seen.come(displayed('q1'));
    seen.come(failing('no-answer'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen.sent).toEqual(['connection-came']);
    seen.come(displayed('q2'));
    expect(seen.shown).toEqual(['q1', 'q2']);
    const never = watching();
    never.come(failing('no-answer'));
    expect(await never.ended).toMatchObject({ failure: { exit: 6 } });
  });

  it('is said once while nothing answers, also where only a look is lost, and that it is back', async () => {
    const { come, noticed } = watching();
    come({ ...displayed('q1'), unanswered: 1 });
    expect(noticed, 'nothing was there yet to be lost').toEqual([]);
    come({ ...displayed('q1'), unanswered: 1 });
    come({ ...failing('no-answer'), unanswered: 2 });
    come(displayed('q2'));
    expect(noticed).toEqual([
      'The connection seems to be lost: nothing answered. fxg goes on by itself once it is back.',
      'The connection is back.',
    ]);
  });

  it('ends where the partner refuses', async () => {
    const { ended, come } = watching();
    come(displayed('q1'));
    come(failing('refused'));
    expect(await ended).toMatchObject({ failure: { exit: 7, message: 'No quote.' } });
  });
});
