import { describe, expect, it } from 'vitest';
import { callFailure, type CallFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { createVirtualTime } from '../../ports/virtualTime.ts';
import { createQuoteRecorder } from '../../recorder/quoteRecorder.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import type { Quote } from '../api/quote.ts';
import { createCorpayLiveQuote } from '../quotes/corpayLiveQuote.ts';
import { reduceQuoteDraft, emptyDraft, quoteRequestOf, type QuoteDraftAction } from '../quotes/quoteDraft.ts';
import type { CorpayRecorderEvent, CorpayQuoteRecorder } from './corpayRecorder.ts';
import { makeCorpayRecording } from './makeCorpayRecording.ts';
import { replayRecording } from './replayRecording.ts';

const secrets = ['Thalassa Olive', 'payee-7c0e4d5a', 'GB33BUKB', 'secret-quote', '20418166', 'Ada is wrong'];

/** A screen whose quotes cost one dollar more each time, with its recorder. */
const makeScreen = (answers: Result<Quote, CallFailure>[] = []) => {
  const time = createVirtualTime();
  const recorder: CorpayQuoteRecorder = createQuoteRecorder(time.clock);
  let draft = emptyDraft;
  let quotes = 0;
  const live = createCorpayLiveQuote({
    quotes: {
      request: async ({ amount }) => {
        quotes += 1;
        const settlement = makeMoney(10_000n + 100n * BigInt(quotes), 'USD');
        const quoteId = `secret-quote-${quotes}`;
        return (
          answers.shift() ??
          succeeded({ quoteId, rate: 0.9, settlement, payment: amount, expiryRemaining: 10 })
        );
      },
      remaining: async () => succeeded(7),
    },
    clock: time.clock,
    timers: time.timers,
    changed: (state) => {
      const quote = state.offer?.quote ?? null;
      if (quote?.quoteId !== displayed) draft = reduceQuoteDraft(draft, { type: 'quoted', quote });
      displayed = quote?.quoteId;
    },
    heard: (event, before, at) => recorder.hear(event, { draft, live: before }, at),
  });
  let displayed: string | undefined;
  const note = (event: CorpayRecorderEvent) =>
    recorder.note(event, { running: true, draft, live: live.state() });
  const edit = (event: QuoteDraftAction): void => {
    draft = reduceQuoteDraft(draft, event);
    live.send({ type: 'edited', request: quoteRequestOf(draft) });
  };
  const pay = (text: string) => {
    edit({
      type: 'beneficiary-chosen',
      beneficiary: {
        clientIntegrationId: 'payee-7c0e4d5a',
        payee: 'Thalassa Olive',
        curr: 'EUR',
        bankCountryISO: 'GR',
        methods: ['W'],
      },
    });
    edit({ type: 'amount-typed', side: 'Payment', text });
  };
  const recording = () => {
    const product = { version: '0.1.0', commit: 'unknown' };
    const made = makeCorpayRecording(recorder.notes(), {
      product,
      client: 'web',
      savedAt: '2026-11-23T00:00:00.000Z',
    });
    if (made === null) throw new Error('nothing was noted');
    return made;
  };
  return { time, live, note, pay, recording };
};

describe('a recording', () => {
  it('replays a renewed and booked quote to the states that stood on the screen (REC-4)', async () => {
    const { time, live, note, pay, recording } = makeScreen();
    pay('90');
    await time.advance(600);
    await time.advance(6_000);
    expect(live.state().renewed).not.toBeNull();
    await time.advance(1_500);
    live.send({ type: 'press-began' });
    live.send({ type: 'booking-began' });
    await time.advance(300);
    note({ type: 'booking-answered', outcome: { kind: 'booked', orderNumber: '20418166' } });
    live.send({ type: 'booking-ended' });
    const states = replayRecording(recording());
    const displayed = [
      ...new Set(states.map(({ quote, settlement }) => `${quote} ${settlement?.minor ?? ''}`)),
    ];
    expect(displayed).toEqual(['null ', 'quote-1 10100', 'quote-2 10200']);
    const renewed = states.find(({ quote }) => quote === 'quote-2');
    expect(renewed).toMatchObject({
      lock: 'Payment',
      payment: makeMoney(9_000n, 'EUR'),
      renewal: '1.00 USD more than before',
      cannotBook: { why: 'resting', words: expect.stringContaining('less favourable') },
    });
    expect(states.find(({ event }) => event === 'press-began')).toMatchObject({ cannotBook: null });
    expect(states.find(({ event }) => event === 'booking-answered')).toMatchObject({
      cannotBook: { why: 'booking' },
      booking: { became: 'booked', made: 'order-1', settlement: makeMoney(10_200n, 'USD') },
    });
  });

  it('tells what failed by its kind', async () => {
    const failure = callFailure('refused', '/deal/quote', { status: 400, messages: ['Ada is wrong'] });
    const { time, pay, recording } = makeScreen([failed(failure)]);
    pay('90');
    await time.advance(600);
    expect(replayRecording(recording()).at(-1)).toMatchObject({
      event: 'answered',
      failure: 'refused',
      cannotBook: { why: 'failed' },
    });
  });

  it('holds no name, no id and nothing that was typed and is no amount (REC-2)', async () => {
    const failure = callFailure('refused', '/secret', { messages: ['Ada is wrong'], requestId: 'GB33BUKB' });
    const { time, note, pay, recording } = makeScreen([failed(failure)]);
    pay('GB33BUKB20201555555555');
    await time.advance(600);
    pay('90');
    await time.advance(600);
    pay('91');
    await time.advance(600);
    note({ type: 'booking-answered', outcome: { kind: 'refused', failure } });
    note({ type: 'booking-answered', outcome: { kind: 'booked', orderNumber: '20418166' } });
    const text = JSON.stringify(recording());
    expect(text).toContain('"quote":"quote-1"');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('holds the newest 500 events and replays them from the state that they met (REC-3)', async () => {
    const { time, live, pay, recording } = makeScreen();
    pay('90');
    for (let second = 0; second < 3_000; second += 1) await time.advance(1_000);
    const kept = recording();
    expect(kept.quotes?.events).toHaveLength(500);
    const { offer } = live.state();
    const seen = replayRecording(JSON.parse(JSON.stringify(kept)));
    expect(seen.at(-1)?.settlement).toEqual(offer?.quote.settlement);
    expect(seen.filter(({ renewal }) => renewal === '1.00 USD more than before').length).toBeGreaterThan(50);
  });
});
