import type { OrderPayment } from '@fx-gateway/domain/corpay/api/order.ts';
import { maxInstructionCallMs } from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedScope } from '../../../../test/fakeCorpay.ts';
import { heldCall } from '../../../../test/heldCall.ts';
import { observersOf } from '../../../../test/observersOf.ts';
import { OrderStore } from './OrderStore.ts';

const payment: OrderPayment = {
  payeeName: 'Thalassa Olive Cooperative',
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

/** The page of a deal that was booked here, with how often the partner was asked how its order is. */
const openOrder = async (store = createMemoryStore()) => {
  const opened = await openQuotedScope({ store });
  const { scope, time } = opened;
  await scope.deal.book();
  const { orders } = scope.session.corpay;
  const show = orders.show.bind(orders);
  let looks = 0;
  orders.show = (number) => {
    looks += 1;
    return show(number);
  };
  const page = new OrderStore(scope.instructDependencies, '20418300');
  page.start();
  await time.advance(0);
  return { ...opened, store, orders, page, looks: () => looks };
};

/** The same with the form open and filled in. */
const openForm = async () => {
  const opened = await openOrder();
  const { page, time } = opened;
  await page.openInstruct();
  const form = page.instruct;
  if (form === null) throw new Error('The form should be open.');
  form.start();
  await time.advance(0);
  form.set('paymentPurpose', 'GOODS');
  form.tick('detailsChecked', true);
  return { ...opened, form };
};

describe('the page of an order that nothing answered', () => {
  it('asks once more by itself when the connection is back, and only then', async () => {
    const { page, orders, time, looks } = await openOrder();
    const { show } = orders;
    orders.show = async () => failed(failure('no-answer'));
    await page.order.load();
    expect(page.order.failure?.kind).toBe('no-answer');
    orders.show = show;
    page.connectionBack();
    await time.advance(0);
    expect([page.order.failure, page.current?.ordNum, looks()]).toEqual([null, '20418300', 2]);
    page.connectionBack();
    await time.advance(0);
    expect(looks()).toBe(2);
  });
});

describe('the page of an order without payments', () => {
  it('says that the order waits for its instruction, by the moment of now', async () => {
    const { page, time } = await openOrder();
    expect([page.current?.ordNum, page.awaitsInstruction, page.cannotInstruct]).toEqual([
      '20418300',
      true,
      null,
    ]);
    expect(page.known).toEqual({
      now: time.clock.now(),
      underWay: false,
      markedPaid: false,
      instructedOn: null,
      refused: null,
    });
  });

  it('opens the form for whom the deal was booked, and for all that was bought', async () => {
    const { page } = await openOrder();
    const opening = page.openInstruct();
    expect(page.opening).toBe(true);
    await opening;
    expect(page.opening).toBe(false);
    expect(page.instruct?.filling.form).toMatchObject({ beneficiaryId: 'b-1', amount: '10000.00' });
    expect(page.instruct?.deal).toMatchObject({ orderNumber: '20418300', settlementCurrency: 'USD' });
    page.closeInstruct();
    expect(page.instruct).toBeNull();
  });

  it('opens one form when the button is pressed twice', async () => {
    const { page } = await openOrder();
    const first = page.openInstruct();
    const second = page.openInstruct();
    await second;
    expect(page.instruct).toBeNull();
    await first;
    expect(page.instruct).not.toBeNull();
  });

  it('leaves the choice to the user where this device cannot read for whom it was booked', async () => {
    const { page, store } = await openOrder();
    store.read = () => Promise.reject(new Error('the disk is gone'));
    await page.openInstruct();
    expect(page.instruct?.filling.form).toMatchObject({ beneficiaryId: '', amount: '10000.00' });
  });

  it('opens no form before the order is there, nor in a currency that is not known here', async () => {
    const { scope, page, orders, time } = await openOrder();
    const notLoaded = new OrderStore(scope.instructDependencies, '20418300');
    await notLoaded.openInstruct();
    expect([notLoaded.instruct, notLoaded.current, notLoaded.awaitsInstruction]).toEqual([null, null, false]);
    const { show } = orders;
    orders.show = async (number) => {
      const answer = await show(number);
      return answer.ok ? succeeded({ ...answer.value, sell: { currency: 'XQX', amount: 5 } }) : answer;
    };
    page.refresh();
    await time.advance(0);
    await page.openInstruct();
    expect(page.instruct).toBeNull();
  });

  it('opens no form before the beneficiaries are there, and says why', async () => {
    const { answers, scope, page, time } = await openOrder();
    scope.session.signOut();
    expect(page.cannotInstruct).toEqual({ kind: 'beneficiaries-loading' });
    answers.beneficiaries = failed(failure('no-answer'));
    scope.session.start();
    await scope.session.beneficiaries.load();
    await time.advance(0);
    expect(page.cannotInstruct).toMatchObject({ kind: 'beneficiaries-unavailable' });
    await page.openInstruct();
    expect(page.instruct).toBeNull();
  });
});

describe('an order whose payment was just instructed from its page', () => {
  it('is not shown as waiting any more, whatever the order that was loaded before says', async () => {
    const { page, form, answers, time, looks } = await openForm();
    expect(await form.submit()).toBe('20418300');
    const before = looks();
    page.wasInstructed();
    expect([page.instruct, page.current, page.awaitsInstruction]).toEqual([null, null, false]);
    answers.payments = [payment];
    await time.advance(0);
    expect(looks()).toBe(before + 1);
    page.refresh();
    await time.advance(0);
    expect(page.current?.payments).toHaveLength(1);
    expect(page.awaitsInstruction).toBe(false);
  });

  it('is asked for once: the page does not ask by itself while it sends, nor after a refusal', async () => {
    const { page, form, answers, time, looks } = await openForm();
    const { held, goOn } = heldCall(async () =>
      failed(failure('refused', { status: 400, messages: ['No.'] })),
    );
    answers.instruct = held;
    const sent = form.submit();
    await time.advance(0);
    expect(page.instructionUnderWay).toBe(true);
    const before = looks();
    page.refresh();
    await time.advance(0);
    expect(looks()).toBe(before);
    goOn();
    await sent;
    await time.advance(0);
    expect(looks(), 'the look of the instruction itself').toBe(before + 1);
    expect([page.instructionUnderWay, page.outdated, page.awaitsInstruction]).toEqual([false, null, true]);
    page.refresh();
    await time.advance(0);
    expect(looks()).toBe(before + 2);
  });
});

const openLost = async () => {
  const opened = await openForm();
  opened.answers.instruct = async () => failed(failure('no-answer'));
  await opened.form.submit();
  await opened.time.advance(0);
  return opened;
};

describe('an order whose instruction has no answer', () => {
  it('cannot be instructed once more, and is said to be under way', async () => {
    const { page } = await openLost();
    expect(page.cannotInstruct).toEqual({ kind: 'earlier-instruction-open' });
    expect([page.instructionUnderWay, page.awaitsInstruction]).toEqual([true, true]);
  });

  it('is loaded again once that is known to have failed, and waits only by what is loaded then', async () => {
    const { page, answers, time } = await openLost();
    answers.orderTrouble = () =>
      page.cannotInstruct === null ? failure('no-answer', { path: '/orders' }) : null;
    await time.advance(45_000);
    expect(page.cannotInstruct).toBeNull();
    expect(page.order.failure).not.toBeNull();
    expect(page.instructionUnderWay, 'by the order of before').toBe(true);
    answers.orderTrouble = null;
    page.refresh();
    await time.advance(0);
    expect([page.instructionUnderWay, page.awaitsInstruction]).toEqual([false, true]);
  });

  it('is shown as instructed once its payments are found, although the order here is older', async () => {
    const { page, answers, scope, time } = await openLost();
    answers.payments = [payment];
    answers.settlements = [
      {
        amount: { currency: 'USD', amount: 11_531.01 },
        isFee: false,
        accountId: 'usd-2',
        accountDetails: 'Account usd-2',
      },
    ];
    answers.orderTrouble = () => (scope.intents.foundInstructed('20418300') ? failure('no-answer') : null);
    await time.advance(45_000);
    expect(scope.intents.foundInstructed('20418300')).toBe(true);
    expect([page.current, page.awaitsInstruction]).toEqual([null, false]);
    answers.orderTrouble = null;
    page.refresh();
    await time.advance(0);
    expect(page.current?.payments).toHaveLength(1);
  });
});

describe('an order that was instructed elsewhere', () => {
  it('waits no more on this device, and nothing says that it still has to be instructed', async () => {
    const { page, scope, answers, time } = await openForm();
    answers.instruct = async () => failed(failure('server-trouble', { status: 500 }));
    await page.instruct?.submit();
    await time.advance(maxInstructionCallMs + 1_000);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'not-instructed' } }]);
    expect(scope.intents.state.awaited).toHaveLength(1);
    answers.payments = [payment];
    page.refresh();
    await time.advance(0);
    expect(scope.intents.state).toMatchObject({ open: [], awaited: [] });
  });

  it('by another tab, faster than this one looked, is shown as instructed at once', async () => {
    const { page, scope, store, answers, time } = await openForm();
    answers.payments = [payment];
    const [awaited] = scope.intents.state.awaited;
    if (awaited === undefined) throw new Error('The deal should wait.');
    await createCorpayJournal(store, 'sub-1').settle(awaited);
    await time.advance(0);
    expect(page.current?.payments).toHaveLength(1);
  });

  it('and loaded before its page is shown again, waits no more either', async () => {
    const { page, scope, answers, time } = await openOrder();
    page.stop();
    answers.payments = [payment];
    await page.order.load();
    expect(scope.intents.state.awaited).toHaveLength(1);
    page.start();
    await time.advance(0);
    expect(scope.intents.state.awaited).toEqual([]);
  });
});

it('a page that was left follows nothing any more, and one that is shown again follows once', async () => {
  const { page, scope, looks, answers, time } = await openOrder();
  new OrderStore(scope.instructDependencies, '20418299').stop();
  const before = observersOf(scope);
  page.start();
  await time.advance(0);
  expect(observersOf(scope)).toBe(before);
  page.stop();
  expect(observersOf(scope)).toBeLessThan(before);
  const asked = looks();
  answers.orderTrouble = () => failure('missing-token');
  page.refresh();
  await time.advance(0);
  scope.session.tryAgain();
  await time.advance(0);
  expect(looks()).toBe(asked + 1);
  page.start();
  await time.advance(0);
  expect(observersOf(scope)).toBe(before);
});
