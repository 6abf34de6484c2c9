import { journalEntryId, type StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addressNow,
  bookedOrder,
  button,
  drawPages,
  fill,
  pageOfBookedOrder,
  words,
} from '../../../test/drawnPages.tsx';
import { failure, thalassa } from '../../../test/fakeCorpay.ts';
import { OrderStore } from '../stores/deal/OrderStore.ts';

afterEach(cleanup);

type Drawn = Awaited<ReturnType<typeof drawPages>>;

const nothingPaid = /Nothing is paid|Nobody is paid|not instructed/;

const paid = {
  payeeName: thalassa.payee,
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

const paidFrom = {
  amount: { currency: 'USD', amount: 11_531.01 },
  isFee: false,
  accountId: 'usd-2',
  accountDetails: 'USD wire',
};

const bookingIntent: StoredBookingCall = {
  kind: 'booking',
  quoteId: 'q-lost',
  idempotencyKey: 'key-lost',
  settlement: makeMoney(1_153_402n, 'USD'),
  payment: makeMoney(1_000_000n, 'EUR'),
  lockSide: 'Payment',
  rate: 0.867,
  endsAt: null,
  beneficiaryId: thalassa.clientIntegrationId,
  payee: thalassa.payee,
  newestOrder: null,
  startedAt: 0,
};

const openForm = async ({ pass }: Drawn) => {
  fireEvent.click(button('Instruct Payment'));
  await pass(0);
};

const submit = async ({ pass }: Drawn) => {
  fireEvent.click(button('Submit'));
  await pass(0);
};

const openFilledForm = async (options?: Parameters<typeof drawPages>[1]) => {
  const drawn = await drawPages(pageOfBookedOrder, options);
  await openForm(drawn);
  fill('Payment Purpose', 'GOODS');
  return drawn;
};

/** Submitted without an answer, and found out that it came to nothing. */
const afterNothing = async (options?: Parameters<typeof drawPages>[1]) => {
  const drawn = await openFilledForm(options);
  drawn.answers.instruct = async () => failed(failure('no-answer'));
  await submit(drawn);
  await drawn.pass(45_000);
  expect(words()).toContain(`The payment of deal ${bookedOrder} was not instructed`);
  return drawn;
};

describe('the page of an order', () => {
  it.each(['', '?success=true'])(
    'says once what stays uninstructed of an order that is paid in part, also where it is confirmed: %s',
    async (query) => {
      await drawPages(`${pageOfBookedOrder}${query}`, {
        prepare: ({ answers }) => {
          answers.payments = [{ ...paid, amount: { currency: 'EUR', amount: 9_000 } }];
        },
      });
      expect(screen.getAllByText(/^€1,000\.00 of €10,000\.00 stays uninstructed\./)).toHaveLength(1);
    },
  );

  it('is not called confirmed beside the word of the partner that there is none', async () => {
    await drawPages(`${pageOfBookedOrder}?success=true`, {
      prepare: ({ answers }) => {
        answers.orderTrouble = () => failure('refused', { status: 403 });
      },
    });
    expect(words()).toContain('Unable to retrieve order');
    expect(words()).not.toContain('Order confirmed!');
    expect(screen.getByRole('link', { name: 'Back to your orders' })).toBeTruthy();
  });

  it('says nothing of a rest where all is instructed', async () => {
    await drawPages(pageOfBookedOrder, {
      prepare: ({ answers }) => {
        answers.payments = [paid];
      },
    });
    expect(words()).toContain('Beneficiary Name');
    expect(words()).not.toContain('uninstructed');
  });

  it('promises that nothing is paid until its instruction is sent, and never while what became of that is open', async () => {
    const drawn = await openFilledForm();
    const { answers, pass } = drawn;
    expect(words()).toMatch(nothingPaid);
    const sent: ((answer: ReturnType<typeof failed<ReturnType<typeof failure>>>) => void)[] = [];
    answers.instruct = () => new Promise((resolve) => sent.push(resolve));
    await submit(drawn);
    expect(words()).not.toMatch(nothingPaid);
    expect(words()).toContain('It is not known yet whether its payment is instructed.');
    await act(async () => sent[0]?.(failed(failure('no-answer'))));
    await pass(0);
    expect(words()).toContain('What became of your instruction?');
    expect(words()).not.toMatch(nothingPaid);
    await pass(45_000);
    expect(words()).toMatch(nothingPaid);
  });

  it('promises nothing of the kind either from the moment it is found instructed', async () => {
    const drawn = await openFilledForm();
    drawn.answers.instruct = async () => failed(failure('no-answer'));
    await submit(drawn);
    drawn.answers.payments = [paid];
    drawn.answers.settlements = [paidFrom];
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(words()));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await drawn.pass(45_000);
    watch.disconnect();
    expect(seen.length).toBeGreaterThan(0);
    for (const text of [...seen, words()]) expect(text).not.toMatch(nothingPaid);
    expect(words()).toContain(`${thalassa.payee} receives €10,000.00`);
  });

  it('says of an instruction that it sent itself that it may be on its way, not that another tab sent it', async () => {
    const drawn = await openFilledForm();
    drawn.answers.instruct = async () => failed(failure('no-answer'));
    await submit(drawn);
    expect(words()).toContain('It may still be on its way. Look again in a minute.');
    expect(words()).not.toContain('another tab');
  });

  it('asks before it is left while its instruction is open, without a word that it is not instructed', async () => {
    const drawn = await openFilledForm();
    drawn.answers.instruct = async () => failed(failure('no-answer'));
    await submit(drawn);
    fireEvent.click(screen.getByRole('link', { name: 'See All' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('It is not known yet whether this deal is instructed');
    expect(dialog.textContent).not.toMatch(/not instructed yet|at any time/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await drawn.pass(0);
    expect(addressNow()).toBe('/secure/fxgateway/orders');
    expect(words()).toContain(bookedOrder);
    expect(words()).not.toMatch(/Not instructed(?! only)/);
  });

  it.each([
    ['is sent again, whatever becomes of it', new Promise<never>(() => undefined)],
    ['is confirmed', null],
    ['is refused', Promise.resolve(failed(failure('refused', { status: 400 })))],
  ])('no longer says of its payment that it was not instructed once it %s', async (_what, answer) => {
    const drawn = await afterNothing();
    drawn.answers.instruct = answer === null ? null : () => answer;
    if (answer === null) drawn.answers.payments = [paid];
    await submit(drawn);
    expect(words()).not.toContain('was not instructed');
    expect(words().includes('Order confirmed!')).toBe(answer === null);
  });

  it('no longer says that its payment was not instructed once it shows one', async () => {
    const drawn = await afterNothing();
    drawn.answers.payments = [paid];
    fireEvent.click(button('Not now'));
    fireEvent.click(button('Leave'));
    fireEvent.click(screen.getByRole('link', { name: 'See All' }));
    await drawn.pass(0);
    expect(words()).toContain('was not instructed');
    fireEvent.click(screen.getByRole('link', { name: new RegExp(bookedOrder) }));
    await drawn.pass(0);
    expect(words()).toContain(`${thalassa.payee} receives €10,000.00`);
    expect(words()).not.toContain('was not instructed');
  });

  it('offers no way to where one already is', async () => {
    const drawn = await afterNothing();
    expect(screen.queryByRole('link', { name: 'Instruct Payment' })).toBeNull();
    drawn.answers.instruct = async () => failed(failure('no-answer'));
    drawn.answers.payments = [paid];
    drawn.answers.settlements = [paidFrom];
    await submit(drawn);
    expect(words()).toContain(`The payment of deal ${bookedOrder} is instructed`);
    expect(screen.queryByRole('link', { name: 'See the order' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'See All' }));
    await drawn.pass(0);
    expect(screen.getByRole('link', { name: 'See the order' })).toBeTruthy();
  });

  it('promises nothing after an instruction that came to nothing until it was loaded anew', async () => {
    const drawn = await openFilledForm();
    const { answers, scope, pass } = drawn;
    answers.instruct = async () => failed(failure('no-answer'));
    await submit(drawn);
    answers.orderTrouble = () =>
      scope.intents.state.open.some(({ settlement }) => settlement?.kind === 'not-instructed')
        ? failure('server-trouble', { status: 500 })
        : null;
    await pass(45_000);
    expect(words()).toContain(`Unable to retrieve order. Order ID: ${bookedOrder}`);
    expect(words()).not.toContain('Nothing is paid');
    answers.orderTrouble = null;
    fireEvent.click(button('Try again'));
    await pass(0);
    expect(words()).toContain('Nothing is paid');
  });

  it('no longer says that its payment has to be instructed once it is, after its booking was found', async () => {
    const drawn = await openFilledForm({
      prepare: ({ scope }) => {
        const booked = { kind: 'booked', orderNumber: bookedOrder } as const;
        scope.intents.send({ type: 'answer-lost', intent: bookingIntent, failure: null });
        scope.intents.send({
          type: 'booking-checked',
          id: journalEntryId(bookingIntent),
          settlement: booked,
        });
      },
    });
    expect(words()).toContain('The payment still has to be instructed.');
    expect(screen.queryByRole('link', { name: 'Instruct Payment' })).toBeNull();
    drawn.answers.payments = [paid];
    await submit(drawn);
    expect(words()).toContain('Order confirmed!');
    expect(words()).not.toContain('still has to be instructed');
  });

  it('asks before Not now throws away what was typed, and only then', async () => {
    const drawn = await drawPages(pageOfBookedOrder);
    await openForm(drawn);
    fireEvent.click(button('Not now'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('Payment Reference')).toBeNull();
    await openForm(drawn);
    fill('Payment Reference', 'INV-7');
    fireEvent.click(button('Not now'));
    expect(screen.getByRole('dialog').textContent).toContain('This deal is not instructed yet');
    fireEvent.click(button('Stay'));
    expect(screen.getByLabelText<HTMLInputElement>('Payment Reference').value).toBe('INV-7');
    fireEvent.click(button('Not now'));
    fireEvent.click(button('Leave'));
    expect(screen.queryByLabelText('Payment Reference')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addressNow()).toBe(pageOfBookedOrder);
  });

  it('promises nothing while another tab instructs it, and says that it may be on its way from there', async () => {
    const store = createMemoryStore();
    const theirs = await openFilledForm({ options: { store } });
    cleanup();
    const { pass } = await drawPages(pageOfBookedOrder, { options: { store } });
    theirs.answers.instruct = () => new Promise(() => undefined);
    const order = new OrderStore(theirs.scope.instructDependencies, bookedOrder);
    order.start();
    await theirs.time.advance(0);
    await order.openInstruct();
    order.instruct?.start();
    await theirs.time.advance(0);
    order.instruct?.set('paymentPurpose', 'GOODS');
    void order.instruct?.submit();
    await pass(0);
    expect(words()).toContain('Another tab sent the instruction of deal');
    expect(words()).toContain('It may still be on its way.');
    expect(words()).not.toMatch(nothingPaid);
    // It has its place in the page only where the user wants it there: nothing moves by itself.
    expect(words()).not.toContain('What became of your instruction?');
    fireEvent.click(button('Show'));
    expect(words()).toContain('What became of your instruction?');
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  });
});

it('an order that is instructed elsewhere waits no more as soon as the user comes back', async () => {
  const { answers, pass } = await drawPages(pageOfBookedOrder);
  expect(button('Instruct Payment')).toBeTruthy();
  answers.payments = [paid];
  fireEvent(document, new Event('visibilitychange'));
  await pass(0);
  expect(screen.queryByRole('button', { name: 'Instruct Payment' })).toBeNull();
});
