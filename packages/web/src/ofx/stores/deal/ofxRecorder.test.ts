import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { makeOfxRecording } from '@fx-gateway/domain/ofx/recording/makeOfxRecording.ts';
import { replayOfxRecording } from '@fx-gateway/domain/ofx/recording/replayOfxRecording.ts';
import { readOfxDraftAmount } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { ofxPayee, openAuthorizedScope } from '../../../../test/fakeOfx.ts';

type Scope = Awaited<ReturnType<typeof openAuthorizedScope>>['scope'];

const recordingIn = (scope: Scope) => {
  const product = { version: '0.1.0', commit: 'unknown' };
  const savedAt = '2026-11-23T00:00:00.000Z';
  const recording = makeOfxRecording(scope.recorder.notes(), { product, client: 'web', savedAt });
  if (recording === null) throw new Error('Nothing was noted.');
  return recording;
};

it('what stood on the screen comes out of the recording of the visit again, state by state (REC-1, REC-4)', async () => {
  const { scope, time, answers } = await openAuthorizedScope();
  const displayed: string[] = [];
  const look = () => {
    const { quote, deal } = scope;
    const { draft } = quote;
    displayed.push(
      [readOfxDraftAmount(draft, 'buy'), readOfxDraftAmount(draft, 'sell'), deal.cannotBook].join(),
    );
    const seen = replayOfxRecording(recordingIn(scope)).at(-1);
    const amountOf = (amount: NonNullable<typeof seen>['payment'] | undefined) =>
      amount == null ? 0 : Number(toDecimal(amount));
    expect([
      amountOf(seen?.settlement),
      amountOf(seen?.payment),
      seen?.parts.map(amountOf),
      seen?.lock,
      seen?.cannotBook?.why ?? null,
    ]).toEqual([
      Number(readOfxDraftAmount(draft, 'buy')),
      Number(readOfxDraftAmount(draft, 'sell')),
      draft.parts.length > 1 ? draft.parts.map(({ text }) => Number(text)) : [],
      draft.lockSide === 'buy' ? 'Settlement' : 'Payment',
      deal.cannotBook,
    ]);
  };
  scope.quote.start();
  look();
  const two = ['b1', 'b2'].map((id) => ofxPayee(id, `Thalassa ${id}`));
  scope.deal.change({ type: 'beneficiaries-chosen', beneficiaries: two });
  scope.deal.change({ type: 'side-focused', side: 'sell' });
  look();
  scope.deal.change({ type: 'sell-total-typed', text: '100.01' });
  look();
  await time.advance(600);
  look();
  scope.deal.change({ type: 'side-focused', side: 'buy' });
  look();
  answers.stale = true;
  await time.advance(5_500);
  look();
  scope.deal.change({ type: 'part-typed', beneficiaryId: 'b2', text: '70' });
  look();
  answers.stale = false;
  await time.advance(2_000);
  look();
  scope.quote.stop();
  look();
  scope.quote.start();
  await time.advance(600);
  look();
  expect(new Set(displayed).size).toBeGreaterThan(5);
  const { offer } = scope.quote.live;
  expect(await scope.deal.book()).not.toBeNull();
  const states = replayOfxRecording(recordingIn(scope));
  expect(states.find(({ booking }) => booking !== null)?.booking).toMatchObject({
    became: 'booked',
    made: 'deal-1',
    settlement: offer?.quote.buy,
    payment: offer?.quote.sell,
  });
  look();
});

it('a recording names nobody, and what is typed and is no amount is not in it (REC-2)', async () => {
  const { scope, time } = await openAuthorizedScope();
  scope.quote.start();
  scope.deal.payTo(ofxPayee('b1', 'Thalassa'), '90');
  await time.advance(600);
  await scope.deal.book();
  scope.deal.payTo(ofxPayee('b1', 'Thalassa'), 'GB33BUKB20201555555555');
  const text = JSON.stringify(recordingIn(scope));
  const secrets = ['Thalassa', '"b1"', 'GB33BUKB', '"q1"', 'd9', 'OFX-9', 'sub-1', 'GR16', '0695', 'Odos'];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain('"deal-1"');
});

it('how each call of the partner ended is in it, with the moment and the id of its request (REC-1)', async () => {
  const { scope, endCall } = await openAuthorizedScope();
  endCall({ call: 'POST /payments/quotes', status: 200, requestId: 'r-1', key: null });
  expect(scope.callRecorder.calls()).toMatchObject([
    { time: '2026-11-21T09:00:00.000Z', became: 'answered', requestId: 'r-1' },
  ]);
});

it('what other bookings stand in the way of a deal is in it, from the beginning (REC-1)', async () => {
  const { scope, answers, time } = await openAuthorizedScope();
  answers.book = async () => failed(callFailure('no-answer', '/payments/deals'));
  scope.quote.start();
  scope.deal.payTo(ofxPayee('b1', 'Thalassa'), '90');
  await time.advance(600);
  await scope.deal.book();
  await time.advance(0);
  const inTheWay = scope.recorder
    .notes()
    .flatMap(({ event }) => (event.type === 'earlier-bookings' ? [event.inTheWay] : []));
  expect(inTheWay).toEqual(['journal-unread', null, 'earlier-booking-open']);
});
