import { makeCorpayRecording } from '@fx-gateway/domain/corpay/recording/makeCorpayRecording.ts';
import { replayRecording } from '@fx-gateway/domain/corpay/recording/replayRecording.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { failure, openQuotedScope, thalassa } from '../../../../test/fakeCorpay.ts';

const recordingIn = (scope: Awaited<ReturnType<typeof openQuotedScope>>['scope']) => {
  const product = { version: '0.1.0', commit: 'unknown' };
  const savedAt = '2026-11-23T00:00:00.000Z';
  const recording = makeCorpayRecording(scope.recorder.notes(), { product, client: 'web', savedAt });
  if (recording === null) throw new Error('Nothing was noted.');
  return recording;
};

it('what stood on the screen comes out of the recording of the visit again, state by state (REC-1, REC-4)', async () => {
  const { scope, time } = await openQuotedScope();
  const displayed: (readonly [string, string, string | null])[] = [];
  const look = () => {
    const { quote, deal } = scope;
    displayed.push([quote.displayed('Settlement'), quote.displayed('Payment'), deal.cannotBook]);
    const seen = replayRecording(recordingIn(scope)).at(-1);
    const amountOf = (amount: NonNullable<typeof seen>['payment'] | undefined) =>
      amount == null ? '' : toDecimal(amount);
    const now = [Number(quote.displayed('Settlement')), Number(quote.displayed('Payment')), deal.cannotBook];
    expect([
      Number(amountOf(seen?.settlement)),
      Number(amountOf(seen?.payment)),
      seen?.cannotBook?.why ?? null,
    ]).toEqual(now);
  };
  look();
  await time.advance(30_000);
  look();
  scope.deal.change({ type: 'amount-typed', side: 'Settlement', text: '7000' });
  look();
  await time.advance(600);
  look();
  scope.quote.stop();
  look();
  scope.quote.start();
  await time.advance(600);
  look();
  expect(new Set(displayed.map(String)).size).toBeGreaterThan(3);
  await scope.deal.book();
  const states = replayRecording(recordingIn(scope));
  expect(states.find(({ booking }) => booking !== null)?.booking).toMatchObject({
    became: 'booked',
    made: 'order-1',
    settlement: scope.deal.booked?.quote.settlement,
    payment: scope.deal.booked?.quote.payment,
  });
});

it('a recording names nobody, and what is typed and is no amount is not in it (REC-2)', async () => {
  const { scope } = await openQuotedScope();
  await scope.deal.book();
  scope.deal.change({ type: 'amount-typed', side: 'Payment', text: 'GB33BUKB20201555555555' });
  const text = JSON.stringify(recordingIn(scope));
  const secrets = [thalassa.payee, thalassa.clientIntegrationId, 'GB33BUKB', 'q-1', '20418300', 'sub-1'];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain('"order-1"');
});

it('how each call of the partner ended is in it, with the moment and the id of its request (REC-1)', async () => {
  const { scope, time, endCall } = await openQuotedScope();
  endCall({ call: 'POST /deal/book', status: null, requestId: null, key: 'key-1' });
  await time.advance(2_000);
  endCall({ call: 'POST /deal/book', status: 200, requestId: 'r-1', key: 'key-1' });
  expect(scope.callRecorder.calls()).toMatchObject([
    { time: '2026-11-21T09:00:00.500Z', became: 'lost', requestId: null },
    { time: '2026-11-21T09:00:02.500Z', became: 'repeated', requestId: 'r-1' },
  ]);
});

it('what other bookings stand in the way of a deal is in it, from the beginning (REC-1)', async () => {
  const { scope, answers, time } = await openQuotedScope();
  answers.book = async () => failed(failure('no-answer'));
  await scope.deal.book();
  await time.advance(0);
  const inTheWay = scope.recorder
    .notes()
    .flatMap(({ event }) => (event.type === 'earlier-bookings' ? [event.inTheWay] : []));
  expect(inTheWay).toEqual(['journal-unread', null, 'earlier-booking-open']);
});
