import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { bookingsIn, failure, openQuotedScope } from '../../../../test/fakeCorpay.ts';
import { openInstructForm } from '../../../../test/openInstructForm.ts';

type Opened = Awaited<ReturnType<typeof openQuotedScope>>;

const openIn = ({ scope }: Opened) =>
  scope.intents.state.open.flatMap((open) => (open.kind === 'booking' ? [open] : []));

/** Lets looks at the orders hang until they are answered, and counts them. */
const hangingLooks = ({ answers }: Opened) => {
  const waiting: (() => void)[] = [];
  answers.look = () => new Promise((resolve) => waiting.push(() => resolve(failed(failure('no-answer')))));
  return waiting;
};

const withLostBooking = async (): Promise<Opened> => {
  const opened = await openQuotedScope();
  opened.answers.book = async () => failed(failure('no-answer'));
  await opened.scope.deal.book();
  await opened.time.advance(0);
  return opened;
};

describe('what became of a booking is looked into once at a time', () => {
  it('a second look while one is on its way asks the partner nothing', async () => {
    const opened = await withLostBooking();
    const { scope, time } = opened;
    const looks = hangingLooks(opened);
    for (const open of openIn(opened)) void scope.intents.check(open);
    await time.advance(0);
    expect(openIn(opened)).toMatchObject([{ checking: true }]);
    for (const open of openIn(opened)) void scope.intents.check(open);
    await time.advance(0);
    expect(looks).toHaveLength(1);
    looks[0]?.();
    await time.advance(0);
    expect(openIn(opened)).toMatchObject([{ checking: false, settlement: { kind: 'unknown' } }]);
  });

  it('a press that would send the booking again sends nothing while it is looked into', async () => {
    const opened = await withLostBooking();
    const { scope, time, calls } = opened;
    hangingLooks(opened);
    for (const open of openIn(opened)) void scope.intents.check(open);
    await time.advance(0);
    for (const open of openIn(opened)) void scope.intents.sendAgain(open);
    await time.advance(0);
    expect(bookingsIn(calls)).toHaveLength(1);
  });

  it('two bookings are looked into side by side', async () => {
    const opened = await withLostBooking();
    const { scope, time } = opened;
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '500' });
    await time.advance(500);
    scope.deal.beside.want(true);
    await scope.deal.book();
    await time.advance(0);
    const looks = hangingLooks(opened);
    for (const open of openIn(opened)) void scope.intents.check(open);
    await time.advance(0);
    expect(openIn(opened)).toMatchObject([{ checking: true }, { checking: true }]);
    expect(looks).toHaveLength(2);
  });
});

describe('what the user says of an instruction', () => {
  it('is not taken while the partner is asked about it: the answer may say something else', async () => {
    const opened = await openInstructForm();
    const { store, answers, scope, time } = opened;
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('no-answer'));
    await store.submit();
    await time.advance(0);
    const [open] = scope.intents.state.open;
    if (open?.kind !== 'instruction') throw new Error('The instruction should be open.');
    expect(open.settlement).toMatchObject({ kind: 'unknown' });
    const waiting: (() => void)[] = [];
    const { show } = scope.session.corpay.orders;
    scope.session.corpay.orders.show = (number) =>
      new Promise((resolve) => waiting.push(() => resolve(show(number))));
    void scope.intents.check(open);
    await time.advance(0);
    await scope.intents.chooseInstruction(open, true);
    expect(scope.intents.state.open).toMatchObject([{ checking: true, settlement: { kind: 'unknown' } }]);
    waiting[0]?.();
    await time.advance(0);
    expect(scope.intents.state.open).toMatchObject([{ checking: false, settlement: { kind: 'unknown' } }]);
  });
});
