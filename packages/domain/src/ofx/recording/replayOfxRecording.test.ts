import { describe, expect, it } from 'vitest';
import { callFailure, type CallFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { createVirtualTime } from '../../ports/virtualTime.ts';
import { initialLiveQuoteState } from '../../quoting/liveQuoteState.ts';
import { createQuoteRecorder } from '../../recorder/quoteRecorder.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import type { OfxQuote } from '../api/ofxQuote.ts';
import { newOfxBeneficiary } from '../beneficiaries/newOfxBeneficiary.ts';
import { emptyOfxDraft, reduceOfxDraft, ofxQuoteRequestOf, type OfxDraftAction } from '../quotes/ofxDraft.ts';
import { createOfxLiveQuote, type OfxLiveState } from '../quotes/ofxLiveQuote.ts';
import type { OfxRecorderEvent, OfxQuoteRecorder } from './ofxRecorder.ts';
import { makeOfxRecording } from './makeOfxRecording.ts';
import { replayOfxRecording } from './replayOfxRecording.ts';

const somebody = (beneficiaryId: string) => ({
  ...newOfxBeneficiary,
  beneficiaryId,
  name: `Thalassa ${beneficiaryId}`,
  currency: 'EUR',
});
const three = ['payee-7c0e', 'payee-8d1f', 'payee-9e2a'].map(somebody);
const secrets = ['Thalassa', 'payee-', 'GB33BUKB', 'secret-quote', 'OFX-7304101', 'Ada is wrong'];

/** A screen whose quotes cost one dollar more each time, with its recorder. */
const makeScreen = (answers: Result<OfxQuote, CallFailure>[] = []) => {
  const time = createVirtualTime();
  const recorder: OfxQuoteRecorder = createQuoteRecorder(time.clock);
  let draft = emptyOfxDraft;
  let state: OfxLiveState = initialLiveQuoteState();
  let quotes = 0;
  let isStale = false;
  const live = createOfxLiveQuote({
    quotes: {
      request: async ({ amount, lockSide }) => {
        quotes += 1;
        isStale = false;
        const dear = makeMoney(10_000n + 100n * BigInt(quotes), 'USD');
        const buy = lockSide === 'buy' ? amount : dear;
        const sell = lockSide === 'sell' ? amount : makeMoney(9_000n - BigInt(quotes), 'EUR');
        const fee = { currency: 'USD', amount: 15 };
        return (
          answers.shift() ?? succeeded({ id: `secret-quote-${quotes}`, customerRate: 0.9, buy, sell, fee })
        );
      },
      isStale: async () => succeeded(isStale),
    },
    clock: time.clock,
    timers: time.timers,
    changed: (next) => {
      const before = state.offer?.quote ?? null;
      const quote = next.offer?.quote ?? null;
      state = next;
      if (quote !== before) draft = reduceOfxDraft(draft, { type: 'quoted', quote });
    },
    heard: (event, before, at) => recorder.hear(event, { draft, live: before }, at),
  });
  const note = (event: OfxRecorderEvent) => recorder.note(event, { running: true, draft, live: state });
  const edit = (event: OfxDraftAction): void => {
    draft = reduceOfxDraft(draft, event);
    const request = ofxQuoteRequestOf(draft);
    if (event.type !== 'side-focused') live.send({ type: 'edited', request });
    else if (request !== null) live.send({ type: 'asked-otherwise', request });
  };
  const recording = () => {
    const made = makeOfxRecording(recorder.notes(), {
      product: { version: '0.1.0', commit: 'unknown' },
      client: 'web',
      savedAt: '2026-11-23T00:00:00.000Z',
    });
    if (made === null) throw new Error('nothing was noted');
    return made;
  };
  const look = () => ({
    draft,
    seen: replayOfxRecording(JSON.parse(JSON.stringify(recording()))).at(-1),
  });
  return { time, live, note, edit, recording, look, goStale: () => (isStale = true) };
};

describe('a recording of OFX', () => {
  it('replays a deal for three, renewed and booked, to the amounts that stood on the screen (REC-4)', async () => {
    const { time, live, note, edit, recording, look, goStale } = makeScreen();
    edit({ type: 'beneficiaries-chosen', beneficiaries: three });
    edit({ type: 'sell-total-typed', text: '90' });
    await time.advance(600);
    expect(look().seen).toMatchObject({
      quote: 'quote-1',
      rate: 0.9,
      lock: 'Payment',
      settlement: makeMoney(10_100n, 'USD'),
      payment: makeMoney(9_000n, 'EUR'),
      parts: [3_000n, 3_000n, 3_000n].map((minor) => makeMoney(minor, 'EUR')),
      fee: { currency: 'USD', amount: 15 },
      total: makeMoney(11_600n, 'USD'),
      cannotBook: null,
    });
    edit({ type: 'part-typed', beneficiaryId: 'payee-8d1f', text: '40' });
    await time.advance(600);
    expect(look().seen?.parts.map((part) => part?.minor)).toEqual([3_000n, 4_000n, 3_000n]);
    goStale();
    await time.advance(5_500);
    expect(look().seen).toMatchObject({
      quote: 'quote-3',
      renewal: '1.00 USD more than before',
      cannotBook: { why: 'resting' },
    });
    await time.advance(1_100);
    live.send({ type: 'booking-began' });
    note({
      type: 'booking-answered',
      outcome: { kind: 'booked', dealId: 'OFX-7304101', reference: 'secret-reference', parts: [] },
    });
    expect(look().seen).toMatchObject({
      cannotBook: { why: 'booking' },
      booking: { became: 'booked', made: 'deal-1', settlement: makeMoney(10_300n, 'USD') },
    });
    const text = JSON.stringify(recording());
    expect([...secrets, 'secret-reference'].filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('tells which side the next quote keeps once the other one has the focus (OFX-QUOTE-8)', async () => {
    const { time, edit, look, goStale } = makeScreen();
    edit({ type: 'beneficiaries-chosen', beneficiaries: three.slice(0, 1) });
    edit({ type: 'buy-typed', text: '100' });
    await time.advance(600);
    edit({ type: 'side-focused', side: 'sell' });
    expect(look().seen).toMatchObject({ event: 'asked-otherwise', lock: 'Payment', cannotBook: null });
    goStale();
    await time.advance(6_000);
    expect(look().seen).toMatchObject({ quote: 'quote-2', cannotBook: { why: 'amount-moved' } });
    expect(look().seen?.settlement, 'what was typed stays in its field').toEqual(makeMoney(10_000n, 'USD'));
  });

  it('holds no name, no id, nothing that is no amount, and no number that is too long for one (REC-2)', async () => {
    const failure = callFailure('refused', '/secret', { messages: ['Ada is wrong'], requestId: 'GB33BUKB' });
    const { time, edit, note, recording, look } = makeScreen([failed(failure)]);
    edit({ type: 'beneficiaries-chosen', beneficiaries: three });
    edit({ type: 'buy-typed', text: '90' });
    await time.advance(600);
    expect(look().seen).toMatchObject({ failure: 'refused', cannotBook: { why: 'failed' } });
    for (const text of ['GB33BUKB20201555555555', '2020155555', '-5'])
      for (const event of [
        { type: 'buy-typed', text },
        { type: 'sell-total-typed', text },
        { type: 'part-typed', beneficiaryId: 'payee-7c0e', text },
      ] as const) {
        edit(event);
        await time.advance(600);
        expect(look().seen).toMatchObject({ quote: null, cannotBook: { why: 'nothing-asked' } });
      }
    note({ type: 'booking-answered', outcome: { kind: 'refused', failure } });
    const text = JSON.stringify(recording());
    expect([...secrets, '2020155', '673385185'].filter((secret) => text.includes(secret))).toEqual([]);
  });
});
